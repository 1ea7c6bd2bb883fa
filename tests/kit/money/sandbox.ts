import type { SharedCard } from "#functions/sandbox/wechat/shared-card.ts";
import { makeSandboxKeys, type SandboxKeys, sandboxHosts, type Vars } from "#scripts/steps/sandbox-keys.ts";
import { bundleFolder } from "#tests/kit/runtime/bundles.ts";
import { lender } from "#tests/kit/runtime/lend.ts";
import { bundleIn, modulesOf, readWorker, startRuntime } from "#tests/kit/runtime/runtime.ts";
import { lendWorkers, type Site, type StartOptions, siteOn } from "#tests/kit/runtime/start-workers.ts";

/** A payment as the sandbox's book has it; amounts in fen. */
export interface BookedPayment {
  provider: "wechat" | "alipay" | "stripe";
  outTradeNo: string;
  channel: "jsapi" | "h5" | "native" | "wap" | "page" | "card";
  state: "open" | "paid" | "closed";
  amount: number;
  charged: number;
  refunded: number;
  refunds: { no: string; amount: number; state: "pending" | "done" }[];
  handle: string;
  transactionId: string;
  deliveries: {
    id: string;
    kind: "paid" | "refund" | "expired";
    twist: string | null;
    state: "due" | "sending" | "held" | "dropped" | "done" | "given-up";
    tries: number;
    heard: number | null;
  }[];
}

/** The payment providers' stand-in, running; its control for tests. */
interface Sandbox {
  url: URL;
  /** `POST /control/…` (see functions/sandbox/control/actions.ts); throws where the control refuses. */
  control(action: string, fields?: Record<string, unknown>): Promise<unknown>;
  /** A payer pays; resolves when the notification has been sent. */
  pay(outTradeNo: string, fields?: { amount?: number; force?: boolean; delay?: number }): Promise<void>;
  /** One more notification, odd in some way or the same again; the status that the site answered. */
  notify(outTradeNo: string, twist?: string): Promise<number>;
  /** Every payment that a provider has heard of, newest first. */
  book(): Promise<BookedPayment[]>;
  /** What WeChat would show of the pages that it was told to share, in the order it was told. */
  cards(): Promise<SharedCard[]>;
  /** The script that stands in for WeixinJSBridge. */
  bridge(): Promise<string>;
  close(): Promise<void>;
}

/** A site whose origin is a customer of the sandbox. */
export interface Shop {
  site: Site;
  sandbox: Sandbox;
  close(): Promise<void>;
}

const lendSandbox = lender(() => {
  const { workerOptions } = readWorker("functions/sandbox/wrangler.toml");
  const kit = "tests/kit/runtime/shells";
  const modules = modulesOf({
    "entry.js": `${kit}/sandbox-shell.js`,
    "shell.js": `${kit}/shell.js`,
    "chance.js": `${kit}/chance.js`,
    ...bundleIn(bundleFolder("sandbox")),
  });
  return startRuntime([{ ...workerOptions, ...modules, name: "luopan-sandbox" }]);
});

let made: SandboxKeys | undefined;
/** The same merchants for all tests of a process: to make keys takes longer than most tests. */
const keys = (): SandboxKeys => {
  made ??= makeSandboxKeys();
  return made;
};

/** Opens a sandbox with an empty book for a site at `siteUrl`; `vars` are the origin's halves. */
async function startSandbox(siteUrl: string): Promise<Sandbox & { vars: Vars }> {
  const { runtime, back } = await lendSandbox();
  await runtime.enter({ "luopan-sandbox": { vars: { ...keys().sandbox, SITE_URL: siteUrl } } });
  const { url } = runtime;
  const ask = async (path: string, fields?: object): Promise<string> => {
    const post = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(fields),
    };
    const answer = await fetch(new URL(path, url), fields === undefined ? {} : post);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`sandbox: ${path} ${answer.status} ${text}`);
    return text;
  };
  const control: Sandbox["control"] = async (action, fields = {}) =>
    JSON.parse(await ask(`/control/${action}`, fields));
  return {
    url,
    vars: { ...keys().origin, ...sandboxHosts(url.origin), PUBLIC_URL: siteUrl },
    control,
    pay: async (outTradeNo, fields = {}) => void (await control("pay", { outTradeNo, ...fields })),
    async notify(outTradeNo, twist) {
      const heard = await control("notify", { outTradeNo, ...(twist === undefined ? {} : { twist }) });
      return Number(Object(heard).status);
    },
    async book() {
      const { payments }: { payments: BookedPayment[] } = JSON.parse(await ask("/control/book"));
      return payments;
    },
    async cards() {
      const cards: SharedCard[] = JSON.parse(await ask("/control/cards"));
      return cards;
    },
    bridge: () => ask("/bridge.js"),
    async close() {
      // Nothing is sent any more for whoever comes next.
      await control("reset");
      await back();
    },
  };
}

/** Starts the sandbox, and the site on the real origin beside it: everything as on a developer's machine. */
export async function startShop(options: StartOptions = {}, lend = lendWorkers): Promise<Shop> {
  const workers = await lend();
  const sandbox = await startSandbox(workers.runtime.url.origin);
  const site = await siteOn(workers, { ...options, originVars: { ...sandbox.vars, ...options.originVars } });
  return {
    site,
    sandbox,
    close: async () => {
      await sandbox.close();
      await site.close();
    },
  };
}
