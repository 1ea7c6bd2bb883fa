import { expect, test } from "vitest";
import { ownAddress } from "#functions/site/gate/own-address.ts";

test.each([
  [
    "http://127.0.0.1:8787/pay-new/seek?sn=1",
    "http://localhost:8787",
    "http://localhost:8787/pay-new/seek?sn=1",
  ],
  ["http://[::1]:8787/", "http://localhost:8787/", "http://localhost:8787/"],
  ["http://localhost:8787/", "http://127.0.0.1:8787", "http://127.0.0.1:8787/"],
  ["http://localhost:8787/wait-pay?sn=1", "http://localhost:8787", null],
  // Two sites of one machine, a phone in the same room, a site in the open: each stays where it is.
  ["http://127.0.0.1:9000/", "http://localhost:8787", null],
  ["http://192.168.1.5:8787/", "http://localhost:8787", null],
  ["https://www.luopan.example/", "https://luopan.example", null],
  ["http://127.0.0.1:8787/", undefined, null],
])(
  "a visit to %s of the site %s goes on to %s, so that a cashier leads back to the same cookies",
  (at, site, to) => {
    expect(ownAddress(new URL(at), site)).toBe(to);
  },
);
