import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { depthHead } from "#functions/naming/facts/poems/depth/depth-format.ts";
import { depthFolder } from "#scripts/data/poems-depth.ts";

/** A sentence of the sources in depth, and the characters that it is cited for after `first`. */
export interface DepthSentence {
  first: string;
  id: string;
  title: string;
  quote: string;
  beside: readonly string[];
}

let read: Promise<readonly DepthSentence[]> | undefined;

/** Every sentence of every shard of pairs, read by the marks of the format alone. */
export function depthSentences(): Promise<readonly DepthSentence[]> {
  read ??= readAll();
  return read;
}

async function readAll(): Promise<DepthSentence[]> {
  const folder = join(depthFolder, "pairs");
  const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
  return texts.flatMap((text) => sentencesIn(gunzipSync(text).toString("utf8")));
}

function sentencesIn(text: string): DepthSentence[] {
  const [first = "", ...lines] = text.split("\n");
  let head = depthHead("quantangshi-\t\t\t\t");
  return lines.flatMap((line) => {
    if (!line.startsWith("+")) head = depthHead(line);
    const [quote = "", beside = ""] = line.slice(1).split("\t");
    const { id, title } = head;
    return line.startsWith("+") ? [{ first, id, title, quote, beside: [...beside] }] : [];
  });
}
