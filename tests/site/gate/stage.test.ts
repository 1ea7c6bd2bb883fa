import { expect, test } from "vitest";
import { startSite } from "#tests/kit/runtime/start-workers.ts";

test("a Worker without STAGE and PUBLIC_URL serves nothing and says why in one line", async () => {
  const site = await startSite({ origin: "recorder", vars: { STAGE: null } });
  const answer = await site.visitor().get("/");
  await site.close();
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain("<!DOCTYPE html><html lang");
  expect(site.logs.join("\n") + answer.text).toContain("PUBLIC_URL is needed in production");
});
