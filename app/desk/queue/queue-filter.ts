import * as v from "valibot";
import { itemKindText } from "#app/desk/frame/item-kinds.ts";
import { daysWaited } from "#app/desk/frame/waited.ts";
import { PRODUCTS } from "#app/desk/orders/order-words.ts";
import { DeskProduct } from "#functions/contract/desk/desk-orders.ts";
import { type DeskItem, DeskItemKind } from "#functions/contract/desk/desk-queue.ts";

export const QUEUE_PATH = "/desk/queue";

/** For how long an item has waited, in days at least (等了多久). */
export const AGES = { "1": "1 天以上", "3": "3 天以上", "7": "7 天以上" } as const;

/** Which items of the queue are shown (筛选): by what they are, what was ordered, how long they wait. It stands in the address. */
export interface QueueFilter {
  of?: DeskItemKind | undefined;
  service?: DeskProduct | undefined;
  age?: keyof typeof AGES | undefined;
}

const Of = v.fallback(v.optional(DeskItemKind), undefined);
const Service = v.fallback(v.optional(DeskProduct), undefined);
const Age = v.fallback(v.optional(v.picklist(["1", "3", "7"])), undefined);

/** The filter of an address; what it asks for and there is not is left out. */
export function filterIn({ searchParams }: URL): QueueFilter {
  const said = (name: string) => searchParams.get(name) || undefined;
  return {
    of: v.parse(Of, said("of")),
    service: v.parse(Service, said("service")),
    age: v.parse(Age, said("age")),
  };
}

/** Does the filter let an item through? `now` in ms. */
export const passes = (item: DeskItem, { of, service, age }: QueueFilter, now: number): boolean =>
  (of === undefined || item.kind === of) &&
  (service === undefined || item.product === service) &&
  (age === undefined || daysWaited(item.since, now) >= Number(age));

export const isFiltered = ({ of, service, age }: QueueFilter): boolean =>
  of !== undefined || service !== undefined || age !== undefined;

/** Path of the queue under a filter, with one of its items open where one is named. */
export function queuePath(filter: QueueFilter, item?: Pick<DeskItem, "kind" | "ref">): string {
  const { of, service, age } = filter;
  const query = new URLSearchParams({
    ...(item !== undefined && { kind: item.kind, ref: item.ref }),
    ...(of !== undefined && { of }),
    ...(service !== undefined && { service }),
    ...(age !== undefined && { age }),
  }).toString();
  return query === "" ? QUEUE_PATH : `${QUEUE_PATH}?${query}`;
}

/** What may be chosen of items that are there, with how many: kinds and products that have none are no choice. */
export function choicesOf(items: readonly DeskItem[]) {
  const kinds = new Map(items.map((item) => [item.kind, itemKindText({ ...item, acts: [] })]));
  const products = new Set(items.flatMap(({ product }) => product ?? []));
  return {
    of: Object.fromEntries([...kinds].map(([kind, text]) => [kind, counted(text, items, "kind", kind)])),
    service: Object.fromEntries(
      [...products].map((product) => [product, counted(PRODUCTS[product], items, "product", product)]),
    ),
  };
}

const counted = (text: string, items: readonly DeskItem[], by: "kind" | "product", value: string): string =>
  `${text}（${items.filter((item) => item[by] === value).length}）`;
