import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { businessCommand, businessOptions } from "./business.ts";
import { citeCommand } from "./cite.ts";
import { chartCommand, gridsCommand, namesCommand, scoreCommand, whyCommand } from "./commands.ts";
import { drawCommand, drawOptions } from "./draw.ts";
import { homophonesCommand } from "./homophones.ts";
import { listenCommand, listenOptions } from "./listen.ts";
import { birthOptions } from "./read-birth.ts";
import { familyOptions } from "./read-family.ts";
import { Usage } from "./usage.ts";

const string = { type: "string" } as const;
const HELP =
  "npm run -s engine -- business | chart | cite | draw | grids | homophones | listen | names | score | why, each with its options (see README)";

/** What a run of the command line prints and ends with: JSON and 0, or one line that says what is wrong and 2. */
interface EngineRun {
  readonly code: 0 | 2;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs one command of the engine's command line. The engine must know its data (steps/data.ts); bugs throw. */
export async function runEngine(words: readonly string[], input: Iterable<string> = []): Promise<EngineRun> {
  const [command = "", ...args] = words;
  try {
    if (command === "listen") {
      const { values } = parseArgs({ args, options: listenOptions, allowPositionals: false });
      return { code: 0, stdout: linesOf(listenCommand(input, values)), stderr: "" };
    }
    return { code: 0, stdout: JSON.stringify(await answerOf(command, args), null, 2), stderr: "" };
  } catch (error) {
    if (!(error instanceof Usage) && !isBadOption(error)) throw error;
    return { code: 2, stdout: "", stderr: error.message.split("\n")[0] ?? "" };
  }
}

/** One JSON object a line. */
function linesOf(answers: Iterable<object>): string {
  return Array.from(answers, (answer) => JSON.stringify(answer)).join("\n");
}

function answerOf(command: string, args: string[]): unknown {
  const read = <const T extends ParseArgsOptionsConfig>(options: T) =>
    parseArgs({ args, options, allowPositionals: false }).values;
  switch (command) {
    case "business":
      return businessCommand(read(businessOptions));
    case "chart":
      return chartCommand(read(birthOptions));
    case "cite":
      return citeCommand(parseArgs({ args, allowPositionals: true }).positionals);
    case "draw":
      return drawCommand(read(drawOptions));
    case "grids":
      return gridsCommand(read({ surname: string, given: string }));
    case "homophones": {
      const options = { cantonese: { type: "boolean" } } as const;
      const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
      return homophonesCommand(positionals, values);
    }
    case "names":
      return namesCommand(read({ ...familyOptions, count: string, skip: string }));
    case "score":
      return scoreCommand(read({ ...familyOptions, given: string }));
    case "why":
      return whyCommand(read({ ...familyOptions, given: string }));
    default:
      throw new Usage(HELP);
  }
}

/** What parseArgs says of an option it does not know or that lacks its value. */
function isBadOption(error: unknown): error is Error {
  return error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}
