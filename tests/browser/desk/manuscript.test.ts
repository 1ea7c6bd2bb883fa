import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { takeOver } from "#functions/origin/products/expert/job/work-on.ts";
import { saveDraft } from "#functions/origin/products/expert/manuscript/drafts.ts";
import type { ManuscriptFile } from "#functions/origin/products/expert/manuscript/manuscript-file.ts";
import { SCRIPTS } from "#tests/kit/browser/browser.ts";
import { saidErrors } from "#tests/kit/browser/browser-errors.ts";
import { goBy, press } from "#tests/kit/browser/press.ts";
import { EXPERT } from "#tests/kit/desk/access.ts";
import { clerkAt } from "#tests/kit/desk/desk-caller.ts";
import { type DeskHouse, openDeskHouse } from "#tests/kit/desk/desk-house.ts";
import { draftOf } from "#tests/kit/expert/draft.ts";
import { familyAt, MANUSCRIPT } from "#tests/kit/expert/order.ts";

let house: DeskHouse;
beforeAll(async () => {
  house = await openDeskHouse();
});
afterAll(() => house?.close());

const REASON = MANUSCRIPT.names[0]?.reason ?? "";
const main = async (page: Page) => (await page.locator("main").textContent()) ?? "";
const at = (name: string) => `[name="${name}"]`;

/** Writes the whole manuscript into its form. */
async function write(page: Page, names: ManuscriptFile["names"] = MANUSCRIPT.names): Promise<void> {
  await page.fill(at("opening"), MANUSCRIPT.opening);
  for (const [row, { given, reason }] of names.entries()) {
    await page.fill(at(`given.${row}`), given);
    await page.fill(at(`reason.${row}`), reason);
  }
  await page.selectOption(at("pick"), "0");
  await page.fill(at("pickReason"), MANUSCRIPT.pick.reason);
}

/** What the buttons of the manuscript's form do, each once. */
async function buttons(page: Page): Promise<string[]> {
  const all = page.locator('#draft button, button[form="draft"]');
  return [...new Set(await all.evaluateAll((list) => list.map((one) => one.getAttribute("value") ?? "")))];
}

const opened = async (sn: string, scripts = false) => {
  const phone = await house.clerk("expert", { scripts });
  await phone.open(`/desk/brief?sn=${sn}`);
  return phone;
};

