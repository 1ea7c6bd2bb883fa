import type * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forms as commentForms } from "#app/orders/comments/fields.ts";
import { forms as lookUpForms } from "#app/orders/look-up/fields.ts";
import { babyForm } from "#app/products/baby/form/fields.ts";
import { businessForm } from "#app/products/business/form/fields.ts";
import { businessScoreForm } from "#app/products/business-score/form/fields.ts";
import { briefForm } from "#app/products/expert/brief/brief-fields.ts";
import { luckForm } from "#app/products/luck/fields.ts";
import { scoreForm } from "#app/products/score/form/fields.ts";
import type { Hold } from "#functions/contract/orders/hold.ts";
import { SearchParams, SendCodeParams } from "#functions/contract/orders/look-up.ts";
import { AdviseParams, type OwnComment } from "#functions/contract/products/advise.ts";
import { BabyBrief } from "#functions/contract/products/baby-brief.ts";
import { BusinessBrief } from "#functions/contract/products/business-brief.ts";
import { BusinessScoreBrief } from "#functions/contract/products/business-score-brief.ts";
import { FullinfoParams, RgOrder, RgOrderParams } from "#functions/contract/products/expert.ts";
import { LuckBrief } from "#functions/contract/products/luck.ts";
import { ScoreBrief } from "#functions/contract/products/score-brief.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { messagesIn } from "#tests/kit/forms/messages-in.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";
import { sampleOf } from "#tests/kit/wire/sample-of.ts";

let upstream: RecordingUpstream;
let site: Site;
beforeAll(async () => {
  upstream = await recordingUpstream();
  site = await startSite({ vars: { UPSTREAM_URL: upstream.url } });
  for (const [path, answer] of Object.entries(ANSWERS)) upstream.behave(that.answersWith(answer), path);
});
afterAll(() => Promise.all([site?.close(), upstream?.close()]));

/** What the upstream says of the order whose forms are looked at: paid, its buyer's own, nothing handed in. */
const OWNER: Hold = { role: "owner", share: null, recovery: null };
const OWN: OwnComment = {
  bought: "宝宝起名",
  paid: null,
  may: true,
  refundable: true,
  backAt: null,
  comment: null,
};
const PAID = {
  ...Object(sampleOf(RgOrder)),
  ...{ sn: SN, stage: "paid", tell: { to: null } },
  brief: { state: "none", savedAt: null, said: {}, locked: false },
};
const ANSWERS = { "/api/x/hold": OWNER, "/api/x/ownComment": OWN, "/api/business/rgOrder": PAID };

type Key = keyof typeof messages;
interface Asked {
  /** Where the form stands. */
  path: string;
  /** What its posts are read by, and refused in the words of. */
  schemas: readonly v.GenericSchema[];
  /** What heads its lines in the summary. */
  labels?: Readonly<Record<string, string | undefined>>;
  /** What the origin says of it besides, where a message quotes. */
  besides?: readonly Key[];
}

/** Every form of a visitor. The button 动笔 is the desk's: by-keys.test.ts presses it by the name that its message says. */
const FORMS: Readonly<Record<string, Asked>> = {
  baby: {
    ...{ path: "/", schemas: [BabyBrief], labels: babyForm.labels },
    besides: ["dateEmpty", "dateLeap", "dateFuture"],
  },
  business: {
    ...{ path: "/?tab=business", schemas: [BusinessBrief], labels: businessForm.labels },
    besides: ["dateLeap", "headFuture"],
  },
  score: {
    ...{ path: "/?tab=score", schemas: [ScoreBrief], labels: scoreForm.labels },
    besides: ["dateLeap", "dayToCome"],
  },
  "business score": {
    ...{ path: "/?tab=score&of=business", schemas: [BusinessScoreBrief], labels: businessScoreForm.labels },
  },
  luck: { path: "/luck-name", schemas: [LuckBrief], labels: luckForm.labels },
  "brief of expert naming": {
    ...{ path: `/manual-naming-after?sn=${SN}`, schemas: [FullinfoParams], labels: briefForm.labels },
  },
  "steps of expert naming": { path: `/manual-naming-order?sn=${SN}`, schemas: [RgOrderParams] },
  comments: {
    ...{ path: `/comment-list?sn=${SN}`, schemas: [AdviseParams] },
    labels: { ...commentForms.comment.labels, ...commentForms.private.labels },
  },
  "look-up": {
    ...{ path: "/search-order", schemas: [SearchParams, SendCodeParams] },
    labels: { ...lookUpForms.number.labels, ...lookUpForms.send.labels },
  },
};

/** What stands for a value in a message: a name, a character, a number; given as a list of one, for some messages join several. */
const VALUE = "〇";
const say = (key: Key): string => {
  const message: string | ((...values: never[]) => string) = messages[key];
  return typeof message === "string" ? message : Reflect.apply(message, undefined, Array(4).fill([VALUE]));
};

/** What a message calls by name: fields, choices, buttons. */
const quotedIn = (message: string): string[] =>
  [...message.matchAll(/“([^”]+)”/gu)]
    .map(([, words = ""]) => words)
    .filter((words) => !words.includes(VALUE));

/** Everything a form may say when it refuses a post. */
const saidBy = ({ schemas, besides = [] }: Asked): string[] => [
  ...schemas.flatMap(messagesIn),
  ...besides.map(say),
];

/** The words on labels, choices and buttons of a page. */
const labelsOf = (html: string): string[] =>
  [...html.matchAll(/<(label|legend|option|button|summary)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(
    ([, , inner = ""]) => inner.replaceAll(/<[^>]*>/g, "").trim(),
  );

describe.each(Object.entries(FORMS))("the form: %s", (_what, asked) => {
  // Breaks it catches: a message that quotes the choice of another form, and a label of the summary that no field has.
  test("says what to do in the words that stand on its own page", async () => {
    const { status, text } = await site.visitor().get(asked.path);
    expect(status).toBe(200);
    const labels = labelsOf(text);
    const said = saidBy(asked);
    expect(said.length).toBeGreaterThan(1);
    // A label may say more than the message quotes of it: 一定要用的字.
    const strange = said.filter((message) =>
      quotedIn(message).some((words) => !labels.some((label) => label.startsWith(words))),
    );
    expect(strange).toEqual([]);
    const heads = Object.values(asked.labels ?? {}).filter((head) => head !== undefined);
    expect(heads.filter((head) => !labels.some((label) => label.includes(head)))).toEqual([]);
  });
});

/** Messages of the desk's own forms, which tests/browser/desk holds: the button that begins, the list of quotations to be ticked. */
const OF_THE_DESK = [
  ["quoteUnproven", "库里没有的引文"],
  ["notBegun", "动笔"],
];

test("every message that quotes is said by a form that was looked at", () => {
  const asked = new Set(Object.values(FORMS).flatMap(saidBy).flatMap(quotedIn));
  const quoting = Object.keys(messages)
    .filter((key): key is Key => Object.hasOwn(messages, key))
    .flatMap((key) => quotedIn(say(key)).map((words) => [key, words] as const));
  expect(quoting.length).toBeGreaterThan(8);
  expect(quoting.filter(([, words]) => !asked.has(words))).toEqual(OF_THE_DESK);
});
