import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AskedList, isLate, isSettled } from "#app/orders/comments/asked-list.tsx";
import { commentState } from "#app/orders/comments/send-comment.server.ts";

const [BEFORE, AT, AFTER] = ["2026-11-20", "2026-11-21", "2026-11-22"].map((day) => `${day}T02:30:00.000Z`);
const asked = (since = "") => ({
  ...{ since, by: since, answeredAt: since, kind: "complaint" as const },
  ...{ text: "想退款。", done: true, answer: "已经全额退款。", question: null, questionAt: null },
});

const PLACE = { sn: "01HZX8K3QJ5V7M9N2P4R6S8TV3", state: commentState({}) };

// Breaks it catches: «没有解决？» and 12315 under an answer whose buyer has all the money back.
test("whoever has had all the money back since is not told where else to go", () => {
  const given = { ...PLACE, asked: [asked(BEFORE)], refundable: false, backAt: AT ?? null };
  const said = renderToStaticMarkup(createElement(AskedList, given));
  expect(said).toContain("已经全额退款。");
  expect(said).not.toContain("12315");
});

// Break it catches: an apology for what was answered long ago, or none for what nobody has answered by its day.
test("only what nobody has answered by its day is late", () => {
  const [by, now] = [BEFORE ?? "", Date.parse(AFTER ?? "")];
  const open = { by, done: false, answeredAt: null };
  expect(isLate(open, now)).toBe(true);
  expect(isLate(open, Date.parse(by))).toBe(false);
  expect(isLate({ ...open, answeredAt: by }, now)).toBe(false);
  expect(isLate({ ...open, done: true }, now)).toBe(false);
});

// Break it catches: a wish is being looked into, says the page, while the money is back on the payer's account.
test.each([
  [AT ?? null, "已经退款，"],
  [null, "正在退款，"],
])("whoever waits for an answer about money that goes back is told so", (backAt, stands) => {
  const open = { done: false, answer: null, answeredAt: null, by: "2099-01-01T00:00:00.000Z" };
  const wish = { ...asked(BEFORE), ...open, kind: "refund" as const };
  const told = (refundable: boolean): string => {
    const given = { ...PLACE, asked: [wish], refundable, backAt };
    return renderToStaticMarkup(createElement(AskedList, given)).replaceAll(/<[^>]+>/g, "");
  };
  expect(told(false)).toContain(stands);
  expect(told(false)).not.toContain("处理中");
  expect(told(true)).toContain("退款申请处理中，");
});

test("whoever asks anew after that is", () => {
  expect(isSettled(asked(AFTER), AT ?? null)).toBe(false);
  expect(isSettled(asked(BEFORE), null)).toBe(false);
});
