import * as v from "valibot";
import { ASSERTION_HEADER } from "#functions/contract/desk/desk.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { type Area, type Call, calls, type NameIn } from "#functions/contract/wire/calls.ts";
import { makeSandboxKeys, sandboxHosts } from "#scripts/steps/sandbox-keys.ts";
import { EXPERT, OPERATOR, startAccess } from "#tests/kit/desk/access.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { scoreForm } from "#tests/kit/forms/score-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { type OriginSite, type StartOptions, startSite } from "#tests/kit/runtime/start-workers.ts";
import { standIn } from "#tests/kit/wechat/stand-in.ts";
import { callerOf, type Said } from "#tests/kit/wire/origin-client.ts";

/** Nobody listens there: a provider that can't be reached. */
const DEAD = "http://127.0.0.1:1";
/** Expert work for every case at the same time. */
const ROOM = { EXPERT_AT_ONCE: "999" };
const AMOUNTS = { seek: 2990, score: 990, luck: 990, manual: 29_900 } as const;

type Kind = keyof typeof AMOUNTS;
type Params = Readonly<Record<string, string>>;

/** The origins that calls are put to, and one new visitor. */
export interface World {
  /** All is configured; whoever it would have to ask is out of reach. */
  site: OriginSite;
  /** In production, with nothing configured. */
  bare: OriginSite;
  /** Has taken all the orders that it takes in a day. */
  full: OriginSite;
  visitorId: string;
  /** A call of the contract as this visitor; `at` the bare origin where it is told so. */
  ask<A extends Area>(area: A, name: NameIn<A>, params?: Params, at?: OriginSite): Promise<Said>;
  /** A call of the desk by somebody else than the operator: by the expert, or by nobody (""). */
  askAs<N extends NameIn<"desk">>(who: "expert" | "", name: N, params?: Params): Promise<Said>;
  /** A new order of this visitor's. */
  order(kind: Kind): Promise<string>;
  paid(kind: Kind): Promise<string>;
  run(sql: string, ...values: string[]): Promise<void>;
}

/** What a relay brings from WeChat; a link with `down=1` can't be had. */
const FROM_WECHAT: Readonly<Record<string, object>> = {
  "/cgi-bin/stable_token": { access_token: "token", expires_in: 7200 },
  "/cgi-bin/ticket/getticket": { errcode: 0, ticket: "ticket", expires_in: 7200 },
  "/wxa/generatescheme": { errcode: 0, openlink: "weixin://dl/business/?t=abc" },
};

async function startRelay() {
  const relay = await standIn();
  relay.answer(({ path, body }, response) => {
    const said = FROM_WECHAT[new URL(path, relay.host).pathname] ?? {};
    response.end(JSON.stringify(body.includes("down=1") ? { errcode: 45_009, errmsg: "busy" } : said));
  });
  return relay;
}

/** The origins of a file of tests; closed together. */
export interface Origins {
  site: OriginSite;
  bare: OriginSite;
  full: OriginSite;
  /** What the operator and the expert show at the desk. */
  assertions: Readonly<Record<"operator" | "expert" | "", string>>;
  close(): Promise<void>;
}

/** Starts them: as Workers, unless told otherwise. */
export async function startOrigins(
  start: (options: StartOptions) => Promise<OriginSite> = startSite,
): Promise<Origins> {
  const sms = { SMS_CARRIER: "aliyun", SMS_SIGN: "罗盘起名", SMS_TEMPLATE: "SMS_1" };
  const aliyun = { SMS_ALIYUN_KEY_ID: "id", SMS_ALIYUN_SECRET: "secret", SMS_ALIYUN_HOST: DEAD };
  const payments = {
    ...makeSandboxKeys().origin,
    ...sandboxHosts(DEAD),
    PUBLIC_URL: "https://luopan.example",
  };
  const relay = await startRelay();
  const mini = {
    WECHAT_RELAY_HOST: relay.host,
    WECHAT_MINI_APP_ID: "wxmini",
    WECHAT_MINI_APP_SECRET: "secret",
  };
  const access = await startAccess();
  const assertions = {
    operator: await access.assert(OPERATOR),
    expert: await access.assert(EXPERT),
    "": "",
  };
  const [site, bare, full] = await Promise.all([
    start({ originVars: { ...sms, ...aliyun, ...payments, ...mini, ...access.vars, ...ROOM } }),
    start({ originVars: { STAGE: "production" } }),
    start({ originVars: { ORDERS_A_DAY: "0" } }),
  ]);
  const close = async () => {
    relay.close();
    access.close();
    await Promise.all([site.close(), bare.close(), full.close()]);
  };
  return { site, bare, full, assertions, close };
}

/** A new visitor of both. */
export function worldOf({ site, bare, full, assertions }: Origins): World {
  const { visitorId } = callerOf(site);
  const send = (who: keyof typeof assertions, area: string, name: string, params: Params, at: OriginSite) => {
    const { method, path } = callOf(area, name);
    const caller = callerOf(at, visitorId, area === "desk" ? { [ASSERTION_HEADER]: assertions[who] } : {});
    return method === "GET" ? caller.get(path, params) : caller.post(path, params);
  };
  const ask: World["ask"] = (area, name, params = {}, at = site) => send("operator", area, name, params, at);
  const idem = () => `form-${crypto.randomUUID()}`;
  const make: Record<Kind, () => Promise<Said>> = {
    seek: () => ask("index", "seek", babyForm()),
    score: () => ask("index", "score", scoreForm()),
    luck: () => ask("order", "skyfall", { surname: "欧阳", sex: "female", length: "any", idem: idem() }),
    manual: () => ask("order", "rengongBuy", { type: "standard", idem: idem() }),
  };
  const order = async (kind: Kind) => v.parse(v.object({ sn: Sn }), (await make[kind]()).data).sn;
  return {
    site,
    bare,
    full,
    visitorId,
    ask,
    askAs: (who, name, params = {}) => send(who, "desk", name, params, site),
    order,
    async paid(kind) {
      const sn = await order(kind);
      await payInDatabase(site, sn, AMOUNTS[kind]);
      return sn;
    },
    async run(sql, ...values) {
      const database = await site.database();
      await database
        .prepare(sql)
        .bind(...values)
        .run();
    },
  };
}

const callOf = (area: string, name: string): Call => {
  const rows: Readonly<Record<string, Readonly<Record<string, Call>>>> = calls;
  const call = rows[area]?.[name];
  if (call === undefined) throw new Error(`no call ${area}.${name}`);
  return call;
};
