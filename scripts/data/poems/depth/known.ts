import { type Fields, rowsOf } from "../json-shapes.ts";
import type { ReadJson } from "../sources.ts";

/** The search engines whose counts the package's `rank/` files hold. */
const ENGINES = ["baidu", "so360", "bing", "google"] as const;
/** Tags that tell what place a poem names, not who reads it. */
const places = new Set(
  "洞庭湖 庐山 黄河 衡山 长江 太湖 泰山 华山 终南山 黄山 西湖 九华山 钱塘江 岳阳楼 黄鹤楼 滕王阁".split(" "),
);

/** The weights of `standing`: search counts, readers' editions, the poet's place in the anthologies. */
const SEARCHED = 40;
const EDITED = 30;
const POET = 30;
/** From so many poems in the core on a poet has the whole of `POET`. */
const MANY = 10;
/** A title of one character is found everywhere: its counts say little. */
const SHORT_TITLE = 0.3;

/** One row of the archive with what the readers of it need to know. */
export interface KnownRow {
  row: Fields;
  /** 0–1: the median, over four search engines, of its place among the poems of its collection. */
  searched: number;
  /** Whether readers' editions have it: it carries their tags. */
  edited: boolean;
}

/** The rows of the poem files, each with its search counts from the rank file beside it. */
export function knownRows(
  json: ReadJson,
  files: readonly { path: string; rank: string }[],
  title: (row: Fields) => unknown,
): KnownRow[] {
  const rows: { row: Fields; counts: readonly number[] | null }[] = [];
  for (const { path, rank } of files) {
    const ranks = rowsOf(json(rank), rank);
    const byName = new Map(ranks.map((one) => [`${one.author} ${title(one)}`, one]));
    rowsOf(json(path), path).forEach((row, at) => {
      const name = `${row.author} ${title(row)}`;
      const beside = ranks[at];
      const found =
        beside !== undefined && `${beside.author} ${title(beside)}` === name ? beside : byName.get(name);
      rows.push({
        row,
        counts: found === undefined ? null : ENGINES.map((engine) => Number(found[engine]) || 0),
      });
    });
  }
  const sorted = ENGINES.map((_, engine) =>
    Float64Array.from(rows, ({ counts }) => counts?.[engine] ?? 0).sort(),
  );
  return rows.map(({ row, counts }) => ({
    row,
    searched: placeOf(counts, sorted),
    edited: isEdited(row.tags),
  }));
}

/** How well a poem is known, 0–100: what decides between two sentences in depth that are equally near. */
export function fameOf(known: KnownRow, title: string, poemsInCore: number): number {
  const searched = title.length < 2 ? Math.min(known.searched, SHORT_TITLE) : known.searched;
  const poet = Math.min(poemsInCore, MANY) / MANY;
  return Math.round(SEARCHED * searched + (known.edited ? EDITED : 0) + POET * poet);
}

function isEdited(tags: unknown): boolean {
  return Array.isArray(tags) && tags.filter((tag) => !places.has(String(tag))).length > 1;
}

/** The middle of the four places: one engine that counts wildly moves it little. */
function placeOf(counts: readonly number[] | null, sorted: readonly Float64Array[]): number {
  if (counts === null) return 0;
  const shares = counts.map((count, engine) => {
    const all = sorted[engine] ?? new Float64Array(1);
    return lowerBound(all, count) / all.length;
  });
  shares.sort((a, b) => a - b);
  return ((shares[1] ?? 0) + (shares[2] ?? 0)) / 2;
}

function lowerBound(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
