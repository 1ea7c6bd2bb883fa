import { expect, test } from "vitest";
import { setRetryAfter } from "#functions/site/security-headers.ts";

/** What an answer of this status says of when to come again. */
const saidBy = (status: number, said?: string): string | null => {
  const answer = new Response(null, { status, headers: said === undefined ? {} : { "retry-after": said } });
  setRetryAfter(answer);
  return answer.headers.get("retry-after");
};

test("every answer that is too much or out of order says when to come again, its own word first", () => {
  expect([saidBy(429), saidBy(503)]).toEqual(["30", "30"]);
  expect([saidBy(429, "7"), saidBy(503, "10")]).toEqual(["7", "10"]);
  for (const status of [200, 303, 400, 403, 404, 409, 410, 500, 502]) expect(saidBy(status)).toBeNull();
});
