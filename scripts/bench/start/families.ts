import { sendBaby } from "#tests/kit/forms/send-baby.ts";
import { phones } from "#tests/kit/runtime/phones.ts";
import { type Visitor, visitorAt } from "#tests/kit/runtime/visit.ts";

/** Requests at the same time. */
const AT_ONCE = 8;

/** A family that has ordered, and the address of its free result. */
interface Family {
  visitor: Visitor;
  path: string;
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
export async function orderAt(url: URL, nth: number): Promise<Family> {
  const visitor = fromAfar(url, nth * 256);
  const { answer } = await sendBaby(visitor, {});
  const path = answer.headers.location;
  if (answer.status !== 303 || path === undefined) throw new Error(`the form answered ${answer.status}`);
  return { visitor, path };
}

/** One of the families looks at its free result. */
export async function viewOf(families: readonly Family[], nth: number): Promise<void> {
  const family = families[nth % families.length];
  const said = await family?.visitor.get(family.path);
  if (said?.status !== 200) throw new Error(`${family?.path} answered ${said?.status}`);
}

/** Does something so many times, some at once; how often a second. */
export async function rate(many: number, work: (nth: number) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < many) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return (many / (performance.now() - began)) * 1000;
}
