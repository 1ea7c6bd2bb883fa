import { expect, test } from "vitest";
import { lockedAt } from "#app/kit/order/locked.ts";

const SN = "01HZX8K3QJ5V7M9N2P4R6S8TV3";

test.each([
  ["/naming-detail", `?sn=${SN}&name=清和`, `/pay-new/seek?sn=${SN}`, "baby"],
  [`/naming-result/${SN}`, "", `/pay-new/seek?sn=${SN}`, "baby"],
  [`/name-measurement-result/${SN}`, "", `/pay-new/score?sn=${SN}`, "score"],
  ["/luck-name-details", `?sn=${SN}`, `/luck-name-pay?sn=${SN}`, "luck"],
  ["/manual-naming-order", `?sn=${SN}`, `/pay-new/manual?sn=${SN}`, "manual"],
  ["/manual-naming-after", `?sn=${SN}`, `/pay-new/manual?sn=${SN}`, "manual"],
])(
  "what is locked at %s%s is paid for at the checkout of its own service, at its price",
  (path, search, ...sold) => {
    const { pay, price } = lockedAt(path, search);
    expect([pay, price]).toEqual(sold);
  },
);

test("where the address names no order, or no service is sold, nothing is offered for payment", () => {
  expect(lockedAt("/naming-detail", "?sn=1").pay).toBeNull();
  expect(lockedAt("/guide", `?a=${SN}`).pay).toBeNull();
});

test("each service says in its own words what is locked", () => {
  const paths = ["/naming-detail", "/name-measurement-result", "/luck-name-details", "/manual-naming-order"];
  expect(new Set(paths.map((path) => lockedAt(path, "").text)).size).toBe(paths.length);
});
