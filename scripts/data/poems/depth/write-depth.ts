import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import {
  DEPTH_BOOKS,
  MAGIC,
  POEM_FIELDS,
  SENTENCE,
} from "#functions/naming/facts/poems/depth/depth-format.ts";
import { pairShard, poemShard } from "#functions/naming/facts/poems/depth/depth-source.ts";
import { standardForms } from "../words/modern-forms.ts";
import type { DepthSentence, Plane } from "./best-sentences.ts";
import type { DepthPoem } from "./depth-poem.ts";
import { unmask } from "./other-words.ts";

/** From this standing on a poem in depth counts as known to readers of its book. */
const KNOWN = 60;

/** `grades.bin` of depth-format.ts. */
export function packGrades(chars: readonly string[], planes: readonly Plane[]): Uint8Array {
  const own = new TextEncoder().encode(chars.join(""));
  const head = MAGIC.length + 4;
  const planeBytes = (chars.length * chars.length + 7) >> 3;
  const bytes = new Uint8Array(head + own.length + planeBytes * planes.length);
  bytes.set(new TextEncoder().encode(MAGIC));
  new DataView(bytes.buffer).setUint32(MAGIC.length, own.length, true);
  bytes.set(own, head);
  planes.forEach(({ winners }, plane) => {
    const start = head + own.length + plane * planeBytes;
    winners.forEach((winner, cell) => {
      const at = start + (cell >> 3);
      if (winner > 0) bytes[at] = (bytes[at] ?? 0) | (1 << (cell & 7));
    });
  });
  return bytes;
}

/** The text of the shard of every first character that has pairs, by the shard's name. */
export function pairShards(
  chars: readonly string[],
  sentences: readonly DepthSentence[],
  planes: readonly Plane[],
): Map<string, string> {
  const shards = new Map<string, string>();
  chars.forEach((first, row) => {
    const cited = new Map<DepthSentence, string>();
    for (const { winners } of planes) {
      chars.forEach((second, column) => {
        const sentence = sentences[(winners[row * chars.length + column] ?? 0) - 1];
        if (sentence !== undefined) cited.set(sentence, (cited.get(sentence) ?? "") + second);
      });
    }
    if (cited.size > 0) shards.set(pairShard(first), `${first}\n${citedLines(cited)}`);
  });
  return shards;
}

function citedLines(cited: ReadonlyMap<DepthSentence, string>): string {
  const poems = new Map<DepthPoem, string[]>();
  const ordered = [...cited].sort(([a], [b]) => b.standing - a.standing || order(a.poem) - order(b.poem));
  for (const [{ poem, text }, seconds] of ordered) {
    const lines = poems.get(poem) ?? [];
    lines.push(`${SENTENCE}${standardForms(text)}\t${seconds}`);
    poems.set(poem, lines);
  }
  return [...poems].flatMap(([poem, lines]) => [headLine(printed(poem)), ...lines]).join("\n");
}

/** A poem as a shard prints it. */
export interface PrintedPiece {
  id: string;
  poem: Pick<DepthPoem["poem"], "title" | "author" | "dynasty">;
  fame: number;
  lines: readonly string[];
}

/** A poem in depth as it is printed. */
export function printed(deep: DepthPoem): PrintedPiece {
  const { id, poem } = deep;
  const lines = poem.lines.map((line) => standardForms(unmask(line).text));
  return { id, poem: { ...poem, title: standardForms(poem.title) }, fame: depthFame(deep), lines };
}

/** The text of every shard of cited pieces, by the shard's name. */
export function poemShards(pieces: Iterable<PrintedPiece>): Map<string, string> {
  const shards = new Map<string, string>();
  for (const piece of pieces) {
    const name = poemShard(piece.id);
    if (name === null) throw new Error(`no shard has a poem ${piece.id}`);
    shards.set(name, `${shards.get(name) ?? ""}${[headLine(piece), ...piece.lines].join("\n")}\n\n`);
  }
  return shards;
}

/** Writes gzipped shards into a folder; the sizes of what was written. */
export async function writeShards(folder: string, shards: ReadonlyMap<string, string>): Promise<number[]> {
  await mkdir(join(folder, "pairs"), { recursive: true });
  await mkdir(join(folder, "poems"), { recursive: true });
  const sizes: number[] = [];
  for (const [name, text] of shards) {
    const bytes = gzipSync(text, { level: 9 });
    await writeFile(join(folder, `${name}.txt.gz`), bytes);
    sizes.push(bytes.length);
  }
  return sizes;
}

/** How well known a poem in depth is to readers of its book. */
const depthFame = ({ standing }: Pick<DepthPoem, "standing">): number => (standing >= KNOWN ? 3 : 2);

function headLine({ poem, id, fame }: Omit<PrintedPiece, "lines">): string {
  const fields = { ...poem, id, fame };
  return POEM_FIELDS.map((field) => fields[field]).join("\t");
}

function order({ book }: DepthPoem): number {
  return DEPTH_BOOKS.indexOf(book);
}
