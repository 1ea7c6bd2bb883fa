import { expect, test } from "vitest";
import { remixRequest } from "#functions/site/gate/remix-request.ts";

test.each(["bd_vid", "BD_VID", "x-forwarded-host"])("the header %s never reaches a screen", (name) => {
  const url = new URL("https://luopan.example/");
  const request = new Request(url, { headers: { [name]: "0".repeat(32), accept: "text/html" } });
  expect([...remixRequest(request, url, null).headers]).toEqual([["accept", "text/html"]]);
});
