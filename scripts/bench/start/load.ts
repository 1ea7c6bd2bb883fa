import { print } from "#scripts/bench/figures.ts";
import { sendBaby } from "#tests/kit/forms/send-baby.ts";
import { phones } from "#tests/kit/runtime/phones.ts";
import { type Visitor, visitorAt } from "#tests/kit/runtime/visit.ts";
import { type Started, startIn } from "./started.ts";

/** Requests at the same time, and how many of each kind. */
const AT_ONCE = 8;
const WARM = 200;
const ORDERS = 600;
const VIEWS = 20_000;
/** Views between two looks at the memory. */
const LOOK_EVERY = 2_000;

interface Loaded {
  /** A second. */
  orders: number;
  views: number;
  /** Megabytes after every so many views. */
  held: number[];
}

/**
 * The site as `npm start` runs it, under load: new orders, each of a new family through the form, and free results looked
 * at by their families. Beside another checkout, where one is named, each in its turn: the machine is the same.
 */
export async function benchLoad(): Promise<void> {
  const ours = await loaded(".");
  const other = process.argv[3] === undefined ? null : await loaded(process.argv[3]);
  const beside = (what: "orders" | "views") =>
    other === null ? "" : ` · there ${other[what].toFixed(1)}, × ${(ours[what] / other[what]).toFixed(2)}`;
  print("new orders a second", `${ours.orders.toFixed(1)}${beside("orders")}`);
  print("free results a second", `${ours.views.toFixed(1)}${beside("views")}`);
  print(`memory of the Workers, each ${LOOK_EVERY} views`, `${ours.held.map(Math.round).join(" ")} MB`);
}

async function loaded(folder: string): Promise<Loaded> {
  const site = await startIn(folder);
  try {
    let started = 0;
    const families: { visitor: Visitor; path: string }[] = [];
    const order = async () => void families.push(await orderAt(site.url, started++));
    await rate(WARM / 10, order);
    const orders = await rate(ORDERS, order);
    const view = async (nth: number) => {
      const family = families[nth % families.length];
      const said = await family?.visitor.get(family.path);
      if (said?.status !== 200) throw new Error(`${family?.path} answered ${said?.status}`);
    };
    await rate(WARM, view);
    return { orders, ...(await viewed(site, view)) };
  } finally {
    await site.stop();
  }
}

async function viewed(site: Started, view: (nth: number) => Promise<void>) {
  const held = [site.megabytes()];
  let ms = 0;
  for (let done = 0; done < VIEWS; done += LOOK_EVERY) {
    const began = performance.now();
    await rate(LOOK_EVERY, view);
    ms += performance.now() - began;
    held.push(site.megabytes());
  }
  return { views: (VIEWS / ms) * 1000, held };
}

/** A visitor from an address of its own: all from one would soon be too many. */
function fromAfar(url: URL, nth: number): Visitor {
  const visitor = visitorAt(url, phones.iPhone);
  const headers = { "cf-connecting-ip": `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}` };
  return {
    ...visitor,
    get: (path, options) => visitor.get(path, { ...options, headers }),
    post: (path, body, options) => visitor.post(path, body, { ...options, headers }),
  };
}

/** A new family sends its form, and is led to its result. */
async function orderAt(url: URL, nth: number) {
  const visitor = fromAfar(url, nth * 256);
  const { answer } = await sendBaby(visitor, {});
  const path = answer.headers.location;
  if (answer.status !== 303 || path === undefined) throw new Error(`the form answered ${answer.status}`);
  return { visitor, path };
}

/** Does something so many times, some at once; how often a second. */
async function rate(many: number, work: (nth: number) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < many) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return (many / (performance.now() - began)) * 1000;
}
