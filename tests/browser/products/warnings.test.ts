import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { type House, openHouse, type Phone } from "#tests/kit/browser/browser.ts";
import { saidErrors } from "#tests/kit/browser/browser-errors.ts";
import { type Filling, fillQuickly, held, submit } from "#tests/kit/browser/browser-form.ts";
import { sendBaby } from "#tests/kit/forms/send-baby.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** Answered with a question that the visitor may overrule: what is typed, the question, the tick. */
const doubtful: [what: string, typed: Filling, message: string, tick: RegExp][] = [
  ["a surname of no list", { surname: "喵" }, messages.surnameUnknown("喵"), /喵/],
  ["a surname beyond the BMP", { surname: "𬱖" }, messages.surnameUnknown("𬱖"), /𬱖/],
  ["an unregistrable candidate", { have: "安囧" }, messages.notStandard("囧"), /囧/],
  ["a candidate in its traditional form", { have: "安賢" }, messages.variant("賢", "贤"), /賢/],
];

/** Types, is asked, sends again without an answer and is asked again; then confirms and sends: the page and its status. */
async function confirm(phone: Phone, [, typed, message, tick]: (typeof doubtful)[number]): Promise<number> {
  const { page, open } = phone;
  await open("/");
  await fillQuickly(page, typed);
  const before = await held(page);
  for (const _time of ["first", "second"]) {
    expect(await submit(page)).toBe(400);
    expect((await saidErrors(page)).map((said) => [said.message, said.described])).toEqual([[message, true]]);
    expect(await page.locator("#errors h2").textContent()).toBe("有 1 处请您确认");
    expect(await held(page)).toEqual(before);
  }
  const box = page.getByRole("checkbox", { name: tick });
  expect(await box.isChecked()).toBe(false);
  await box.check();
  return submit(page);
}

test.each(doubtful)("%s is asked about until it is confirmed, and goes through", async (...row) => {
  const phone = await house.phone({ scripts: false });
  expect(await confirm(phone, row)).toBe(303);
  expect(await phone.page.locator("h1").textContent()).toMatch(/宝宝的 3 个名字/);
});

test("two questions are confirmed one after the other: the first stays confirmed", async () => {
  const { page, open } = await house.phone({ scripts: false });
  await open("/");
  await fillQuickly(page, { surname: "喵", have: "安囧" });
  await submit(page);
  expect(await saidErrors(page)).toHaveLength(2);
  expect(await page.locator("#errors h2").textContent()).toBe("有 2 处请您确认");
  await page.getByRole("checkbox", { name: /喵/ }).check();
  expect(await submit(page)).toBe(400);
  expect((await saidErrors(page)).map(({ message }) => message)).toEqual([messages.notStandard("囧")]);
  await page.getByRole("checkbox", { name: /囧/ }).check();
  expect(await submit(page)).toBe(303);
});

test("a fault beside a question is counted apart", async () => {
  const { page, open } = await house.phone({ scripts: false });
  await open("/");
  await fillQuickly(page, { surname: "喵", fixed: "囧" });
  expect(await submit(page)).toBe(400);
  expect(await page.locator("#errors h2").textContent()).toBe("有 1 处需要改一下，1 处请您确认");
});

test.each([{ fixed: "囧" }, { generation: "囍" }, { fixed: "賢" }])(
  "what no name can be made of is no question: %o offers nothing to confirm",
  async (typed) => {
    const { page, open } = await house.phone({ scripts: false });
    await open("/");
    await fillQuickly(page, typed);
    expect(await submit(page)).toBe(400);
    expect(await page.getByRole("checkbox", { name: /确认/ }).count()).toBe(0);
  },
);

