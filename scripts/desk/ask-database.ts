import * as v from "valibot";
import { start } from "../steps/commands.ts";
import { Trouble } from "../steps/tell.ts";

const Answer = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ results: v.array(v.record(v.string(), v.unknown())) })),
);
type Rows = Record<string, unknown>[];

/** The rows of one statement, through wrangler: of the database here, or of production's. */
export async function askDatabase(sql: string, isRemote: boolean): Promise<Rows> {
  const [rows = []] = await askStatements([sql], isRemote);
  return rows;
}

/** The rows of each of several statements, which D1 runs as one transaction. */
export async function askStatements(statements: readonly string[], isRemote: boolean): Promise<Rows[]> {
  const where = isRemote ? ["--remote"] : ["--local", "--persist-to", ".wrangler/state"];
  const config = ["-c", "functions/origin/wrangler.toml"];
  const args = ["d1", "execute", "luopan", ...config, ...where, "--json", "--command", statements.join("; ")];
  const child = start("wrangler", args, { output: "pipe" });
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
  return answer.output.map(({ results }) => results);
}
