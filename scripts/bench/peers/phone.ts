import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { phones } from "#tests/kit/runtime/phones.ts";
import { SLOWER } from "./browser.ts";
import type { DevTools } from "./devtools.ts";

const Attached = v.object({
  sessionId: v.string(),
  targetInfo: v.object({
    type: v.string(),
    subtype: v.optional(v.string()),
    targetId: v.string(),
    browserContextId: v.optional(v.string()),
  }),
});
const Changed = v.object({ targetInfo: v.object({ targetId: v.string(), subtype: v.optional(v.string()) }) });
const NotKept = v.object({ notRestoredExplanations: v.array(v.object({ reason: v.string() })) });
const Made = v.object({ browserContextId: v.string() });
const Value = v.object({ result: v.object({ value: v.optional(v.unknown()) }) });

const SCREEN = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
const PATIENCE_MS = 15_000;
const ANSWER_MS = 2_000;

/** One tab of a slow phone in WeChat: the page that is seen, and those that the browser draws ahead of it. */
export class Phone {
  readonly #browser: DevTools;
  readonly #context: string;
  readonly #script: string;
  readonly #pages = new Map<string, string>();
  /** Why the browser did not keep the page that was gone back to, by its own words; empty where it did. */
  whyNotKept: readonly string[] = [];
  /** The session of the page that is seen. */
  #seen = "";

  private constructor(browser: DevTools, context: string, script: string) {
    this.#browser = browser;
    this.#context = context;
    this.#script = script;
  }

  /** A tab with nothing in it; `script` runs in each page before its own. */
  static async open(browser: DevTools, script: string): Promise<Phone> {
    const { browserContextId } = v.parse(Made, await browser.send("Target.createBrowserContext"));
    const phone = new Phone(browser, browserContextId, script);
    browser.hear = (method, params) => void phone.#hear(method, params).catch(() => undefined);
    await browser.send("Target.setDiscoverTargets", { discover: true });
    const filter = [{ type: "tab" }, { type: "page", exclude: true }];
    await browser.send("Target.setAutoAttach", { ...ATTACH, filter });
    await browser.send("Target.createTarget", { url: "about:blank", browserContextId, forTab: true });
    await phone.until(() => phone.#seen !== "");
    return phone;
  }

  async #hear(method: string, params: Record<string, unknown>): Promise<void> {
    if (method === "Target.attachedToTarget") await this.#attached(v.parse(Attached, params));
    if (method === "Page.backForwardCacheNotUsed")
      this.whyNotKept = v.parse(NotKept, params).notRestoredExplanations.map(({ reason }) => reason);
    if (method !== "Target.targetInfoChanged") return;
    // A page that was drawn ahead is seen now, or one that was kept.
    const { targetId, subtype } = v.parse(Changed, params).targetInfo;
    for (const [session, target] of this.#pages)
      if (target === targetId && subtype === undefined) this.#seen = session;
  }

  async #attached({ sessionId, targetInfo }: v.InferOutput<typeof Attached>): Promise<void> {
    const send = (method: string, params = {}) => this.#browser.send(method, params, sessionId);
    const { type, subtype, targetId, browserContextId } = targetInfo;
    if (browserContextId === this.#context && type === "tab") await send("Target.setAutoAttach", ATTACH);
    if (browserContextId === this.#context && type === "page") {
      this.#pages.set(sessionId, targetId);
      const asked = [
        send("Page.enable"),
        send("Emulation.setCPUThrottlingRate", { rate: SLOWER }),
        send("Page.addScriptToEvaluateOnNewDocument", { source: this.#script }),
        // What is not seen yet has the tab's screen and name.
        ...(subtype === undefined
          ? [
              send("Emulation.setDeviceMetricsOverride", SCREEN),
              send("Emulation.setTouchEmulationEnabled", { enabled: true }),
              send("Emulation.setUserAgentOverride", { userAgent: phones.weChat }),
            ]
          : []),
      ];
      if (subtype === undefined) await Promise.all(asked);
      else for (const one of asked) one.catch(() => undefined);
      if (subtype === undefined) this.#seen = sessionId;
    }
    await send("Runtime.runIfWaitingForDebugger");
  }

  send(method: string, params: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    return this.#browser.send(method, params, this.#seen);
  }

  /** What an expression is worth in the page that is seen; undefined while there is none, as between two pages. */
  async value(expression: string): Promise<unknown> {
    const asked = { expression, returnByValue: true, awaitPromise: true };
    // A page that another takes the place of does not answer any more.
    const said = await Promise.race([
      this.send("Runtime.evaluate", asked).catch(() => null),
      wait(ANSWER_MS, null, { ref: false }),
    ]);
    return said === null ? undefined : v.parse(Value, said).result.value;
  }

  /** Waits for something; a page in which it never comes must not hold the bench. */
  async until(holds: () => boolean | Promise<boolean>): Promise<void> {
    for (const began = performance.now(); performance.now() - began < PATIENCE_MS; await wait(50))
      if (await holds()) return;
    throw new Error("the page did not come");
  }

  async close(): Promise<void> {
    await this.#browser.send("Target.disposeBrowserContext", { browserContextId: this.#context });
    this.#browser.hear = () => undefined;
  }
}

const ATTACH = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
