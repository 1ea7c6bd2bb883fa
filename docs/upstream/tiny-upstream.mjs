// A tiny upstream (上游): as much as the site needs from the form to free names, and honest refusals for the rest.
//   PORT=9000 node docs/upstream/tiny-upstream.mjs, then start the site with UPSTREAM_URL=http://localhost:9000
import { randomInt } from "node:crypto";
import { createServer } from "node:http";

/** What this upstream knows: three names, and no more. Yours asks an engine here. */
const NAMES = [
  { given: "清和", pinyin: ["qīng", "hé"], tones: [1, 2], why: "两个字都常用，读来顺口。" },
  { given: "知行", pinyin: ["zhī", "xíng"], tones: [1, 2], why: "知道了就去做。" },
  { given: "安然", pinyin: ["ān", "rán"], tones: [1, 2], why: "安安稳稳的样子。" },
];
const DAY_MS = 86_400_000;
/** Orders by number; a real upstream keeps them, and tells them to their owner alone. */
const orders = new Map();

/** Throw it for a refusal: the code's status stands in functions/contract/wire/envelope.ts. */
class Refusal extends Error {
  constructor(status, code, message, fields) {
    super(message);
    Object.assign(this, { status, code, fields });
  }
}

const orderOf = ({ sn }, visitor) => {
  const order = orders.get(sn);
  if (order === undefined) throw new Refusal(404, "NOT_FOUND", "没有这个订单。");
  return { ...order, role: order.visitor === visitor ? "owner" : "reader" };
};

/** Method and path → what comes of the params. Whatever is not here is refused as NOT_CONFIGURED. */
const calls = {
  "GET /api/index/siteInfo": () => ({
    ...{ title: "小小起名", operator: "样例", icp: "", police: "", phone: "", hours: "每天", notice: null },
    ...{ prices: {}, channels: [] },
  }),
  "GET /api/index/ads": () => ({ items: [] }),
  "GET /api/business/content": () => ({
    ...{ guides: [], manuscripts: [], faqs: [] },
    comments: { items: [], counts: {} },
  }),
  "POST /api/business/seek": ({ surname = "" }, visitor) => {
    if (!/^\p{Script=Han}{1,2}$/u.test(surname))
      throw new Refusal(400, "INVALID_PARAMS", "请核对一下。", { surname: "请填写姓氏。" });
    const sn = Array.from({ length: 26 }, () => "0123456789ABCDEFGHJKMNPQRSTVWXYZ"[randomInt(32)]).join("");
    orders.set(sn, { sn, surname, visitor, liked: [] });
    return { sn, status: "created" };
  },
  "GET /api/business/soughtFree": (params, visitor) => {
    const { sn, surname } = orderOf(params, visitor);
    return {
      ...{
        service: "baby",
        sn,
        status: "created",
        surname,
        sex: "unknown",
        chart: null,
        relax: [],
        have: [],
      },
      echo: { solar: "", lunar: "", hour: "", born: false },
      names: NAMES.map((name) => cardOf(surname, name)),
      locked: { names: 0, batches: 0, batchSize: 10 },
      ...{ expiresAt: new Date(Date.now() + 30 * DAY_MS).toISOString(), engine: "tiny" },
    };
  },
  "GET /api/x/hold": (params, visitor) => ({
    role: orderOf(params, visitor).role,
    share: null,
    recovery: null,
  }),
  "POST /api/business/nameLike": ({ name = "", ...params }, visitor) => {
    const order = orderOf(params, visitor);
    if (order.role !== "owner") throw new Refusal(403, "OWNER_ONLY", "只有下单的人能改。");
    orders.get(order.sn).liked.push(name);
    return { liked: orders.get(order.sn).liked, unfit: [] };
  },
};

/** A name as the free result shows it; what this upstream does not know is null or empty, never made up. */
const cardOf = (surname, { given, pinyin, tones, why }) => ({
  ...{ name: surname + given, given, pinyin: ["", ...pinyin], tones: [1, ...tones], why },
  ...{ score: 0, characters: [], source: null, care: [], band: 1, liked: false, unfit: false },
  bill: { total: 0, lines: [] },
});

export const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, "http://upstream");
  let body = "";
  for await (const chunk of request) body += chunk;
  // Of a POST the query and the body are read alike; what is private stands in the body alone.
  const params = { ...Object.fromEntries(searchParams), ...Object.fromEntries(new URLSearchParams(body)) };
  const say = (status, envelope) => {
    response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
    response.end(JSON.stringify(envelope));
  };
  try {
    const answer = calls[`${request.method} ${pathname}`];
    if (!/^[0-9a-f]{32}$/.test(request.headers.bd_vid ?? ""))
      throw new Refusal(403, "FORBIDDEN", "请重新打开。");
    if (answer === undefined) throw new Refusal(501, "NOT_CONFIGURED", "这里还没有这项服务。");
    say(200, { code: 0, message: "ok", data: answer(params, request.headers.bd_vid) });
  } catch (error) {
    if (!(error instanceof Refusal)) return say(500, { code: "INTERNAL", message: "我们这边出了问题。" });
    say(error.status, { code: error.code, message: error.message, fields: error.fields });
  }
});

if (process.argv[1]?.endsWith("tiny-upstream.mjs"))
  server.listen(Number(process.env.PORT ?? 9000), "127.0.0.1");