describe.each(SCRIPTS)("with scripts %s", (_what, scripts) => {
  test("an expert takes a brief from the list, writes, is told what breaks it, and hands it over", async () => {
    const theirs = familyAt(house.site);
    const sn = await theirs.briefed();
    const { page, open } = await house.clerk("expert", { scripts });
    await open("/desk");
    expect(await main(page)).toMatch(/要做的稿件[1-9]\d* 份/);
    await open("/desk/briefs");
    await goBy(page, `a[href$="${sn}"]`);
    expect(await main(page)).toContain("外公种了一辈子树");
    expect(await press(page, 'button[value="start"]')).toBe(303);

    const [, second, ...others] = MANUSCRIPT.names;
    await write(page, [
      { given: "梅囍", reason: "太短" },
      ...(second ? [second] : []),
      ...others.slice(0, 2),
    ]);
    expect(await press(page, 'button[value="deliver"]')).toBe(400);
    // Break it catches: faults that read like advice on what has gone out.
    expect(await page.locator("#errors").innerText()).toContain("还没有交稿");
    expect((await saidErrors(page)).map(({ anchor, message }) => [anchor, message])).toEqual([
      ["names", messages.namesFew(8, 4)],
      ["given.0", `${messages.notInTable("囍")}；${messages.askedAvoid("梅")}`],
      ["reason.0", `第 1 个的理由：${messages.textBetween(10, 300, 2)}`],
    ]);
    expect(await page.inputValue(at("given.3"))).toBe(others[1]?.given);

    await write(page);
    expect(await press(page, 'button[value="check.0"]')).toBe(303);
    expect(page.url()).toMatch(/#name\.0$/);
    expect(await page.locator('[id="name.0"]').innerText()).toContain("shěn nán zhī");
    expect(await press(page, 'button[value="preview"]')).toBe(303);
    expect(await main(page)).toContain("首选：沈南枝");
    expect(await press(page, 'button[value="hand-over"]')).toBe(303);
    expect(await main(page)).toContain("等家长答复");
    const { stage, entries } = await theirs.progress(sn);
    expect([stage, entries.at(-1)?.manuscript?.names.length]).toEqual(["draft", 8]);
    await open("/desk/log");
    const acts = page
      .locator(".desk-rows li")
      .filter({ hasText: sn.slice(-6) })
      .locator("b");
    expect(await acts.allInnerTexts()).toEqual(["交稿", "动笔"]);
  });
});

test("a manuscript saves and is checked by itself, by keys alone, and stays where it is", async () => {
  const sn = await familyAt(house.site).briefed({ birth: "2026 年 11 月 3 日下午 3 点" });
  const { page } = await opened(sn, true);
  await press(page, 'button[value="start"]');
  expect(await page.locator(".desk-chart").innerText()).toContain("农历 2026 年九月廿五");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await page.keyboard.type("南枝");
  // Nothing is pressed: two seconds after the last letter it is saved.
  await page.locator('[id="check.0"]').getByText("shěn nán zhī").waitFor();
  expect(await page.locator("#self-said").innerText()).toMatch(/^已自动保存 \d\d:\d\d$/);
  expect(await page.inputValue("#version")).toBe("1");
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("name.1");
  await page.keyboard.press("Enter");
  await page.keyboard.type("甘棠");
  // The key waits for no pause.
  await page.keyboard.press("Control+s");
  await page.locator('[id="check.1"]').getByText("shěn gān táng").waitFor();
  expect(await page.inputValue("#version")).toBe("2");
});

describe("with scripts off", () => {
  test("a draft is kept however unfinished, and the family's message is answered", async () => {
    const theirs = familyAt(house.site);
    const sn = await theirs.briefed();
    await theirs.step(sn, "message", "外公姓苏");
    const { page, open } = await opened(sn);
    await press(page, 'button[value="start"]');
    // Its buttons stay below what is written: stacked, they would lie over a quarter of a phone.
    expect((await page.locator("#draft .btns").boundingBox())?.height).toBeLessThan(80);
    await page.fill(at("given.0"), "南");
    await page.fill(at("reason.1"), "写了一半");
    expect(await press(page, 'button[value="save"]')).toBe(303);
    await open(`/desk/brief?sn=${sn}`);
    expect(await page.inputValue(at("given.0"))).toBe("南");
    expect(await page.inputValue(at("reason.1"))).toBe("写了一半");
    expect(await press(page, 'button[value="say"]')).toBe(400);
    await page.fill(at("text"), "记下了");
    expect(await page.locator(".desk-wish").innerText()).not.toContain("已经回过");
    expect(await press(page, 'button[value="say"]')).toBe(303);
    // Break it catches: the page goes on asking for an answer that was given.
    expect(await page.locator(".desk-wish").innerText()).toContain("已经回过");
    expect((await theirs.progress(sn)).entries.at(-1)).toMatchObject({ who: "expert", text: "记下了" });
  });

  test("two experts at one brief: the second is told, may take over, and the first loses no word", async () => {
    const sn = await familyAt(house.site).briefed();
    const { page } = await opened(sn);
    await press(page, 'button[value="start"]');
    await page.fill(at("opening"), "第一个人写的话");
    const other = await clerkAt(house.site, "both@example.com");
    expect(await takeOver(sn, other)).toBe(true);
    expect(await saveDraft(sn, { draft: draftOf(MANUSCRIPT), version: 0 }, other)).toBe(1);

    expect(await press(page, 'button[value="save"]')).toBe(409);
    expect(await main(page)).toContain(messages.othersWork);
    expect(await page.inputValue(at("opening"))).toBe("第一个人写的话");
    expect(await main(page)).toContain(MANUSCRIPT.opening);
    expect(await buttons(page)).toEqual(["overwrite"]);
    expect(await press(page, 'button[value="overwrite"]')).toBe(303);
    expect(await page.inputValue(at("opening"))).toBe("第一个人写的话");
    expect(await main(page)).toContain("草稿第 2 版，您在");

    await takeOver(sn, other);
    await Promise.all([page.waitForNavigation(), page.reload()]);
    expect(await main(page)).toContain("both@example.com 负责");
    expect(await page.locator(at("opening")).count()).toBe(0);
    expect(await press(page, 'button[value="take"]')).toBe(303);
    expect(await page.inputValue(at("opening"))).toBe("第一个人写的话");
  });

  test("a brief that was only taken over is taken back with what was written", async () => {
    const sn = await familyAt(house.site).briefed();
    const { page } = await opened(sn);
    await press(page, 'button[value="start"]');
    await page.fill(at("opening"), "第一个人写的话");
    await takeOver(sn, await clerkAt(house.site, "both@example.com"));
    expect(await press(page, 'button[value="save"]')).toBe(409);
    expect(await buttons(page)).toEqual(["overwrite"]);
    expect(await press(page, 'button[value="overwrite"]')).toBe(303);
    expect(await main(page)).toContain("草稿第 1 版，您在");
  });

  test("the same words as another's are no clash: the form goes on from what is saved", async () => {
    const sn = await familyAt(house.site).briefed();
    const { page } = await opened(sn);
    await press(page, 'button[value="start"]');
    await write(page);
    const other = await clerkAt(house.site, "both@example.com");
    await takeOver(sn, other);
    const { names } = draftOf(MANUSCRIPT);
    const same = draftOf(MANUSCRIPT, { names: names.map((name) => ({ ...name, sure: "" })) });
    await saveDraft(sn, { draft: same, version: 0 }, other);
    await takeOver(sn, await clerkAt(house.site, EXPERT));
    expect(await press(page, 'button[value="save"]')).toBe(409);
    expect(await buttons(page)).toContain("save");
    expect(await page.locator("#draft").getAttribute("data-unsaved")).toBe("");
    expect(await press(page, 'button[value="deliver"]')).toBe(303);
  });

  test("one expert's two windows: what the older one holds is not saved over the newer draft unasked", async () => {
    const sn = await familyAt(house.site).briefed();
    const { page } = await opened(sn);
    await press(page, 'button[value="start"]');
    await page.fill(at("opening"), "旧窗口里写的话");
    const me = await clerkAt(house.site, EXPERT);
    expect(await saveDraft(sn, { draft: draftOf(MANUSCRIPT), version: 0 }, me)).toBe(1);
    expect(await press(page, 'button[value="save"]')).toBe(409);
    expect(await main(page)).toContain(MANUSCRIPT.opening);
    expect(await buttons(page)).toEqual(["overwrite"]);
    expect(await press(page, 'button[value="overwrite"]')).toBe(303);
    expect(await page.inputValue(at("opening"))).toBe("旧窗口里写的话");
    expect(await main(page)).toContain("草稿第 2 版，您在");
  });

  test("a manuscript that was handed over meanwhile leaves what was written, and no button to save it", async () => {
    const sn = await familyAt(house.site).briefed();
    const [first, second] = [await opened(sn), await opened(sn)];
    await press(first.page, 'button[value="start"]');
    await second.open(`/desk/brief?sn=${sn}`);
    await write(first.page);
    await press(first.page, 'button[value="deliver"]');
    await second.page.fill(at("opening"), "第二个窗口写的话");
    expect(await press(second.page, 'button[value="save"]')).toBe(409);
    expect(await main(second.page)).toContain(messages.isDelivered);
    expect(await second.page.inputValue(at("opening"))).toBe("第二个窗口写的话");
    expect(await main(second.page)).toContain("要留下，请先复制");
    expect(await buttons(second.page)).toEqual([]);
  });

  test("a revision opens again from what was handed over", async () => {
    const theirs = familyAt(house.site);
    const sn = await theirs.briefed();
    const { page, open } = await opened(sn);
    await press(page, 'button[value="start"]');
    await write(page);
    expect(await press(page, 'button[value="deliver"]')).toBe(303);
    await theirs.step(sn, "revise", "再好写些");
    await open(`/desk/brief?sn=${sn}`);
    expect(await page.inputValue(at("reason.0"))).toBe(REASON);
    expect(await main(page)).toContain("再好写些");
    await page.fill(at("given.1"), "");
    await page.fill(at("reason.1"), "");
    expect(await press(page, 'button[value="deliver"]')).toBe(303);
    expect((await theirs.progress(sn)).entries.at(-1)?.manuscript?.names).toHaveLength(7);
  });
});

test("with scripts, a manuscript that is not saved asks before it is left, and a saved one does not", async () => {
  const sn = await familyAt(house.site).briefed();
  const { page, open } = await house.clerk("expert", { scripts: true });
  await open(`/desk/brief?sn=${sn}`);
  await press(page, 'button[value="start"]');
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  });
  const list = page.locator('nav a[href$="/desk/briefs"]').last();
  await page.fill(at("opening"), "写了一半的话");
  await list.click();
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  expect(await page.inputValue(at("opening"))).toBe("写了一半的话");
  expect(await press(page, 'button[value="save"]')).toBe(303);
  await Promise.all([page.waitForURL(/\/desk\/briefs$/), list.click()]);
  expect(asked).toHaveLength(1);
});
