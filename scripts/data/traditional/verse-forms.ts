/**
 * Makes verse-forms.txt: how 全唐诗 itself writes characters of several traditional forms (烟 煙 or 菸, 发 發 or 髮), as far as
 * a character, or two or three of them in a row, decide it. Its file in chinese-poetry is in traditional script, so every
 * place where our own conversion back differs is known.
 *   node scripts/data/traditional/verse-forms.ts   writes the file, prints places that differ before and after
 */
import { readFile, writeFile } from "node:fs/promises";
import * as v from "valibot";
import { converter, type Forms, parseForms } from "#functions/site/traditional/forms.ts";
import { depthArchiveFiles } from "../poems/depth/read-depth.ts";
import { selectedFiles } from "../poems/read/read-selected.ts";
import { traditionalToSimplified } from "../poems/simplify.ts";
import { readSources } from "../poems/sources.ts";

/** A character and its forms that mean different things; 卷 采 合 are left out: 全唐诗 writes them for 捲 採 閤 too. */
const FORMS = new Map(
  (
    "云雲云 干幹乾干 征徵征 里裡里 发發髮 烟菸煙 欲慾欲 后後后 占佔占 丑醜丑 须須鬚 谷谷穀 志誌志 余餘余 系系繫係 斗鬥斗 几幾几 只只隻 钟鍾鐘 舍舍捨 " +
    "面麵面 复複復 周週周 席蓆席 荡盪蕩 熏燻熏 涂塗涂 叶葉叶 冲衝沖 历歷曆 制制製 御御禦 范范範 曲曲麯 松松鬆 千千韆 秋秋鞦 咸咸鹹 念念唸 家家傢 布布佈 " +
    "注注註 胡胡鬍 丰丰豐 郁鬱郁 尽盡儘 当當噹 累累纍 辟辟闢 据據据 向向嚮 困困睏 姜姜薑 借借藉 吁吁籲 出出齣 折折摺 朱朱硃 梁梁樑 筑筑築 获獲穫 表表錶"
  )
    .split(" ")
    .map((row): [string, Set<string>] => [row.slice(0, 1), new Set(row.slice(1))]),
);
/** The same form, drawn otherwise. */
const DRAWN = new Map(
  [..."裏裡烟煙鬬鬥鬭鬥秖只祇只祗只薰熏"].flatMap((one, at, all) =>
    at % 2 ? [] : [[one, all[at + 1] ?? one]],
  ),
);
const LONGEST_LINE = 120;
/** A phrase counts when so many places agree, by its length, and all but one in fifty of them. */
const LEAST = new Map([
  [2, 3],
  [3, 2],
]);
const SHARE = 0.98;

interface Line {
  simplified: string[];
  original: string[];
}
/** A place of a line where the form is to be decided. */
interface Place {
  line: Line;
  at: number;
  form: string;
}

const Poems = v.array(v.object({ paragraphs: v.array(v.string()) }));
const traditional = new URL("../../../public/writing/traditional.txt", import.meta.url);
const target = new URL("verse-forms.txt", import.meta.url);

const { json, script } = await readSources([...selectedFiles, ...depthArchiveFiles]);
const simplify = traditionalToSimplified(script);
const lines = depthArchiveFiles
  .filter((path) => path.includes("quantangshi/"))
  .flatMap((path) => v.parse(Poems, json(path)).flatMap(({ paragraphs }) => paragraphs))
  .map(
    (text): Line => ({
      simplified: [...simplify(text)],
      original: [...text].map((char) => DRAWN.get(char) ?? char),
    }),
  )
  .filter(
    ({ simplified, original }) => original.length <= LONGEST_LINE && simplified.length === original.length,
  );
const places = lines.flatMap((line) =>
  line.simplified.flatMap((char, at): Place[] => {
    const form = line.original[at] ?? "";
    return FORMS.get(char)?.has(form) ? [{ line, at, form }] : [];
  }),
);

const base = withoutOurs(parseForms(await readFile(traditional, "utf8")), await rowsThere());
const first = differing(base);
const chars = characterRules(base, first);
const second = differing(withRows(base, chars));
const phrases = phraseRules(withRows(base, chars), second);
const rest = differing(withRows(base, new Map([...phrases, ...chars])));
const rows = [...chars, ...phrases].map(([from, to]) => `${from} ${to}`);
await writeFile(target, `# Made by verse-forms.ts from 全唐诗 in traditional script.\n${rows.join("\n")}\n`);
console.log(
  `${places.length} places; ${first.size} differ, ${second.size} after ${chars.size} characters, ${rest.size} after ${phrases.size} phrases`,
);

