import { describe, expect, test } from "vitest";
import { isSameOrigin } from "#functions/site/gate/same-origin.ts";

const OURS = "https://luopan.example";

const origins = {
  "our own": OURS,
  "none given": undefined,
  null: "null",
  evil: "https://evil.example",
  "a name that begins with ours": "https://luopan.example.evil.example",
  "a name that ends with ours": "https://evil-luopan.example",
  "a sub-domain": "https://x.luopan.example",
  "another scheme": "http://luopan.example",
  "another port": "https://luopan.example:8443",
  "ours with a slash": `${OURS}/`,
  "ours in capitals": OURS.toUpperCase(),
  malformed: "luopan.example",
  "two of them": `${OURS}, https://evil.example`,
  empty: "",
};

/** A request with these two headers, undefined for one that is absent. */
function headersOf(origin: string | undefined, site: string | undefined): Headers {
  const headers = new Headers();
  if (origin !== undefined) headers.set("origin", origin);
  if (site !== undefined) headers.set("sec-fetch-site", site);
  return headers;
}

describe.each(Object.entries(origins))("a form whose Origin is %s", (_what, origin) => {
  test.each(["same-site", "cross-site", "none", "Same-Origin", ""])(
    "is refused where Sec-Fetch-Site is «%s»",
    (site) => {
      expect(isSameOrigin(headersOf(origin, site), OURS)).toBe(false);
    },
  );

  test("passes where Sec-Fetch-Site is same-origin", () => {
    expect(isSameOrigin(headersOf(origin, "same-origin"), OURS)).toBe(true);
  });

  test(`${origin === OURS ? "passes" : "is refused"} where no Sec-Fetch-Site is sent`, () => {
    expect(isSameOrigin(headersOf(origin, undefined), OURS)).toBe(origin === OURS);
  });
});
