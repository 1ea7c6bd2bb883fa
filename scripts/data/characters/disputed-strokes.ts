/**
 * Characters whose count or form the public tables dispute (design notes and golden cases).
 * A number is the other count that is met; a character is the other form it may be counted on;
 * null says only that the tables differ. Where Unihan's two fields differ, the script adds it by itself.
 */
export const disputedStrokes: Readonly<Record<string, number | string | null>> = {
  节: null,
  卫: null,
  导: null,
  响: null,
  邻: null,
  迟: null,
  姬: null,
  妍: 7,
  才: 3,
  泰: 10,
  求: 7,
  班: 10,
  贯: 12,
  毓: 14,
  棻: 11,
  朗: 10,
  范: "范",
  游: "遊",
  里: "里",
  冲: "沖",
  适: "适",
  勋: "勛",
  艳: "豔",
  岩: "巖",
  于: "於",
  岳: "嶽",
  涌: "涌",
  沄: "沄",
};
