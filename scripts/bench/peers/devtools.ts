import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureWholeChromium } from "#scripts/steps/chromium.ts";

type Params = Record<string, unknown>;

/** What Chromium says over its wire: the answer to a command, or an event. */
interface Said {
  id?: number;
  method?: string;
  params?: Params;
  result?: Params;
  error?: { message: string };
  sessionId?: string;
}

/**
 * A Chromium of its own by its protocol (CDP). Playwright attaches to pages, and where it does Chromium draws none ahead
 * (`PrerenderingDisabledByDevTools`); who attaches to the tab sees every page that stands in it, those drawn ahead too.
 */
export class DevTools {
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (said: Said) => void>();
  #last = 0;
  /** Is called with each event. */
  hear: (method: string, params: Params, session: string | undefined) => void = () => undefined;

  private constructor(child: ChildProcess, folder: string, socket: WebSocket) {
    this.#child = child;
    this.#folder = folder;
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      const said: Said = JSON.parse(String(data));
      if (said.id === undefined) this.hear(said.method ?? "", said.params ?? {}, said.sessionId);
      else this.#waiting.get(said.id)?.(said);
    });
  }

  static async start(): Promise<DevTools> {
    const folder = mkdtempSync(join(tmpdir(), "luopan-chromium-"));
    const flags = ["--headless", "--no-sandbox", "--remote-debugging-port=0", `--user-data-dir=${folder}`];
    const quiet = ["--no-first-run", "--disable-background-networking", "--disable-component-update"];
    const child = spawn(await ensureWholeChromium(), [...flags, ...quiet, "about:blank"], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    const address = await new Promise<string>((done, fail) => {
      let text = "";
      child.stderr.on("data", (part) => {
        text += part;
        const [found] = /ws:\/\/\S+/.exec(text) ?? [];
        if (found !== undefined) done(found);
      });
      child.on("exit", (code) => fail(new Error(`Chromium ended with ${code}`)));
    });
    const socket = new WebSocket(address);
    await new Promise((done) => socket.addEventListener("open", done));
    return new DevTools(child, folder, socket);
  }

  /** Sends a command to the browser, or to one of its pages. */
  send(method: string, params: Params = {}, sessionId?: string): Promise<Params> {
    this.#last += 1;
    const id = this.#last;
    this.#socket.send(JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) }));
    return new Promise((done, fail) => {
      this.#waiting.set(id, ({ result, error }) => {
        this.#waiting.delete(id);
        if (error === undefined) done(result ?? {});
        else fail(new Error(`${method}: ${error.message}`));
      });
    });
  }

  async close(): Promise<void> {
    const gone = new Promise((done) => this.#child.once("exit", done));
    this.#child.kill();
    await gone;
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
