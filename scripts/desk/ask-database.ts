import * as v from "valibot";
import { start } from "../steps/commands.ts";
import { Trouble } from "../steps/tell.ts";

const Answer = v.pipe(
  v.string(),
  v.parseJson(),
  v.tuple([v.object({ results: v.array(v.record(v.string(), v.unknown())) })]),
);

/** The rows of one statement, through wrangler: of the database here, or of production's. */
export async function askDatabase(sql: string, isRemote: boolean): Promise<Record<string, unknown>[]> {
  const where = isRemote ? ["--remote"] : ["--local", "--persist-to", ".wrangler/state"];
  const config = ["-c", "functions/origin/wrangler.toml"];
  const child = start(
    "wrangler",
    ["d1", "execute", "luopan", ...config, ...where, "--json", "--command", sql],
    {
      output: "pipe",
    },
  );
  const [said, complaint]: [string[], string[]] = [[], []];
  child.stdout?.on("data", (chunk) => said.push(String(chunk)));
  child.stderr?.on("data", (chunk) => complaint.push(String(chunk)));
  const code = await new Promise<number>((done, fail) => {
    child.on("error", fail);
    child.on("close", (exit) => done(exit ?? 1));
  });
  const answer = v.safeParse(Answer, said.join(""));
  if (code !== 0 || !answer.success) {
    throw new Trouble(`The database does not answer:\n${[...said, ...complaint].join("").trim()}`);
  }
  return answer.output[0].results;
}
