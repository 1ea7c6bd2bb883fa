import { type Filling, GOOD } from "#tests/kit/browser/browser-form.ts";
import type { Answer, Visitor } from "#tests/kit/runtime/visit.ts";
import { filledIn, formWith } from "./html-form.ts";

/** Sends the baby form as it came, a good one with `over`: the answer, and what was typed, as `held` says it. */
export async function sendBaby(
  visitor: Visitor,
  over: Filling,
): Promise<{ answer: Answer; typed: Readonly<Record<string, string>> }> {
  const { action = "/", pairs } = formWith((await visitor.get("/")).text, "surname");
  const set = Object.entries({ ...GOOD, ...over }).map(([name, value]): [string, string | string[] | null] =>
    name === "wishes" ? [name, (value ?? "").split(",")] : [name, value],
  );
  const body = filledIn(pairs, Object.fromEntries(set));
  return { answer: await visitor.post(action, body), typed: joined(new URLSearchParams(body)) };
}

function joined(fields: URLSearchParams): Record<string, string> {
  const names = [...new Set(fields.keys())].filter((name) => name !== "idem");
  return Object.fromEntries(names.map((name) => [name, fields.getAll(name).join()]));
}
