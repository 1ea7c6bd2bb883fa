import { EXPERT } from "./access.ts";

/** Invented people, as a shop that sells would name its own; the first of them works at the desk. */
const EXPERTS = [
  {
    name: "陆清源",
    about: "中文系毕业，做古籍编辑十二年；起名先读诗，再念给老人听。",
    senior: true,
    email: EXPERT,
  },
  {
    name: "许知白",
    about: "小学语文老师，教了九年识字；看重好写、好认、不重名。",
    senior: false,
    email: "both@example.com",
  },
];

/** The setting of the origin by which they are named. */
export const NAMED = { EXPERTS: JSON.stringify(EXPERTS) } as const;
