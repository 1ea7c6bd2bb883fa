import * as v from "valibot";
import type { OrderStatus } from "#functions/contract/orders/orders.ts";
import { Receipt } from "#functions/contract/products/reports.ts";
import { Instant } from "#functions/contract/values/scalars.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { encodeForm } from "#functions/contract/wire/form.ts";
import { splitFullName } from "#functions/naming/facts/characters/split-full-name.ts";
import { ENGINE_VERSION } from "#functions/naming/version.ts";
import { Failure } from "#functions/origin/failure.ts";
import { receiptOf } from "#functions/origin/money/pay/receipt.ts";
import { openBody } from "#functions/origin/store/bodies.ts";
import type { Order } from "#functions/origin/store/find-order.ts";
import { open } from "#functions/origin/store/seal.ts";
import type { DataKey } from "#functions/origin/store/sealing/derived-key.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import type { Context } from "#functions/origin/visit.ts";
import type { Product } from "./product.ts";

/** Whether the paid report of an order in this status may be read: while `refunding` yes, `refunded` no. */
export const isPaid = (status: OrderStatus): boolean =>
  status === "paid" || status === "delivered" || status === "refunding";

/** What is stored of an order's free face; ERASED where it is gone. */
export async function readFree<Free>(
  { stored }: { stored: v.GenericSchema<unknown, Free> },
  { sn, result }: Pick<Order, "sn" | "result">,
  context: Context,
): Promise<Free> {
  if (result === null) throw new Failure("ERASED");
  return v.parse(stored, await openBody(result, { sn, part: "free", place: places.order(sn) }, context));
}

/** What is stored of an order's brief. */
export const readSaid = async <Said>(
  { brief: schema }: { brief: v.GenericSchema<unknown, Said> },
  { sn, brief }: Pick<Order, "sn" | "brief">,
  { env }: Pick<Context, "env">,
): Promise<Said> => v.parse(schema, await open(brief ?? "", sn, env.DATA_KEYS));

/**
 * What was sent with an order, as a form body (重新填写). A brief is stored in the words of its form; but a birth that may be
 * left out is stored as one, a person's scored name is stored cut in two, and rivals are typed one a line.
 */
export async function sentForm(
  { sn, brief, product }: Pick<Order, "sn" | "brief" | "product">,
  { env }: Pick<Context, "env">,
): Promise<string> {
  const { birth, head = birth, rivals, ...said } = Object(await open(brief ?? "", sn, env.DATA_KEYS));
  const named = product === "score" ? asOneName(said) : said;
  return encodeForm({ ...named, ...head, rivals: rivals?.join("\n"), kind: product });
}

/** The name whole; its parts only where we would cut it elsewhere, for else to mend the name is to mend it twice. */
function asOneName({ surname, given, ...said }: { surname: string; given: string }) {
  const name = surname + given;
  return { ...said, name, ...(splitFullName(name).surname !== surname && { surname, given }) };
}

const Surname = v.object({ surname: v.optional(v.string(), "") });

/** The surname of an order's brief, the only field that lists and shares show; "" where there is none. */
export async function readSurname(
  { sn, brief }: Pick<Order, "sn" | "brief">,
  { env }: { env: { DATA_KEYS: readonly DataKey[] } },
): Promise<string> {
  const said = brief === null ? null : v.safeParse(Surname, await open(brief, sn, env.DATA_KEYS));
  return said?.success === true ? said.output.surname : "";
}

const Trade = v.object({ name: v.optional(v.string()), trade: v.optional(v.string(), "") });

/** By what an owner tells one business order from another: the name that is scored, or the trade; "" for other products. */
export async function readAbout(
  { sn, brief, product }: Pick<Order, "sn" | "brief" | "product">,
  { env }: Pick<Context, "env">,
): Promise<string> {
  if (brief === null || (product !== "business" && product !== "business-score")) return "";
  const said = v.safeParse(Trade, await open(brief, sn, env.DATA_KEYS));
  return said.success ? (said.output.name ?? said.output.trade) : "";
}

/** What a free face and a brief say of the names: the first of those shown, and the person's name that is scored. */
const Names = v.object({ names: v.array(v.object({ given: v.string() })) });
const Scored = v.object({ surname: v.string(), given: v.string() });

/**
 * By what an owner knows an order of names again: the first of them, with the surname where it has one; of a scored name,
 * that name. "" for other products, and where what is stored cannot be read.
 */
export async function readFirst(
  { sn, brief, result, product }: Pick<Order, "sn" | "brief" | "result" | "product">,
  context: Context,
): Promise<string> {
  if (product === "score" && brief !== null) {
    const said = v.safeParse(Scored, await open(brief, sn, context.env.DATA_KEYS));
    return said.success ? said.output.surname + said.output.given : "";
  }
  if ((product !== "baby" && product !== "business") || result === null) return "";
  const free = await readFree({ stored: Names }, { sn, result }, context).catch(() => null);
  const given = free?.names[0]?.given ?? "";
  return given === "" ? "" : (await readSurname({ sn, brief }, context)) + given;
}

/** The fields of every delivered report: the engine's version, the moment of delivery, and the receipt. */
export const Delivered = v.object({ engine: v.string(), deliveredAt: Instant, receipt: Receipt });
export type Delivered = v.InferOutput<typeof Delivered>;

/** Reads what a report is made of: the stored brief, the free face, and the fields of a delivery made now. */
export async function readAsked<Said, Free>(
  product: Pick<Product<never, Said, Free>, "brief" | "stored">,
  order: Order,
  context: Context,
): Promise<{ said: Said; free: Free; delivered: Delivered }> {
  const free = await readFree(product, order, context);
  const said = await readSaid(product, order, context);
  const deliveredAt = isoOf(context.now);
  const receipt = await receiptOf(order.sn, context);
  return { said, free, delivered: { engine: ENGINE_VERSION, deliveredAt, receipt } };
}
