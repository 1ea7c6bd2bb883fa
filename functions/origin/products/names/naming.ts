import type * as v from "valibot";
import type { GetNameParams } from "#functions/contract/orders/orders.ts";
import type { AnyBatch, AnyPage, FreeNaming, PaidReport } from "#functions/contract/products/baby.ts";
import { Failure } from "#functions/origin/failure.ts";
import { findFace } from "#functions/origin/products/parts.ts";
import { readFree } from "#functions/origin/products/stored.ts";
import type { Order } from "#functions/origin/store/find-order.ts";
import type { Context } from "#functions/origin/visit.ts";
import { allBatches, batchesOf, type Ordered, readCards, readSheet } from "./batches.ts";
import { type Choice, type Liking, withLikes } from "./choose.ts";

type FreeAnswer = v.InferInput<typeof FreeNaming>;
type PaidAnswer = v.InferInput<typeof PaidReport>;
type BatchAnswer = v.InferInput<typeof AnyBatch>;
type PageAnswer = v.InferInput<typeof AnyPage>;
type Schema<T> = v.GenericSchema<unknown, T>;

interface Named {
  given: string;
  name: string;
}

/**
 * What calls may ask of an order of names (起名): its free names, and all of them once it is delivered. `liking`
 * are the given names that are marked. The functions `paid…` say null where nothing is delivered yet.
 */
interface Naming {
  free(order: Order, liking: Liking, context: Context): Promise<FreeAnswer>;
  freeBatch(order: Order, choice: Choice, liking: Liking, context: Context): Promise<BatchAnswer>;
  /** Everything about one name; null where it is none of the free ones. */
  freeName(order: Order, name: string, liking: Liking, context: Context): Promise<PageAnswer | null>;
  /** The given name of a name that may be liked before payment; null where `name` is none of these. */
  freeGiven(order: Order, name: string, context: Context): Promise<string | null>;
  countFree(order: Order, context: Context): Promise<number>;
  paid(order: Order, liking: Liking, context: Context): Promise<PaidAnswer | null>;
  paidBatch(
    order: Order,
    asked: GetNameParams,
    liking: Liking,
    context: Context,
  ): Promise<BatchAnswer | null>;
  paidName(order: Order, name: string, liking: Liking, context: Context): Promise<PageAnswer | null>;
  paidGiven(order: Order, name: string, context: Context): Promise<string | null>;
}

/** How a product stores its names, and how the wire has them. */
interface NamesOf<Free, Face extends Ordered, Card extends Named, Whole extends Named> {
  stored: Schema<Free>;
  face: Schema<Face>;
  cards: Schema<Card[]>;
  sheet: Schema<Whole[]>;
  /** The surname before each given name; "" where the names have none. */
  surnameOf(face: Face): string;
  cardsOf(free: Free): readonly Card[];
  /** How many further batches payment adds. */
  batchesOf(free: Free): number;
  /** Names of the free face that are shown whole, and those that may be liked. */
  wholeOf(free: Free): readonly Whole[];
  likableOf(free: Free): readonly Named[];
  choose(names: readonly (Card & { liked: boolean })[], choice: Choice): Card[];
  freeAnswer(
    free: Free,
    liking: Liking,
    row: Pick<Order, "sn" | "status" | "expiresAt" | "engine">,
  ): FreeAnswer;
  paidAnswer(
    face: Face,
    names: Card[],
    liking: Liking,
    row: Pick<Order, "sn" | "status"> & { count: number; batches: number },
  ): PaidAnswer;
  batchAnswer(place: { batch: number; left: number }, names: Card[]): BatchAnswer;
  pageAnswer(
    name: Whole,
    free: Free,
    row: Pick<Order, "sn" | "status"> & { liked: boolean; unfit: boolean },
  ): PageAnswer;
}

