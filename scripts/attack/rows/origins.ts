import { type Attack, held } from "#scripts/attack/attack.ts";
import type { Battle } from "#scripts/attack/battle.ts";

/** What a browser would say of a form on somebody else's page. */
const FOREIGN: Readonly<Record<string, (site: URL) => Record<string, string>>> = {
  "another site": () => ({ origin: "https://evil.example", "sec-fetch-site": "cross-site" }),
  "a sandboxed frame": () => ({ origin: "null", "sec-fetch-site": "cross-site" }),
  "an old browser elsewhere": () => ({ origin: "https://evil.example" }),
  "no origin at all": () => ({}),
  "a neighbouring host": () => ({ origin: "https://x.luopan.example", "sec-fetch-site": "same-site" }),
  "another port": ({ hostname }) => ({ origin: `http://${hostname}:1` }),
  "another scheme": ({ host }) => ({ origin: `https://${host}` }),
};

/** What the victim's browser would be made to send, with its cookies. */
const FORMS: readonly [
  what: string,
  path: (battle: Battle) => string,
  form: (battle: Battle) => Record<string, string>,
][] = [
  ["erase", () => "/search-order-history", ({ numbers }) => ({ sn: numbers.baby })],
  ["end the link", ({ numbers }) => `/resulte?sn=${numbers.baby}`, () => ({ step: "end" })],
  [
    "approve the draft",
    ({ numbers }) => `/manual-naming-order?sn=${numbers.begun}`,
    () => ({ step: "approve", idem: crypto.randomUUID() }),
  ],
  [
    "refund the work",
    ({ numbers }) => `/manual-naming-order?sn=${numbers.expert}`,
    () => ({ step: "refund", idem: crypto.randomUUID() }),
  ],
];

/** The owner's own browser is made to post from elsewhere. */
export const origins: readonly Attack[] = FORMS.flatMap(([what, path, form]) =>
  Object.entries(FOREIGN).map(([from, headersOf]) => ({
    what: `${what} by the owner's browser from ${from}`,
    async run(battle: Battle) {
      const headers = {
        "content-type": "application/x-www-form-urlencoded",
        ...headersOf(battle.shop.site.url),
      };
      const answer = await battle.victim.post(path(battle), form(battle), { bare: true, headers });
      return held(answer.status, [403]);
    },
  })),
);
