import "./ensure-poems.ts";

import { beforeAll, describe, expect, it } from "vitest";
import { cite } from "#functions/naming/poems/cite.ts";
import { corpus } from "#functions/naming/poems/corpus.ts";
import { sourceGrades } from "#functions/naming/poems/source-grades.ts";
import { corrections } from "#scripts/data/poems/corrections.ts";
import { rowsOf } from "#scripts/data/poems/json-shapes.ts";
import { modernForms } from "#scripts/data/poems/modern-forms.ts";
import { selectedFiles } from "#scripts/data/poems/read-selected.ts";
import { tidySimplified, traditionalToSimplified } from "#scripts/data/poems/simplify.ts";
import { readSources, songCiFiles } from "#scripts/data/poems/sources.ts";
import { citedPairs, commonCharacters } from "./fair-text.ts";

/** The Chinese characters alone, in today's spelling: what no cutting into sentences can change. */
const han = (text: string) => modernForms(text).replace(/[^\p{Script=Han}]/gu, "");

const simplifiedFiles = ["shijing/shijing", "chuci/chuci", "lunyu/lunyu", "caocaoshiji/caocao"];
const traditionalFiles = [
  ...["tangshisanbaishou", "qianjiashi", "qianziwen", "guwenguanzhi"].map((name) => `mengxue/${name}`),
  ...["daxue", "zhongyong", "mengzi"].map((name) => `sishuwujing/${name}`),
];
let archive = "";

/** The archive's text of what the corpus is cut from, its editors' notes in brackets apart. */
beforeAll(async () => {
  const { json, script } = await readSources(selectedFiles);
  const numbers = new Set(corpus().poems.map(({ id }) => id.slice(id.indexOf("-") + 1)));
  const whole = (names: readonly string[]) => names.map((name) => json(`dist/${name}.json`));
  const ci = songCiFiles.map((path, file) =>
    rowsOf(json(path), path).filter((_, index) => numbers.has(`${file * 1000 + index}`)),
  );
  const shi = selectedFiles.map((path) =>
    rowsOf(json(path), path).filter((row) => numbers.has(String(row.id).slice(0, 8))),
  );
  const text = (parts: unknown[]) => JSON.stringify(parts).replace(/[（(][^（()）]*[）)]/g, "");
  const simplified = tidySimplified(script)(text([...whole(simplifiedFiles), ...ci]));
  const converted = traditionalToSimplified(script)(text([...whole(traditionalFiles), ...shi]));
  archive = `${han(simplified)}\n${han(converted)}`;
});

describe("the pinned archive", () => {
  it("has every sentence cited for 3,000 pairs, but for the pieces with reviewed corrections", () => {
    const chars = commonCharacters(1200);
    let found = 0;
    for (const [first, second] of citedPairs(chars, sourceGrades(chars), 3000)) {
      const citation = cite(first, second);
      if (citation === null || citation.poemId in corrections) continue;
      expect(archive).toContain(han(citation.quote));
      found++;
    }
    expect(found).toBeGreaterThan(2500);
  });

  it.each([
    "哙哙其正哕哕其冥君子攸宁",
    "有女同行颜如舜英将翱将翔佩玉将将彼美孟姜德音不忘",
    "有美一人清扬婉兮",
    "投我以木瓜报之以琼琚",
    "疏影横斜水清浅暗香浮动月黄昏",
  ])("has %s, known from elsewhere", (line) => {
    expect(archive).toContain(line);
  });
});
