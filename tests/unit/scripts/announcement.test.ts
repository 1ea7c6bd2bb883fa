import { expect, test } from "vitest";
import { announcement } from "#scripts/steps/announcement.ts";
import routes from "../../../app/routes.ts";

const started = { site: "http://localhost:1", sandbox: "http://127.0.0.1:2", password: "word" };
const said = announcement(started);

test("a start says a line for each thing to try, with an address that is there", () => {
  const paths = [...said.matchAll(/http:\/\/localhost:1\/([^\s?]*)/g)].map(([, path = ""]) => path);
  const known = new Set(["", "openapi", ...routes.map(({ path }) => path)]);
  expect(paths.filter((path) => !known.has(path))).toEqual([]);
  expect(paths.length).toBeGreaterThanOrEqual(8);
  expect(said).toContain(started.sandbox);
});

test("it tells the desk's password only where there is one", () => {
  expect(said).toContain("password word");
  expect(announcement({ ...started, password: null })).not.toContain("password");
});

test("its columns stand under each other, also after Chinese words", () => {
  const columns = said
    .split("\n")
    .filter((line) => line.includes("http"))
    .map((line) => line.slice(0, line.indexOf("http")).replaceAll(/\p{Script=Han}/gu, "xx").length);
  expect(new Set(columns).size).toBe(1);
});
