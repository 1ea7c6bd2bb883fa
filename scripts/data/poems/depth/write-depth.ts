import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import {
  ADJACENT_BITS,
  DEPTH_BOOKS,
  MAGIC,
  POEM_FIELDS,
  SENTENCE,
} from "#functions/naming/facts/poems/depth/depth-format.ts";
import { pairShard, poemShard } from "#functions/naming/facts/poems/depth/depth-source.ts";
import type { DepthSentence, Plane } from "./best-sentences.ts";
import type { DepthPoem } from "./depth-poem.ts";
import { unmask } from "./other-words.ts";

/** From this standing on a poem in depth counts as known to readers of its book. */
const KNOWN = 60;

/** `grades.bin` of depth-format.ts. */
export function packGrades(chars: readonly string[], planes: readonly Plane[]): Uint8Array {
  const own = new TextEncoder().encode(chars.join(""));
  const head = MAGIC.length + 4;
  const planeBytes = (chars.length * chars.length + 3) >> 2;
  const bytes = new Uint8Array(head + own.length + planeBytes * planes.length);
  bytes.set(new TextEncoder().encode(MAGIC));
  new DataView(bytes.buffer).setUint32(MAGIC.length, own.length, true);
  bytes.set(own, head);
  planes.forEach(({ bits }, plane) => {
    const start = head + own.length + plane * planeBytes;
    bits.forEach((two, cell) => {
      const at = start + (cell >> 2);
      bytes[at] = (bytes[at] ?? 0) | (two << ((cell & 3) << 1));
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
    const cited = new Map<DepthSentence, { beside: string; line: string }>();
    for (const { winners, bits } of planes) {
      chars.forEach((second, column) => {
        const cell = row * chars.length + column;
        const sentence = sentences[(winners[cell] ?? 0) - 1];
        if (sentence === undefined) return;
        const pairs = cited.get(sentence) ?? { beside: "", line: "" };
        pairs[bits[cell] === ADJACENT_BITS ? "beside" : "line"] += second;
        cited.set(sentence, pairs);
      });
    }
    if (cited.size > 0) shards.set(pairShard(first), `${first}\n${citedLines(cited)}`);
  });
  return shards;
}

function citedLines(cited: ReadonlyMap<DepthSentence, { beside: string; line: string }>): string {
  const poems = new Map<DepthPoem, string[]>();
  const ordered = [...cited].sort(([a], [b]) => b.standing - a.standing || order(a.poem) - order(b.poem));
  for (const [{ poem, text }, { beside, line }] of ordered) {
    const lines = poems.get(poem) ?? [];
    lines.push([SENTENCE + text, beside, line].join("\t").trimEnd());
    poems.set(poem, lines);
  }
  return [...poems].flatMap(([poem, lines]) => [headLine(poem), ...lines]).join("\n");
}

/** The text of every shard of cited poems, by the shard's name. */
export function poemShards(poems: Iterable<DepthPoem>): Map<string, string> {
  const shards = new Map<string, string>();
  for (const one of poems) {
    const name = poemShard(one.id);
    if (name === null) throw new Error(`no shard has a poem ${one.id}`);
    const lines = one.poem.lines.map((line) => unmask(line).text);
    shards.set(name, `${shards.get(name) ?? ""}${[headLine(one), ...lines].join("\n")}\n\n`);
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

function headLine({ poem, id, standing }: DepthPoem): string {
  const fields = { ...poem, id, fame: standing >= KNOWN ? "3" : "2" };
  return POEM_FIELDS.map((field) => fields[field]).join("\t");
}

function order({ book }: DepthPoem): number {
  return DEPTH_BOOKS.indexOf(book);
}
