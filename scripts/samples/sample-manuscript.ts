import * as v from "valibot";
import { SampleManuscript } from "#functions/contract/products/expert.ts";
import { ExpertBrief } from "#functions/contract/products/expert-brief.ts";
import { manuscriptFaults } from "#functions/origin/products/expert/manuscript/check-manuscript.ts";
import { describeManuscript } from "#functions/origin/products/expert/manuscript/describe-manuscript.ts";
import {
  draftOfFile,
  type ManuscriptFile,
} from "#functions/origin/products/expert/manuscript/manuscript-file.ts";
import { booksOfFiles } from "./cite-from-files.ts";

/** What the invented family of the sample manuscript (手稿样例) said, as its form had it. */
const BRIEF = {
  surname: "沈",
  sex: "female",
  story:
    "外公种了一辈子树，希望名字里有草木。妈妈是小学老师，想要一个好写、好念、老师点名不会念错的名字。不求大富大贵，盼她性子舒展，做事有韧劲。",
  like: "喜欢“知夏”这样的名字，有画面",
  dislike: "不喜欢叠字，也怕班上重名",
  length: "2",
  avoid: "梅英",
  guardian: "1",
};

/** The manuscript as an expert hands one in. */
const FILE: ManuscriptFile = {
  opening:
    "外公种树，妈妈教书：名字里留一株草木，字要好写，一次念对。下面八个名字，八样草木，原文都附在后面，您可以逐句核对。“梅、英”没有用。您喜欢“知夏”的画面，我也尽量让每个名字自己成一幅小画。",
  names: [
    {
      given: "南枝",
      reason:
        "向南的枝条先得暖意，也先开花。白玉蟾写早春，雪还没化，南枝已经放了两三朵。外公看树，看的也是哪一枝先发芽。两字常用，连读一扬一平，响亮。",
    },
    {
      given: "甘棠",
      reason:
        "甘棠是棠梨树。旧说召伯在树下听百姓的事，后人记得他的好，舍不得砍它。种树人家的孩子叫甘棠，是把外公的一辈子写进去了。",
    },
    {
      given: "青禾",
      reason:
        "青青的禾苗，朴素，有生气。曹邺写田家的日子，舂黍酿酒，割禾装车，忙而踏实。想让孩子不张扬、有根底，这个名字合适。",
    },
    {
      given: "乔木",
      reason:
        "乔木是高大的树。《诗经》里的鸟飞出深谷，搬到高树上去，一路叫着找朋友。外公种了一辈子树，这一棵留给她。两个字笔画都少，男孩女孩都用。",
    },
    {
      given: "松月",
      reason:
        "夏天傍晚，松树间升起月亮，夜就凉下来了：孟浩然这一句写的是等朋友。松树经得住冬天，您说的“有韧劲”在里面；两个字都好写，老师也念不错。",
    },
    {
      given: "修竹",
      reason:
        "您喜欢“知夏”，这里换成竹林。王羲之写兰亭，记下“茂林修竹”：修长的竹子，安静、清凉。竹有节，四季常青，外公应该会喜欢。",
    },
    {
      given: "新桐",
      reason:
        "春天的早晨，露水还在流，桐树刚抽新叶。李清照写到这里，满心想着出门游春。桐叶大，长开了就是一片阴凉，合您说的“舒展”。",
    },
    {
      given: "汀兰",
      reason:
        "范仲淹写洞庭湖的春天，岸边有香芷，水边有兰草，青青一片。兰草不争地方，自己香着。“汀”读 tīng，会写的人略少，偶尔有人念成“丁”。",
    },
  ],
  pick: {
    given: "南枝",
    reason: "草木、画面、好写、好念，四样都有，外公一听就懂。更看重家里的故事，第二个“甘棠”也很好。",
  },
};

/** The brief as a reader sees it. */
const BRIEF_ROWS = [
  { what: "姓氏", said: "沈" },
  { what: "性别", said: "女孩" },
  { what: "家里的故事或期望", said: BRIEF.story },
  { what: "喜欢的名字与原因", said: BRIEF.like },
  { what: "不喜欢的名字与原因", said: BRIEF.dislike },
  { what: "名字几个字", said: "两个字" },
  { what: "不想用的字", said: "梅、英" },
];

/** The whole sample, every name described by the engine; throws where the desk would not let it out. */
export async function sampleManuscript(): Promise<SampleManuscript> {
  const brief = v.parse(ExpertBrief, BRIEF);
  const draft = draftOfFile(FILE);
  const faults = manuscriptFaults(draft, brief, { names: draft.names.length }, true);
  if (faults.length > 0) throw new Error(faults.map(({ at, say }) => `${at}: ${say}`).join("\n"));
  const manuscript = await describeManuscript(draft, brief, booksOfFiles);
  return v.parse(SampleManuscript, { slug: "shen", title: "沈家女孩的手稿", brief: BRIEF_ROWS, manuscript });
}
