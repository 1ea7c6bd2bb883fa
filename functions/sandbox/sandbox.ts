import { returnAddress } from "./alipay/pay-page.ts";
import type { SandboxConfig } from "./config.ts";
import { type Call, type Context, nothingGranted } from "./context.ts";
import { actions, type Post, Refused } from "./control/actions.ts";
import { isForm, readFields } from "./control/fields.ts";
import { controlPage } from "./control/page.ts";
import { viewOfBook } from "./control/view.ts";
import { page } from "./html.ts";
import { Book, type Payment, type Shelf } from "./money/book.ts";
import { pressed } from "./money/cashier.ts";
import { advance, deliverDue, nextDue, release, sendOne } from "./money/deliveries.ts";
import { calm, type Fault, meetFault, wait } from "./money/faults.ts";
import { notifiers, providerCall } from "./providers.ts";
import { PAY_PAGE, stripePage, successAddress } from "./stripe/pay-page.ts";
import { BRIDGE } from "./wechat/bridge.ts";
import { h5Page } from "./wechat/h5-page.ts";

/** What the sandbox is given: configuration, storage, the payments kept so far. */
export interface Ground {
  config: SandboxConfig;
  shelf: Shelf;
  kept?: Iterable<Payment>;
  later(work: Promise<unknown>): void;
}

/** The providers' stand-in: answers their calls, shows their pages, sends their notifications. */
export class Sandbox {
  readonly #ground: Ground;
  readonly #book: Book;
  #switches = calm();
  #granted = nothingGranted();

  constructor(ground: Ground) {
    this.#ground = ground;
    this.#book = new Book(ground.shelf, ground.kept);
  }

  /** When it next has something to send by itself; null for never. */
  nextDue(): number | null {
    return nextDue(this.#book);
  }

  /** Sends what is due. */
  deliver(): Promise<void> {
    return deliverDue(notifiers, this.#ground.config, this.#book);
  }

  async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const call = { method: request.method, url, headers: request.headers, body: await request.text() };
    const context: Context = {
      config: this.#ground.config,
      book: this.#book,
      switches: this.#switches,
      origin: url.origin,
      now: Date.now(),
      later: this.#ground.later,
      deliver: () => this.deliver(),
      granted: this.#granted,
    };
    return (await this.#asProvider(context, call)) ?? (await this.#asControl(context, call));
  }

  async #asProvider(context: Context, call: Call): Promise<Response | undefined> {
    const found = providerCall(call);
    if (found === undefined) return undefined;
    const fault = meetFault(this.#switches, found.name);
    if (fault?.when === "before" && isTotal(fault)) return spoiled(fault);
    const answer = found.answer(context, call, fault);
    this.#ground.later(this.deliver());
    return fault !== undefined && isTotal(fault) ? spoiled(fault) : answer;
  }

  async #asControl(context: Context, call: Call): Promise<Response> {
    const { method, url } = call;
    const { pathname } = url;
    if (method === "GET" || method === "HEAD") {
      if (pathname === "/") return controlPage(context);
      if (pathname === "/control/book") return Response.json(viewOfBook(this.#book));
      if (pathname === "/control/cards") return Response.json(context.granted.cards);
      if (pathname === "/bridge.js")
        return new Response(BRIDGE, { headers: { "content-type": "text/javascript; charset=utf-8" } });
      if (pathname === "/cgi-bin/mmpayweb-bin/checkmweb") return h5Page(context, call);
      if (PAY_PAGE.test(pathname)) return stripePage(context, call);
    }
    if (method === "POST" && (pathname === "/cashier/pay" || pathname === "/cashier/cancel")) {
      const what = pathname === "/cashier/pay" ? "pay" : "cancel";
      return pressed(context, what, new URLSearchParams(call.body), (payment, back) => {
        if (payment.provider === "alipay") return returnAddress(context, payment, back);
        return payment.provider === "stripe" ? successAddress(payment, back) : back;
      });
    }
    if (method === "POST" && pathname.startsWith("/control/"))
      return this.#act(context, call, pathname.slice("/control/".length));
    return page("没有这个地址", '<p><a href="/">回到沙箱</a></p>', 404);
  }

  async #act(context: Context, call: Call, name: string): Promise<Response> {
    if (name === "reset") {
      this.#book.clear();
      this.#switches = calm();
      this.#granted = nothingGranted();
      return Response.json({});
    }
    const action = actions[name];
    if (action === undefined) return Response.json({ refused: "no such action" }, { status: 404 });
    try {
      const result = await action(context, readFields(call), this.#post());
      return isForm(call)
        ? new Response(null, { status: 303, headers: { location: "/" } })
        : Response.json(result);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (isForm(call)) return page(error.message, '<p><a href="/">回到沙箱</a></p>', 409);
      return Response.json({ refused: error.message }, { status: 409 });
    }
  }

  #post(): Post {
    const { config } = this.#ground;
    const book = this.#book;
    return {
      deliver: () => this.deliver(),
      send: (payment, delivery) => sendOne({ payment, delivery }, notifiers, config, book),
      release: (outTradeNo, reverse) => release(book, outTradeNo, reverse),
      advance: (ms) => advance(ms, notifiers, config, book),
    };
  }
}

/** Does this fault replace the whole answer, and not only its signature? */
const isTotal = ({ how }: Fault) => ["429", "500", "502", "hang", "html"].includes(how);

async function spoiled({ how, ms }: Fault): Promise<Response> {
  if (how === "hang") await wait(ms);
  if (how === "html") return page("系统繁忙", "<p>请稍后再试。</p>");
  const status = how === "hang" ? 504 : Number(how);
  const code = status === 429 ? "FREQUENCY_LIMITED" : "SYSTEM_ERROR";
  return Response.json(
    { code, message: "系统繁忙", error: { type: "api_error", message: code } },
    { status },
  );
}
