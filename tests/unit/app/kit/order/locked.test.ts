import { expect, test } from "vitest";
import { lockedAt } from "#app/kit/order/locked.ts";

const SN = "01HZX8K3QJ5V7M9N2P4R6S8TV3";

test.each([
  ["/naming-detail", `?sn=${SN}&name=清和`, `/pay-new/seek?sn=${SN}`],
  [`/naming-result/${SN}`, "", `/pay-new/seek?sn=${SN}`],
  [`/name-measurement-result/${SN}`, "", `/pay-new/score?sn=${SN}`],
  ["/luck-name-details", `?sn=${SN}`, `/luck-name-pay?sn=${SN}`],
  ["/manual-naming-order", `?sn=${SN}`, `/pay-new/manual?sn=${SN}`],
  ["/manual-naming-after", `?sn=${SN}`, `/pay-new/manual?sn=${SN}`],
])("what is locked at %s%s is paid for at the checkout of its own service", (path, search, pay) => {
  expect(lockedAt(path, search).pay).toBe(pay);
});

test("a name that is locked leads back to the free ones, and no page to itself", () => {
  expect(lockedAt("/naming-detail", `?sn=${SN}`).back?.to).toBe(`/naming-result/${SN}`);
  expect(lockedAt(`/naming-result/${SN}`, "").back).toBeNull();
  expect(lockedAt(`/naming-result/${SN}`, "?batch=2").back?.to).toBe(`/naming-result/${SN}`);
});

test("where the address names no order, or no service is sold, nothing is offered for payment", () => {
  expect(lockedAt("/naming-detail", "?sn=1").pay).toBeNull();
  expect(lockedAt("/guide", `?a=${SN}`).pay).toBeNull();
});

test("each service says in its own words what is locked", () => {
  const paths = ["/naming-detail", "/name-measurement-result", "/luck-name-details", "/manual-naming-order"];
  expect(new Set(paths.map((path) => lockedAt(path, "").text)).size).toBe(paths.length);
});
