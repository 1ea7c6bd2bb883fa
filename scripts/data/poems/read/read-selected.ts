import { fieldsOf, rowsOf, stringOf, stringsOf } from "../json-shapes.ts";
import type { RawPoem } from "../raw-poem.ts";
import type { Simplify } from "../simplify.ts";
import { type ReadJson, songCiFiles } from "../sources.ts";
import { lostAuthors } from "../words/authors.ts";
import { modernForms } from "../words/modern-forms.ts";
import { selectedCi, selectedShi } from "../words/selected-poems.ts";
import { openingOf } from "./read-anthologies.ts";

const shiLines = linesOf(selectedShi).map((line) => {
  const [part = "", file = "", id = "", fame = "", ...title] = line.split(" ");
  const path = `dist/quantangshi/poet.${part}.${file}.json`;
  return { part, path, id, fame: Number(fame), title: title.join(" ") };
});

/** The files of 全唐诗 and 全宋诗 that hold selected poems. */
export const selectedFiles: readonly string[] = [...new Set(shiLines.map((line) => line.path))];

/** A selected poem with the fame that its line gives it. */
export type Selected = RawPoem & { fame: number };

/** The selected poems of 全唐诗 and 全宋诗; throws where an id is not in its file. */
export function readSelectedShi(json: ReadJson, simplify: Simplify): Selected[] {
  return shiLines.map(({ part, path, id, fame, title }) => {
    const row = rowsOf(json(path), path).find((one) => stringOf(one.id).startsWith(id));
    if (row === undefined) throw new Error(`${path} has no poem ${id} (${title})`);
    return {
      book: part === "tang" ? "quantangshi" : "songshi",
      number: id,
      title,
      author: simplify(stringOf(row.author)).replace(/^释/, ""),
      dynasty: part === "tang" ? "唐" : "宋",
      lines: stringsOf(row.paragraphs, path).map(simplify),
      prose: false,
      key: title,
      tags: [],
      fame,
    };
  });
}

/** 宋词三百首 (280 in the package) and the selected others, cut out of 全宋词 by its own running number. */
export function readSongci(json: ReadJson, tidy: Simplify): (RawPoem | Selected)[] {
  const chosen = new Map(
    linesOf(selectedCi).map((line) => {
      const [file = "", index = "", fame = ""] = line.split(" ");
      return [Number(file) + Number(index), Number(fame)];
    }),
  );
  const poems: (RawPoem | Selected)[] = [];
  songCiFiles.forEach((path, file) => {
    rowsOf(json(path), path).forEach((row, index) => {
      const number = file * 1000 + index;
      const fame = chosen.get(number);
      const inAnthology = stringsOf(row.tags, path).includes("宋词三百首");
      if (!inAnthology && fame === undefined) return;
      const poem = ciOf(row, path, tidy, inAnthology ? "songci" : "quansongci", `${number}`);
      poems.push(fame === undefined ? poem : { ...poem, fame });
    });
  });
  return poems;
}

function ciOf(
  row: Readonly<Record<string, unknown>>,
  path: string,
  tidy: Simplify,
  book: "songci" | "quansongci",
  number: string,
): RawPoem {
  const text = stringsOf(row.paragraphs, path).map(tidy).join("");
  const author = tidy(stringOf(row.author));
  const opening = openingOf(modernForms(text));
  return {
    book,
    number,
    title: `${tuneOf(stringOf(row.rhythmic), opening)}·${opening}`,
    author: lostAuthors[author] ?? author,
    dynasty: "宋",
    lines: [text],
    prose: false,
    key: opening,
    tags: [],
  };
}

/** Second names that are not the familiar one; elsewhere the package's second name is the common one. */
const secondIsRare = new Set(["自度曲", "芳草", "高阳台", "相思儿令", "琐寒窗", "一翦梅", "调笑令"]);

/** The tune of a ci under its familiar name. */
export function tuneOf(rhythmic: string, opening: string): string {
  if (rhythmic === "大" && opening.startsWith("对宿烟收")) return "大酺";
  if (rhythmic.startsWith("相思令")) return "长相思";
  const [first = rhythmic, second] = rhythmic.split("・");
  return second === undefined || secondIsRare.has(second) ? first : second;
}

/** Chosen pieces of 古文观止: what is read at school or quoted, and is not a plea, a war or a grave. */
const chosenProse = new Set(
  (
    "曹刿论战 邹忌讽齐王纳谏 对楚王问 孔子世家赞 谏逐客书 前出师表 兰亭集序 归去来兮辞 桃花源记 五柳先生传 北山移文 " +
    "谏太宗十思疏 滕王阁序 与韩荆州书 春夜宴桃李园序 陋室铭 阿房宫赋 杂说·龙说 杂说·马说 师说 进学解 送李愿归盘谷序 " +
    "愚溪诗序 永州韦使君新堂记 钴𬭁潭西小丘记 黄冈竹楼记 严先生祠堂记 岳阳楼记 相州昼锦堂记 丰乐亭记 醉翁亭记 秋声赋 " +
    "喜雨亭记 超然台记 放鹤亭记 石钟山记 前赤壁赋 后赤壁赋 三槐堂铭 上枢密韩太尉书 黄州快哉亭记 游褒禅山记 " +
    "送天台陈庭学序 阅江楼记 沧浪亭记"
  ).split(" "),
);

/** The chosen pieces of 古文观止, numbered as the whole book is. */
export function readGuwen(json: ReadJson, simplify: Simplify): RawPoem[] {
  const place = "dist/mengxue/guwenguanzhi.json";
  const volumes = rowsOf(fieldsOf(json(place), place).content, place);
  const rows = volumes.flatMap((volume) => rowsOf(volume.content, place));
  const poems = rows.flatMap((row, index): RawPoem[] => {
    const title = simplify(stringOf(row.chapter).trim());
    if (!chosenProse.has(title)) return [];
    const [age = "", name = ""] = simplify(stringOf(row.author)).split("：");
    const author = name
      .replace(/^.*·/, "")
      .replace(/ *撰? *$/, "")
      .trim();
    return [
      {
        book: "guwen",
        number: `${index + 1}`,
        title,
        author,
        dynasty: age === "魏晋" ? "晋" : age.replace("两汉", "汉").replace("代", ""),
        lines: stringsOf(row.paragraphs, place).map(simplify),
        prose: true,
        key: title,
        tags: [],
      },
    ];
  });
  const missing = [...chosenProse].filter((title) => !poems.some((poem) => poem.title === title));
  if (missing.length > 0) throw new Error(`${place} lacks ${missing.join(" ")}`);
  return poems;
}

function linesOf(table: string): string[] {
  return table.split("\n").filter((line) => line !== "");
}
