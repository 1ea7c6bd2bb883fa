import { readConfig } from "./config.ts";
import type { Payment } from "./money/book.ts";
import { Sandbox } from "./sandbox.ts";

/** As much of a Durable Object's state as the sandbox needs. */
interface State {
  storage: {
    list(): Promise<Map<string, Payment>>;
    put(key: string, value: Payment): Promise<void>;
    deleteAll(): Promise<void>;
    setAlarm(at: number): Promise<void>;
  };
  blockConcurrencyWhile(work: () => Promise<void>): void;
  waitUntil(work: Promise<unknown>): void;
}

interface Env {
  BOOK: { getByName(name: string): { fetch(request: Request): Promise<Response> } };
}

/** The one book of the sandbox: it is kept over a restart; its own alarm sends notifications again. */
export class SandboxBook {
  readonly #state: State;
  #sandbox: Sandbox | undefined;

  constructor(state: State, env: object) {
    this.#state = state;
    state.blockConcurrencyWhile(async () => {
      this.#sandbox = new Sandbox({
        config: readConfig(env),
        shelf: {
          put: (key, payment) => state.waitUntil(state.storage.put(key, payment)),
          clear: () => state.waitUntil(state.storage.deleteAll()),
        },
        kept: (await state.storage.list()).values(),
        later: (work) => state.waitUntil(work.then(() => this.#wakeInTime())),
      });
    });
  }

  async fetch(request: Request): Promise<Response> {
    if (this.#sandbox === undefined) return new Response("not ready", { status: 503 });
    const answer = await this.#sandbox.fetch(request);
    await this.#wakeInTime();
    return answer;
  }

  async alarm(): Promise<void> {
    await this.#sandbox?.deliver();
    await this.#wakeInTime();
  }

  async #wakeInTime(): Promise<void> {
    const next = this.#sandbox?.nextDue() ?? null;
    if (next !== null) await this.#state.storage.setAlarm(Math.max(next, Date.now() + 100));
  }
}

export default {
  fetch: (request: Request, env: Env): Promise<Response> => env.BOOK.getByName("sandbox").fetch(request),
};
