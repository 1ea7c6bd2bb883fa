import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { converter, parseForms } from "#functions/site/traditional/forms.ts";
import { noNames, noteNames, writtenNames } from "#functions/site/traditional/page-names.ts";

const forms = parseForms(readFileSync("public/writing/traditional.txt", "utf8"));
const by = converter(forms);

/** Prose of a page whose answers hold this. */
function proseBeside(answer: unknown): (text: string) => string {
  const spoken = noNames();
  noteNames(answer, spoken);
  const written = writtenNames(spoken, by);
  return (text) => by.prose(text, written);
}

test.each([
  [{ name: "林里后", given: "里后" }, "林里后住在楼里，后来搬走", "林里後住在樓裡，後來搬走"],
  [{ name: "范云松", given: "云松" }, "范云松的分数，“云松”两字", "范雲松的分數，「雲松」兩字"],
  [{ name: "于后云", given: "后云" }, "于后云：“于”姓，“后”字", "于後雲：「于」姓，「後」字"],
  [{ name: "后里", given: "里" }, "“后”姓，后里，单名“里”", "「后」姓，后里，單名「里」"],
  [{ names: [{ list: [{ name: "云里", given: "云里" }] }] }, "云里科技，在云里", "雲里科技，在雲里"],
  [{ name: "林里后", given: "里后" }, "林 lín，里 lǐ，后 hòu；在这里", "林 lín，里 lǐ，後 hòu；在這裡"],
  [{ rival: { other: "禾光里", nearness: 2 } }, "离“禾光里”最近，在这里", "離「禾光里」最近，在這裡"],
  [{ asked: { rivals: "云上麦\n禾光里" } }, "与“禾光里”读音相同", "與「禾光里」讀音相同"],
  [{ surname: "谷梁", names: [] }, "谷梁宝宝的名字", "穀梁寶寶的名字"],
  [{ quote: "人亦有云：“靡哲不愚。”" }, "见于“靡哲不愚”一句", "見於「靡哲不愚」一句"],
])("beside %j «%s» is written «%s»", (answer, text, written) => {
  expect(proseBeside(answer)(text)).toBe(written);
});

test("a character alone is written as in the page's name, where the name has it", () => {
  const prose = proseBeside({ name: "于里", given: "里" });
  expect(["于", "里", "后"].map(prose)).toEqual(["于", "里", "後"]);
});

test("a name is written alike wherever it stands, and other text is not changed by it", () => {
  const char = fc.constantFrom(...forms.plain.keys(), ..."里后云松范于余谷林清和安");
  const name = fc.record({ surname: char, given: fc.array(char, { minLength: 1, maxLength: 3 }) });
  fc.assert(
    fc.property(name, ({ surname, given }) => {
      const text = given.join("");
      const prose = proseBeside({ name: surname + text, given: text });
      const own = by.family(surname) + by.given(text);
      expect([...own]).toHaveLength(given.length + 1);
      expect(prose(`${surname}${text}`)).toBe(own);
      expect(prose(`《${surname}${text}》, ${surname}${text}.`)).toBe(`《${own}》, ${own}.`);
      expect(prose("ABC，短")).toBe("ABC，短");
    }),
  );
});
