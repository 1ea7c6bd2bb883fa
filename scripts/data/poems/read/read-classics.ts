import { fieldsOf, rowsOf, stringOf, stringsOf } from "../json-shapes.ts";
import type { RawPoem } from "../raw-poem.ts";
import type { Simplify } from "../simplify.ts";
import type { ReadJson } from "../sources.ts";

/** 诗经, by its own order (Mao's numbers 1–305); the text is simplified in the package. */
export function readShijing(json: ReadJson, tidy: Simplify): RawPoem[] {
  const place = "dist/shijing/shijing.json";
  return rowsOf(json(place), place).map((row, index) => {
    const printed = tidy(stringOf(row.title));
    const name = printed === "着" ? "著" : printed;
    const chapter = stringOf(row.chapter);
    const section = stringOf(row.section);
    const part = chapter === "国风" ? section : chapter;
    return {
      book: "shijing",
      number: `${index + 1}`,
      title: `诗经·${part}·${name}`,
      author: "",
      dynasty: "先秦",
      prose: false,
      key: `${part}·${name}`,
      tags: [],
      lines: stringsOf(row.content, place).map(tidy),
    };
  });
}

const chuciDynasty: Readonly<Record<string, string>> = { 屈原: "战国", 宋玉: "战国", 景差: "战国" };

/** 楚辞 in Wang Yi's order. */
export function readChuci(json: ReadJson, tidy: Simplify): RawPoem[] {
  const place = "dist/chuci/chuci.json";
  return rowsOf(json(place), place).map((row, index) => {
    const name = stringOf(row.title);
    const section = stringOf(row.section);
    const author = stringOf(row.author);
    const path = section === name ? name : `${section}·${name}`;
    return {
      book: "chuci",
      number: `${index + 1}`,
      title: `楚辞·${path}`,
      author,
      dynasty: chuciDynasty[author] ?? "汉",
      prose: name === "卜居" || name === "渔父",
      key: path,
      tags: [],
      lines: stringsOf(row.content, place).map(tidy),
    };
  });
}

/** 论语, a chapter at a time. */
export function readLunyu(json: ReadJson, tidy: Simplify): RawPoem[] {
  const place = "dist/lunyu/lunyu.json";
  return rowsOf(json(place), place).map((row, index) => {
    const name = stringOf(row.chapter).replace(/篇$/, "");
    return {
      book: "lunyu",
      number: `${index + 1}`,
      title: `论语·${name}`,
      author: "",
      dynasty: "先秦",
      prose: true,
      key: name,
      tags: [],
      lines: stringsOf(row.paragraphs, place).map(tidy),
    };
  });
}

/** 大学 and 中庸 (chapters of 礼记) and the fourteen chapters of 孟子. */
export function readFourBooks(json: ReadJson, simplify: Simplify): RawPoem[] {
  const single = [
    { book: "daxue", file: "daxue", title: "礼记·大学", author: "" },
    { book: "zhongyong", file: "zhongyong", title: "礼记·中庸", author: "" },
  ] as const;
  const chapters = single.map(({ book, file, title, author }): RawPoem => {
    const place = `dist/sishuwujing/${file}.json`;
    const lines = stringsOf(fieldsOf(json(place), place).paragraphs, place).map(simplify);
    return { book, number: "1", title, author, dynasty: "先秦", lines, prose: true, key: title, tags: [] };
  });
  const place = "dist/sishuwujing/mengzi.json";
  const mengzi = rowsOf(json(place), place).map((row, index): RawPoem => {
    const name = simplify(stringOf(row.chapter));
    return {
      book: "mengzi",
      number: `${index + 1}`,
      title: `孟子·${name}`,
      author: "",
      dynasty: "先秦",
      prose: true,
      key: name,
      tags: [],
      lines: stringsOf(row.paragraphs, place).map(simplify),
    };
  });
  return [...chapters, ...mengzi];
}

/** 千字文: the package has bare groups of four; every second one closes a sentence. */
export function readQianziwen(json: ReadJson, simplify: Simplify): RawPoem[] {
  const place = "dist/mengxue/qianziwen.json";
  const groups = stringsOf(fieldsOf(json(place), place).paragraphs, place).map(simplify);
  const lines: string[] = [];
  for (let index = 0; index < groups.length; index += 2) {
    lines.push(`${groups[index]}，${groups[index + 1]}。`);
  }
  return [
    {
      book: "qianziwen",
      number: "1",
      title: "千字文",
      author: "周兴嗣",
      dynasty: "南朝梁",
      lines,
      prose: false,
      key: "千字文",
      tags: [],
    },
  ];
}

/** 曹操's poems. */
export function readCaocao(json: ReadJson, tidy: Simplify): RawPoem[] {
  const place = "dist/caocaoshiji/caocao.json";
  return rowsOf(json(place), place).map((row, index) => {
    const name = stringOf(row.title).replace(" ", "·");
    return {
      book: "caocao",
      number: `${index + 1}`,
      title: name,
      author: "曹操",
      dynasty: "汉末",
      prose: false,
      key: name,
      tags: [],
      lines: stringsOf(row.paragraphs, place).map(tidy),
    };
  });
}
