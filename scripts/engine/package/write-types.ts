import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { run } from "../../steps/commands.ts";

const ROOMS_AT = "scripts/engine/package/rooms";
const IMPORT = /(from |import\()"([^"]+)"/g;

/** Writes the declarations of the rooms and of what they speak of: `types/`, with the folders of the engine below. */
export async function writeTypes(folder: string, rooms: readonly string[]): Promise<void> {
  const made = mkdtempSync(join(".generated", "types-"));
  try {
    const config = join(made, "tsconfig.json");
    const files = rooms.map((room) => relative(made, join(ROOMS_AT, `${room}.ts`)));
    const options = { noEmit: false, declaration: true, emitDeclarationOnly: true, outDir: "out" };
    const compilerOptions = { ...options, rootDir: relative(made, ".") };
    const ambient = relative(made, "functions/origin/binary.d.ts");
    writeFileSync(
      config,
      JSON.stringify({
        extends: relative(made, "tsconfig.json"),
        compilerOptions,
        files: [...files, ambient],
        include: [],
      }),
    );
    await run("tsc", ["-p", config], "Writing the package's types");
    const out = join(made, "out");
    const todo = rooms.map((room) => `${ROOMS_AT}/${room}`);
    for (let at = 0; at < todo.length; at++) {
      const module = todo[at] ?? "";
      const text = readFileSync(join(out, `${module}.d.ts`), "utf8");
      const target = targetOf(module);
      const written = text.replaceAll(IMPORT, (whole, before: string, path: string) => {
        const reached = reachedBy(module, path);
        if (reached === null) return whole;
        if (!todo.includes(reached)) todo.push(reached);
        const to = relative(dirname(target), targetOf(reached));
        return `${before}"${to.startsWith(".") ? to : `./${to}`}.js"`;
      });
      const file = join(folder, "types", `${target}.d.ts`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, written.replaceAll(/^import "[^"]+";\n/gm, ""));
    }
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/** The rooms stand on top of types/, the engine below it as it stands in the project. */
const targetOf = (module: string): string =>
  module.startsWith(`${ROOMS_AT}/`) ? module.slice(ROOMS_AT.length + 1) : module.replace(/^functions\//, "");

/** The module of ours that an import names, by its path in the project without .ts; null where it is a package. */
function reachedBy(module: string, path: string): string | null {
  const bare = path.replace(/\.ts$/, "");
  if (bare.startsWith("#functions/")) return bare.slice(1);
  return bare.startsWith(".") ? join(dirname(module), bare) : null;
}
