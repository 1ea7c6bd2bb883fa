import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { birthOptions } from "./engine/read-birth.ts";
import { familyOptions } from "./engine/read-family.ts";
import { Usage } from "./engine/usage.ts";
import { ensureEngineData } from "./steps/data.ts";
import { main } from "./steps/tell.ts";

const string = { type: "string" } as const;
const HELP =
  "npm run -s engine -- business | chart | cite | draw | grids | homophones | names | score, each with its options (see README)";

/**
 * `npm run -s engine -- <command> …`: the engine's own figures as JSON on stdout, for people who want to check it. What
 * cannot be done is one line on stderr and exit code 2.
 */
await main(async () => {
  const [command = "", ...args] = process.argv.slice(2);
  try {
    console.log(JSON.stringify(await answer(command, args), null, 2));
    return 0;
  } catch (error) {
    if (!(error instanceof Usage) && !isBadOption(error)) throw error;
    console.error(error.message.split("\n")[0]);
    return 2;
  }
});

/** What is derived is made before the engine is loaded, which imports it. */
async function answer(command: string, args: string[]): Promise<unknown> {
  await ensureEngineData();
  const commands = await import("./engine/commands.ts");
  const read = <const T extends ParseArgsOptionsConfig>(options: T) =>
    parseArgs({ args, options, allowPositionals: false }).values;
  switch (command) {
    case "business": {
      const { businessCommand, businessOptions } = await import("./engine/business.ts");
      return businessCommand(read(businessOptions));
    }
    case "chart":
      return commands.chartCommand(read(birthOptions));
    case "cite": {
      const { citeCommand } = await import("./engine/cite.ts");
      return citeCommand(parseArgs({ args, allowPositionals: true }).positionals);
    }
    case "draw": {
      const { drawCommand, drawOptions } = await import("./engine/draw.ts");
      return drawCommand(read(drawOptions));
    }
    case "grids":
      return commands.gridsCommand(read({ surname: string, given: string }));
    case "homophones": {
      const { homophonesCommand } = await import("./engine/homophones.ts");
      const options = { cantonese: { type: "boolean" } } as const;
      const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
      return homophonesCommand(positionals, values);
    }
    case "names":
      return commands.namesCommand(read({ ...familyOptions, count: string, skip: string }));
    case "score":
      return commands.scoreCommand(read({ ...familyOptions, given: string }));
    default:
      throw new Usage(HELP);
  }
}

/** What parseArgs says of an option it does not know or that lacks its value. */
function isBadOption(error: unknown): error is Error {
  return error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}
