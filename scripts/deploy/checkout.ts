import { createHash, randomBytes } from "node:crypto";
import {
  appendFileSync,
  chmodSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { run } from "#scripts/steps/commands.ts";
import { Trouble } from "#scripts/steps/tell.ts";
import type { Answers } from "./answers.ts";
import type { Keys } from "./secrets.ts";
import type { Worker } from "./workers.ts";

/** Answers of the last time, without secrets; git ignores both files. */
export const ANSWERS = ".deploy.json";
const KEYS = ".deploy.keys";

const Kept = v.record(v.string(), v.string());

/** The answers in a file; none where there is no such file. */
export function readAnswers(file: string): Answers {
  if (!existsSync(file)) return {};
  const read = v.safeParse(Kept, JSON.parse(readFileSync(file, "utf8")));
  if (!read.success) throw new Trouble(`${file} must be an object of texts: {"PUBLIC_URL": "https://…"}`);
  return read.output;
}

/** Makes a key and keeps a copy beside the checkout, for its owner to take away. */
export const keptKeys =
  (say: (line: string) => void): Keys =>
  (name) => {
    const key = `k1:${randomBytes(32).toString(name === "DATA_KEYS" ? "base64" : "hex")}`;
    appendFileSync(KEYS, `${name}=${key}\n`, { mode: 0o600 });
    chmodSync(KEYS, 0o600);
    say(`${name} is new: move ${KEYS} to a safe place. Without DATA_KEYS nothing stored can be read again.`);
    return key;
  };

/** Writes the id of a database into the wrangler.toml that names it. */
export function writeId(config: string, database: string, id: string): void {
  const toml = readFileSync(config, "utf8");
  const block = new RegExp(`(database_name = "${database}"[^[]*?database_id = ")[^"]*(")`);
  if (!block.test(toml))
    throw new Trouble(`${config} does not say database_id of ${database} below its name.`);
  writeFileSync(config, toml.replace(block, `$1${id}$2`));
}

/** What a Worker is made of: its bundle, its configuration, its files, and what it is told. */
export const digestsOf =
  (answers: Answers) =>
  async ({ config }: Worker): Promise<string> => {
    const outdir = mkdtempSync(join(tmpdir(), "luopan-deploy-"));
    try {
      const what = `wrangler deploy -c ${config} --dry-run`;
      await run("wrangler", ["deploy", "-c", config, "--dry-run", "--outdir", outdir], what);
      const hash = createHash("sha256").update(JSON.stringify(answers)).update(readFileSync(config));
      for (const file of filesOf(config, outdir)) hash.update(file).update(readFileSync(file));
      return hash.digest("hex").slice(0, 25);
    } finally {
      rmSync(outdir, { recursive: true, force: true });
    }
  };

/** The files of a bundle and of the assets beside it. */
function filesOf(config: string, outdir: string): string[] {
  const [, assets] = /\[assets\]\s+directory = "([^"]+)"/.exec(readFileSync(config, "utf8")) ?? [];
  const folders = assets === undefined ? [] : [join(dirname(config), assets)];
  const bundle = globSync(join(outdir, "**/*.js"));
  return [...bundle, ...folders.flatMap((folder) => globSync(join(folder, "**/*.*")))].sort();
}
