import { spawn, spawnSync } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { ENGINE_VERSION } from "#functions/naming/version.ts";
import { ROOMS } from "#scripts/engine/package/pack-engine.ts";
import { reachedFrom } from "#scripts/engine/package/reached-from.ts";
import { runEngine } from "#scripts/engine/run-engine.ts";
import { type Packed, packAndInstall } from "#tests/kit/answers/engine/packed.ts";

let packed: Packed;
beforeAll(async () => {
  packed = await packAndInstall();
}, 120_000);

const node = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: packed.empty, encoding: "utf8" });
const FAMILY = ["names", "--surname", "林", "--sex", "female", "--count", "10"];
const namesIn = (json: string): string[] => JSON.parse(json).map(({ name }: { name: string }) => name);

describe("the engine's package", () => {
  test("weighs at most 1.5 MB, and its grids alone at most 80 kB, compressed", () => {
    expect(statSync(packed.archive).size).toBeLessThanOrEqual(1_500_000);
    const grids = reachedFrom(packed.folder, "grids.js").map((file) =>
      gzipSync(readFileSync(join(packed.folder, file))),
    );
    expect(grids.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(80_000);
  });

  test("bears the engine's version, needs no other package, and brings all licences", () => {
    const manifest: Record<string, unknown> = JSON.parse(
      readFileSync(join(packed.installed, "package.json"), "utf8"),
    );
    expect(manifest).toMatchObject({ version: ENGINE_VERSION, license: "MIT" });
    expect(manifest).not.toHaveProperty("dependencies");
    const licences = readFileSync(join(packed.installed, "LICENCES.txt"), "utf8");
    for (const name of ["tyme4ts", "@modelcontextprotocol/sdk", "chinese-poetry"])
      expect(licences).toContain(`\n${name} `);
    expect(readFileSync(join(packed.installed, "CHANGELOG.md"), "utf8")).toContain(`## ${ENGINE_VERSION}\n`);
  });

  test("does in a fresh folder what its README shows, example by example", () => {
    const readme = readFileSync(join(packed.installed, "README.md"), "utf8");
    const examples = [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, code = ""]) => code);
    expect(examples.length).toBeGreaterThanOrEqual(ROOMS.length - 1);
    for (const code of examples) {
      const promised = [...code.matchAll(/^\/\/ → (.*)$/gm)].map(([, line]) => line);
      writeFileSync(join(packed.empty, "example.mjs"), code);
      const { stdout, stderr } = node("example.mjs");
      expect([stderr, stdout.trimEnd().split("\n")]).toEqual(["", promised]);
    }
  });

  test("has types that a strict project compiles against, right and wrong", () => {
    const readme = readFileSync(join(packed.installed, "README.md"), "utf8");
    const code = [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, one = ""]) => one);
    // The birth of the README is written out as a constant of its own: its words are no mere strings there.
    const whole = code.map((one) => one.replace(/const birth = (\{.*\});/, "const birth = $1 as const;"));
    for (const [at, one] of whole.entries()) writeFileSync(join(packed.empty, `use-${at}.ts`), one);
    writeFileSync(
      join(packed.empty, "wrong.ts"),
      'import { fiveGrids } from "luopan-engine/grids";\nfiveGrids("林", [1]);\n',
    );
    const options = [
      "--noEmit",
      "--strict",
      "--module",
      "nodenext",
      "--target",
      "es2023",
      "--types",
      "",
      "--lib",
      "es2023,dom",
    ];
    const tsc = (...files: string[]) =>
      spawnSync(resolve("node_modules/.bin/tsc"), [...options, ...files], {
        cwd: packed.empty,
        encoding: "utf8",
      });
    expect(tsc(...whole.map((_, at) => `use-${at}.ts`)).stdout).toBe("");
    expect(tsc("wrong.ts").stdout).toContain("wrong.ts(2,11)");
  });

  test("names by its command as the project does, and says in one line what is wrong", async () => {
    const done = node(join(packed.installed, "cli.js"), ...FAMILY);
    expect(namesIn(done.stdout)).toEqual(namesIn((await runEngine(FAMILY)).stdout));
    const wrong = node(join(packed.installed, "cli.js"), "names", "--surname", "Lin");
    expect([wrong.status, wrong.stdout, wrong.stderr.trim().split("\n").length]).toEqual([2, "", 1]);
  });
});

describe("the engine as a server for assistants", () => {
  test("offers five tools, answers them, and refuses what is wrong without falling over", async () => {
    const server = spawn(process.execPath, [join(packed.installed, "cli.js"), "mcp"], { cwd: packed.empty });
    const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
    let id = 0;
    const ask = async (method: string, params: object) => {
      server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: ++id, method, params })}\n`);
      return JSON.parse((await lines.next()).value ?? "null").result;
    };
    const call = async (name: string, given: object) => {
      const { content, isError } = await ask("tools/call", { name, arguments: given });
      return { text: String(content[0].text), isError };
    };
    try {
      const clientInfo = { name: "a test", version: "1" };
      await ask("initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo });
      server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" })}\n`);
      const { tools } = await ask("tools/list", {});
      expect(tools.map(({ name }: { name: string }) => name)).toEqual([
        "names",
        "score",
        "cite",
        "listen",
        "chart",
      ]);
      expect(namesIn((await call("names", { surname: "林", sex: "female" })).text)).toHaveLength(10);
      expect(JSON.parse((await call("score", { surname: "林", given: "清和" })).text)).toMatchObject({
        name: "林清和",
      });
      expect((await call("cite", { given: "清扬" })).text).toContain("清扬婉兮");
      expect((await call("listen", { names: "杨伟,林清和" })).text).toContain("阳痿");
      expect((await call("chart", { at: "1988-07-01 12:00" })).text).toContain("丁巳");
      for (const [name, given] of [
        ["names", { surname: "Lin" }],
        ["names", {}],
        ["score", { surname: "林", given: "清和", "--help": "1" }],
        ["cite", { given: "--help" }],
        ["fortune", {}],
      ] as const)
        expect(await call(name, given)).toMatchObject({
          isError: true,
          text: expect.stringMatching(/^[^\n]+$/),
        });
    } finally {
      server.kill();
    }
  });
});
