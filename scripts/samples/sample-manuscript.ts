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
    "外公种树，妈妈教书，这两件事给了我方向：名字里留一株草木，字要好写，读音要一次就念对。下面八个名字都从古人写草木、写品行的句子里来，原文附在后面，您可以一句一句核对。“梅、英”二字没有用。您喜欢的“知夏”好在有画面，我也照这个路子，尽量让名字自己成一幅小画。",
  names: [
    {
      given: "南枝",
      reason:
        "向南的枝条先得暖意，也先开花。白玉蟾写早春，雪还没化，南枝已经放了两三朵。外公看树，看的也是哪一枝先发芽。两个字都常用，笔画不多，“南枝”连读一个扬、一个平，清楚响亮。",
    },
    {
      given: "甘棠",
      reason:
        "甘棠是棠梨树。旧说召伯在树下听百姓的事，后来人们舍不得砍这棵树，因为记得他的好。种树人家的孩子叫甘棠，是把外公的一辈子也写进去了。甘是甜，棠是树，好认好写。",
    },
    {
      given: "青禾",
      reason:
        "青青的禾苗，朴素，有生气。曹邺这首诗写田家的日子，舂黍酿酒，割禾装车，忙而踏实。想让孩子不张扬、有根底，这个名字最合适。两个字都在小学低年级就会写。",
    },
    {
      given: "柔嘉",
      reason:
        "《诗经》里说：说话要谨慎，举止要恭敬，没有一处不温和美好。柔不是软弱，水滴也能穿石，正合您说的“有韧劲”。字里没有草头木旁，但“柔”字下面就是一个木。",
    },
    {
      given: "柔惠",
      reason:
        "同样出自《诗经》，是夸申伯的话：温和仁爱，而且正直。重在后面那个“直”字，待人好，自己也站得正。“柔”下有木，“惠”是给人好处而不挂在嘴上。",
    },
    {
      given: "修竹",
      reason:
        "您喜欢“知夏”，这里换成夏天的竹林。王羲之写兰亭，记下“茂林修竹”：修竹就是修长的竹子，安静、清凉。竹有节，四季常青，外公应该会喜欢。“修竹”连读是一平一扬，好记。",
    },
    {
      given: "佩兰",
      reason:
        "古人出门在腰间系一束兰草，既是好看，也提醒自己品行要香。曹操写游仙，拄着桂枝，佩着秋兰。要说明一点：佩兰也是一味常见草药的名字，家里介意的话可以放到后面考虑。",
    },
    {
      given: "汀兰",
      reason:
        "范仲淹写洞庭湖的春天，岸边有香芷，水边有兰草，青青一片。汀是水边的平地，兰草不争地方，自己香着，正是您说的“舒展”。“汀兰”连读一平一扬，轻轻的；“汀”字会写的人略少，念是不会念错的。",
    },
  ],
  pick: {
    given: "南枝",
    reason:
      "草木、画面、好写、好念，四样都有；意思又不必解释，外公一听就懂。如果更看重家里的故事，第二个“甘棠”也很好。",
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
