import { expect, test } from "vitest";
import { cookiesForUpstream, cookiesFromUpstream } from "#app/kit/upstream/upstream-cookies.ts";

test.each([
  ["60", "; Max-Age=60"],
  ["-1", "; Max-Age=-1"],
  ["1e3", ""],
  ["9999999999", ""],
  ["99999999999999999999", ""],
])("an age of %s seconds becomes “%s”", (age, kept) => {
  const headers = new Headers({ "set-cookie": `a=1; Max-Age=${age}; Path=/api` });
  expect(cookiesFromUpstream(headers, true)).toEqual([
    `__Host-up-a=1${kept}; Path=/; HttpOnly; Secure; SameSite=Lax`,
  ]);
});

test("cookies go back to the upstream unchanged, eight at most", () => {
  const sent = Array.from({ length: 9 }, (_, at) => `up-${at}=%20"é`).join(";");
  const back = Array.from({ length: 8 }, (_, at) => `${at}=%20"é`).join("; ");
  expect(cookiesForUpstream(`v=1; ${sent}`, false)).toBe(back);
  expect(cookiesForUpstream("v=1; up=2", false)).toBeNull();
});

test("over https only what the browser guarantees to be this site's own goes back", () => {
  expect(cookiesForUpstream("up-a=planted; __Host-up-a=1", true)).toBe("a=1");
  expect(cookiesForUpstream("up-a=planted", true)).toBeNull();
});
