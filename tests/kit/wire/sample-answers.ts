import type { NameDetail } from "#functions/contract/names/name-card.ts";
import type { FreeResult, OrderSummary } from "#functions/contract/orders/orders.ts";
import type { Receipt } from "#functions/contract/products/reports.ts";
import type { FreeScore } from "#functions/contract/products/score.ts";
import type { Content, SiteInfo } from "#functions/contract/site/site.ts";
import { type Call, calls } from "#functions/contract/wire/calls.ts";
import { sampleOf } from "./sample-of.ts";

/** An order number that looks right. */
export const SN = "01HZX8K3QJ5V7M9N2P4R6S8TV3";

const siteInfo: SiteInfo = {
  title: "罗盘起名",
  operator: "样例公司",
  icp: "样ICP备1号",
  police: "",
  phone: "400-000-0000",
  hours: "每天 9:00–18:00",
  prices: { baby: { amount: 2990, currency: "CNY", count: 83, what: ["字义与用字", "出处全文"] } },
  channels: [],
  notice: null,
};

const content: Content = {
  guides: [],
  manuscripts: [],
  faqs: [],
  comments: { items: [], counts: {} },
};

const character = {
  kangxiStrokes: 12,
  radical: "水",
  element: "水",
  elementBy: "table",
  level: 1,
} as const;

const name: NameDetail = {
  name: "林清和",
  given: "清和",
  pinyin: ["lín", "qīng", "hé"],
  tones: [2, 1, 2],
  score: 90,
  characters: [
    { ...character, char: "林", traditional: "林", gloss: "树木成片" },
    { ...character, char: "清", traditional: "清", gloss: "水澄见底，心里分明" },
    { ...character, char: "和", traditional: "和", gloss: "与人相处，声气相应" },
  ],
  source: null,
  why: "两个字都常用，读来顺口。",
  care: [],
  band: 1,
  liked: false,
  unfit: false,
  bill: {
    total: 90,
    lines: [{ part: "字义", rule: "字义表", input: "清 和", points: 90, max: 100, mark: "据典", reason: "" }],
  },
  grids: {
    heaven: { value: 9, element: "水", class: "忌" },
    person: { value: 20, element: "水", class: "忌" },
    earth: { value: 20, element: "水", class: "忌" },
    outer: { value: 9, element: "水", class: "忌" },
    total: { value: 28, element: "金", class: "忌" },
  },
  talents: { value: "水水水", class: "平" },
  zodiac: { animal: "马", notes: [] },
  phonetics: { syllables: [], notes: [] },
  homophones: [],
  registrable: { ok: true, note: "三个字都在《通用规范汉字表》里" },
  kinsfolk: [],
  romanisation: [{ place: "护照", text: "LIN QINGHE" }],
  poem: null,
};

const pillar = { stem: "丙", branch: "午", hidden: ["丁", "己"], elements: ["火", "火"] } satisfies Partial<
  NonNullable<FreeResult["chart"]>["pillars"]["year"]
>;

const freeResult: FreeResult = {
  service: "baby",
  sn: SN,
  status: "created",
  surname: "林",
  sex: "female",
  booksFirst: false,
  echo: { solar: "2026 年 4 月 18 日", lunar: "丙午年三月初二", hour: "不清楚", born: true },
  chart: {
    pillars: { year: { ...pillar }, month: { ...pillar }, day: { ...pillar }, hour: null },
    zodiac: "马",
    elements: [
      { element: "木", count: 0, share: 0 },
      { element: "火", count: 6, share: 100 },
      { element: "土", count: 0, share: 0 },
      { element: "金", count: 0, share: 0 },
      { element: "水", count: 0, share: 0 },
    ],
    dayMaster: { stem: "丙", element: "火" },
    strength: "strong",
    share: 100,
    favourable: ["水"],
    steps: ["火旺，先取水。"],
    solarTime: null,
    notes: [],
  },
  names: [name],
  locked: { names: 30, batches: 5, batchSize: 10, further: 50 },
  relax: [],
  again: "",
  have: [],
  expiresAt: "2026-12-21T00:00:00.000Z",
  engine: "test",
};

const freeScore: FreeScore = {
  kind: "score",
  service: "baby",
  sn: SN,
  status: "created",
  name: "林清和",
  surname: "林",
  given: "清和",
  sex: "unknown",
  pinyin: name.pinyin,
  bill: name.bill,
  registrable: name.registrable,
  homophones: [],
  characters: name.characters,
  source: null,
  notes: [],
  birth: null,
  suggestions: [],
  changes: [],
  changesLeft: 3,
  locked: [{ what: "五格图，附说明", count: "1 张" }],
  asked: { sex: "unknown", keep: "30d" },
  expiresAt: "2026-12-21T00:00:00.000Z",
  engine: "test",
};

const order: OrderSummary = {
  sn: SN,
  kind: "seek",
  status: "created",
  amount: 2990,
  currency: "CNY",
  createdAt: "2026-11-21T00:00:00.000Z",
  paidAt: null,
  surname: "林",
  about: "",
  title: "宝宝起名",
  next: `/naming-result/${SN}`,
  role: "owner",
  stage: null,
};

const receipt: Receipt = {
  outTradeNo: "LP2026112100000000000001",
  channel: "alipay-wap",
  amount: 2990,
  currency: "CNY",
  paidAt: "2026-11-21T00:00:00.000Z",
};

/** What an upstream in good health answers: method and path → data that the contract's schemas accept. */
export const sampleAnswers: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    Object.values(calls)
      .flatMap((named): Call[] => Object.values(named))
      .map(({ method, path, data }) => [`${method} ${path}`, sampleOf(data)]),
  ),
  "GET /api/index/ads": { items: [] },
  "POST /api/business/seek": { sn: SN, status: "created" },
  "POST /api/business/score": { sn: SN, status: "created" },
  "POST /api/x/redraw": { made: 2, left: 2 },
  "POST /api/business/skyfall": { sn: SN, status: "created" },
  "GET /api/business/detailFree": freeScore,
  "POST /api/business/scoreChange": { before: freeScore, after: freeScore, left: 2 },
  "POST /api/business/search": { orders: [order] },
  "GET /api/index/siteInfo": siteInfo,
  "GET /api/business/content": content,
  "GET /api/business/soughtFree": freeResult,
  "GET /api/business/sought": { ...Object(sampleOf(calls.order.sought.data)), receipt },
  "GET /api/business/getName": { batch: 0, left: 5, names: [name] },
  "GET /api/business/nameDetail": { ...name, sn: SN, status: "created" },
  "POST /api/business/nameLike": { liked: ["清和"], unfit: [] },
  "POST /api/x/moreLike": { batch: 6, left: 4 },
};