describe("what is unusual but right goes through", () => {
  const right: [what: string, typed: Filling, heading: string][] = [
    ["a surname of two characters", { surname: "欧阳" }, "欧阳宝宝"],
    ["both parents' surnames", { surname: "林王" }, "林王宝宝"],
    ["blanks around the surname", { surname: " 林 " }, "林宝宝"],
    ["a registrable character beyond the BMP", { avoid: "𬱖" }, "林宝宝"],
    ["a year typed in full-width digits", { year: "earlier", yearText: "１９８８" }, "林宝宝"],
    ["the first year there is", { year: "earlier", yearText: "1901" }, "林宝宝"],
    ["a due date next year", { calendar: "due", year: "2027" }, "林宝宝"],
    [
      "a leap month that is there",
      { calendar: "lunar", year: "2025", month: "6", day: "3", leap: "1" },
      "林宝宝",
    ],
    [
      "字辈 and a fixed character apart",
      { sex: "male", generation: "承", fixed: "安", fixedAt: "2" },
      "林宝宝",
    ],
    ["an hour that is not known", { hour: "unknown" }, "林宝宝"],
    ["no hour at all", { hour: "" }, "林宝宝"],
    ["no tradition at all", { useBazi: "", useGrids: "", useZodiac: "" }, "林宝宝"],
    ["a place of birth", { place: "深圳" }, "林宝宝"],
  ];
  test.each(right)("%s", async (_what, typed, heading) => {
    const visitor = house.site.visitor();
    const { answer } = await sendBaby(visitor, typed);
    expect(answer.status).toBe(303);
    const { text } = await visitor.get(answer.headers.location ?? "");
    expect(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(text)?.[1]).toContain(heading);
  });

  // Breaks it catches: what to relax in words only, so that one looks for the field and fills in the rest again; no word on
  // which two wishes do not go together.
  test("wishes that leave no name are refused with a button for each that may be relaxed, and nothing typed is lost", async () => {
    const { page, open } = await house.phone({ scripts: false });
    await open("/");
    await fillQuickly(page, { sex: "male", generation: "承", fixed: "禾", fixedAt: "2" });
    const typed = await held(page);
    expect(await submit(page)).toBe(400);
    expect(await held(page)).toEqual(typed);
    const [said] = await saidErrors(page);
    const together = messages.nothingLeft(["第 2 个字用“禾”", "字辈“承”"]);
    const why = "“承禾”不在我们逐个读过、愿意推荐的名字里。";
    expect(said?.atField).toContain("和另一项合不到一起，改一项就行。");
    expect(await page.locator("#errors").textContent()).toContain(together + why);
    expect(await page.locator("#fixed").isVisible()).toBe(true);
    await page.getByRole("button", { name: /不排字辈，\s*直接看结果/u }).waitFor();
    // Breaks it catches: 83 names that sound as if all were free; no way for a family that wants just that name.
    expect(await page.locator("#errors").textContent()).toContain("结果里先免费看 3 个，其余付款后看。");
    const score = page.getByRole("link", { name: "已经想好名字了？给它评分" });
    expect(await score.getAttribute("href")).toBe("/?tab=score");
    await page.getByRole("button", { name: /不限定“禾”，\s*直接看结果/u }).click();
    await page.waitForURL(/naming-result/);
    const names = await page.locator(".name-card ruby").allTextContents();
    expect(names.join("")).toContain("承");
    expect(names.join("")).not.toContain("禾");
  });

  test("wishes that leave one name show it, with what to relax for more", async () => {
    const { page, open } = await house.phone({ scripts: false });
    await open("/");
    await fillQuickly(page, { fixed: "文", length: "1" });
    expect(await submit(page)).toBe(303);
    expect(await page.locator("h1").textContent()).toBe("林宝宝的 1 个名字");
    expect(await page.locator("main").textContent()).toMatch(/只找到 1 个名字。可以放宽一项：.*几个字都可以/);
    const before = page.url();
    await page.getByRole("button", { name: /几个字都可以，\s*直接看结果/u }).click();
    await page.waitForURL((url) => url.href !== before);
    expect(await page.locator("h1").textContent()).toBe("林宝宝的 3 个名字");
    expect(await page.locator(".name-card").first().textContent()).toContain("文");
    // The same button once more, of the page that one goes back to: the same order.
    const after = page.url();
    await open(before);
    await page.getByRole("button", { name: /几个字都可以，\s*直接看结果/u }).click();
    await page.waitForURL(after);
  });
});