/** The answers about a product's names, made from how it stores them. */
export const namingOf = <Free, Face extends Ordered, Card extends Named, Whole extends Named>(
  how: NamesOf<Free, Face, Card, Whole>,
): Naming => ({ ...freeNames(how), ...paidNames(how) });

function freeNames<Free, Face extends Ordered, Card extends Named, Whole extends Named>(
  how: NamesOf<Free, Face, Card, Whole>,
): Pick<Naming, "free" | "freeBatch" | "freeName" | "freeGiven" | "countFree"> {
  return {
    async free(order, liking, context) {
      const { sn, status, expiresAt, engine } = order;
      return how.freeAnswer(await readFree(how, order, context), liking, { sn, status, expiresAt, engine });
    },
    async freeBatch(order, choice, liking, context) {
      const free = await readFree(how, order, context);
      const names = how.choose(withLikes(how.cardsOf(free), liking), choice);
      return how.batchAnswer({ batch: 0, left: how.batchesOf(free) }, names);
    },
    async freeName(order, name, liking, context) {
      const free = await readFree(how, order, context);
      const found = how.wholeOf(free).find(isCalled(name));
      return found === undefined ? null : how.pageAnswer(found, free, rowOf(order, found, liking));
    },
    async freeGiven(order, name, context) {
      return how.likableOf(await readFree(how, order, context)).find(isCalled(name))?.given ?? null;
    },
    async countFree(order, context) {
      return how.cardsOf(await readFree(how, order, context)).length;
    },
  };
}

function paidNames<Free, Face extends Ordered, Card extends Named, Whole extends Named>(
  how: NamesOf<Free, Face, Card, Whole>,
): Pick<Naming, "paid" | "paidBatch" | "paidName" | "paidGiven"> {
  return {
    async paid({ sn, status }, liking, context) {
      const face = await findFace(how.face, sn, context);
      if (face === null) return null;
      const names = withLikes(await readCards(how.cards, sn, [0], context), liking);
      const row = { sn, status, count: face.given.length, batches: batchesOf(face) };
      return how.paidAnswer(face, names, liking, row);
    },
    async paidBatch({ sn }, { batch, filter, sort }, liking, context) {
      const face = await findFace(how.face, sn, context);
      if (face === null) return null;
      const batches = batchesOf(face);
      if (batch > batches) throw new Failure("NOT_FOUND", {}, "没有这一批");
      const isWhole = filter !== "all";
      const cards = await readCards(how.cards, sn, isWhole ? allBatches(face) : [batch], context);
      const names = how.choose(withLikes(cards, liking), { filter, sort });
      return how.batchAnswer({ batch, left: isWhole ? 0 : batches - batch }, names);
    },
    async paidName(order, name, liking, context) {
      const face = await findFace(how.face, order.sn, context);
      if (face === null) return null;
      const place = placeIn(face, how.surnameOf(face), name);
      const sheet = await readSheet(how.sheet, order.sn, place, context);
      const found = sheet.find(({ given }) => given === face.given[place]);
      if (found === undefined) throw new Failure("ERASED");
      return how.pageAnswer(found, await readFree(how, order, context), rowOf(order, found, liking));
    },
    async paidGiven({ sn }, name, context) {
      const face = await findFace(how.face, sn, context);
      return face === null ? null : (face.given[placeIn(face, how.surnameOf(face), name)] ?? "");
    },
  };
}

const isCalled = (name: string) => (each: Named) => each.given === name || each.name === name;

const rowOf = ({ sn, status }: Order, { given }: Named, { liked, unfit }: Liking) => ({
  ...{ sn, status, liked: liked.has(given), unfit: unfit.has(given) },
});

/** Place of a name in a report, by its given name or whole; NOT_FOUND where the report has none such. */
function placeIn({ given }: Ordered, surname: string, name: string): number {
  const place = given.findIndex((each) => each === name || surname + each === name);
  if (place < 0) throw new Failure("NOT_FOUND", {}, "这份报告里没有这个名字。");
  return place;
}
