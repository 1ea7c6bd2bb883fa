import { afterAll, beforeAll, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite({ origin: "recorder" });
});
afterAll(() => site?.close());

/** The forms whose faults these messages tell. */
const FORMS = ["/", "/?tab=business", "/?tab=score", "/?tab=score&of=business", "/luck-name"];
/** What stands for a value in a message: a name, a character, a number. */
const VALUE = "〇";
/** Quoted words of forms that only an order has: a button of the desk, the box under 人工起名's progress. */
const ELSEWHERE: readonly string[] = ["动笔", "同意为这笔订单给我发短信"];

const say = (message: string | ((...values: never[]) => string)): string =>
  typeof message === "string" ? message : Reflect.apply(message, undefined, Array(4).fill(VALUE));

/** What messages call by name: fields, choices, buttons. */
const named = Object.entries(messages).flatMap(([key, message]) =>
  [...say(message).matchAll(/“([^”]+)”/gu)]
    .map(([, words = ""]) => words)
    .filter((words) => !words.includes(VALUE) && !ELSEWHERE.includes(words))
    .map((words) => [key, words] as const),
);

/** The words on labels, choices and buttons of a page. */
const labelsOf = (html: string): string[] =>
  [...html.matchAll(/<(label|legend|option|button|summary)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(
    ([, , inner = ""]) => inner.replaceAll(/<[^>]*>/g, "").trim(),
  );

test("every message says what to do in the words that stand on the screen", async () => {
  const pages = await Promise.all(FORMS.map((path) => site.visitor().get(path)));
  const labels = pages.flatMap(({ text }) => labelsOf(text));
  expect(named.length).toBeGreaterThan(8);
  // A label may say more than the message quotes of it: 一定要用的字.
  expect(named.filter(([, words]) => !labels.some((label) => label.startsWith(words)))).toEqual([]);
});