async function rowsThere(): Promise<string[]> {
  const text = await readFile(target, "utf8").catch(() => "");
  return text.split("\n").map((row) => row.split(" ")[0] ?? "");
}

/** The forms as they are without this file's rows: the file may have been made before. */
function withoutOurs(forms: Forms, ours: readonly string[]): Forms {
  const kept = new Map(forms.classics.phrases);
  for (const from of ours) kept.delete(from);
  return { ...forms, classics: { ...forms.classics, phrases: kept } };
}

function withRows(forms: Forms, more: ReadonlyMap<string, string>): Forms {
  return {
    ...forms,
    classics: { ...forms.classics, phrases: new Map([...more, ...forms.classics.phrases]) },
  };
}

/** The places that these forms write otherwise than the book. */
function differing(forms: Forms): Set<Place> {
  const { verse } = converter(forms);
  const written = new Map(lines.map((line) => [line, [...verse(line.simplified.join(""))]]));
  return new Set(places.filter(({ line, at, form }) => written.get(line)?.[at] !== form));
}

function tally(forms: Iterable<string>): { best: string; most: number; all: number } {
  const count = new Map<string, number>();
  let all = 0;
  for (const form of forms) {
    count.set(form, (count.get(form) ?? 0) + 1);
    all += 1;
  }
  const [best = "", most = 0] = [...count].sort(([, a], [, b]) => b - a)[0] ?? [];
  return { best, most, all };
}

/** Characters with one form nearly always, where saying so mends more than it spoils. */
function characterRules({ classics }: Forms, wrong: ReadonlySet<Place>): Map<string, string> {
  const byChar = Map.groupBy(places, ({ line, at }) => line.simplified[at] ?? "");
  return new Map(
    [...byChar].flatMap(([char, here]): [string, string][] => {
      const { best, most, all } = tally(here.map(({ form }) => form));
      const spoilt = all - most;
      const mends = here.filter((place) => wrong.has(place)).length > spoilt && most / all >= SHARE - 0.01;
      return mends && !classics.phrases.has(char) ? [[char, best]] : [];
    }),
  );
}

/** Two or three characters in a row that decide the form of one of them, the others having one form only. */
function phraseRules(forms: Forms, wrong: ReadonlySet<Place>): Map<string, string> {
  const { verse } = converter(forms);
  const rules = new Map<string, string>();
  for (const [length, least] of LEAST) {
    const found = Map.groupBy(
      places.flatMap((place) => windows(place, length)),
      ({ key }) => key,
    );
    for (const same of found.values()) {
      const { best, most, all } = tally(same.map(({ place }) => place.form));
      const [{ chars, nth } = { chars: [], nth: 0 }] = same;
      const from = chars.join("");
      if (most < least || most / all < SHARE || !same.some(({ place }) => wrong.has(place))) continue;
      if (forms.classics.phrases.has(from) || isSaid(chars, nth, best, rules)) continue;
      rules.set(from, Object.assign([...verse(from)], { [nth]: best }).join(""));
    }
  }
  return rules;
}

/** A shorter rule within it says the same. */
function isSaid(
  chars: readonly string[],
  nth: number,
  form: string,
  rules: ReadonlyMap<string, string>,
): boolean {
  const saidFrom = (start: number) =>
    [...(rules.get(chars.slice(start, start + 2).join("")) ?? "")][nth - start];
  return chars.length === 3 && [0, 1].some((start) => saidFrom(start) === form);
}

/** The pieces of a line around a place in which nothing else is to be decided. */
function windows(place: Place, length: number) {
  const { line, at } = place;
  return Array.from({ length }, (_, nth) => nth).flatMap((nth) => {
    const chars = line.simplified.slice(Math.max(0, at - nth), at - nth + length);
    const isWhole =
      at >= nth && chars.length === length && chars.every((char) => /\p{Script=Han}/u.test(char));
    const others = chars.filter((char, other) => other !== nth && FORMS.has(char));
    return isWhole && others.length === 0 ? [{ key: `${chars.join("")}${nth}`, chars, nth, place }] : [];
  });
}
