import type { Relaxation } from "#functions/contract/orders/orders.ts";
import { encodeForm } from "#functions/contract/wire/form.ts";
import type { OriginSite, Site } from "#tests/kit/runtime/start-workers.ts";

/** What the origin answered: status and envelope. */
export interface Said {
  status: number;
  code: unknown;
  message: string;
  data?: unknown;
  fields?: Record<string, string>;
  relax?: Relaxation[];
  sure?: string[];
  challenge?: { token: string; question: string };
  /** The answer byte for byte. */
  text: string;
}

const newVisitor = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Calls of the contract to the origin Worker itself, for one visitor; `more` headers go with each. */
export function callerOf(
  site: Pick<OriginSite, "origin">,
  visitorId: string = newVisitor(),
  more: Readonly<Record<string, string>> = {},
) {
  const read = async (answer: Awaited<ReturnType<Site["origin"]["fetch"]>>): Promise<Said> => {
    const text = await answer.text();
    return { status: answer.status, text, ...JSON.parse(text) };
  };
  return {
    visitorId,
    get: async (path: string, params: Record<string, string> = {}) =>
      read(
        await site.origin.fetch(`${path}?${encodeForm(params)}`, { headers: { ...more, bd_vid: visitorId } }),
      ),
    post: async (path: string, params: Record<string, string> | string = {}) => {
      const body = typeof params === "string" ? params : encodeForm(params);
      const headers = {
        ...more,
        bd_vid: visitorId,
        "content-type": "application/x-www-form-urlencoded; charset=utf-8",
      };
      return read(await site.origin.fetch(path, { method: "POST", headers, body }));
    },
  };
}

/** A text without what is sealed or hashed in it: there any four digits may stand by chance. */
export const inClear = (text: string): string =>
  text.replaceAll(/k1\.[A-Za-z0-9+/=]+\.[A-Za-z0-9+/=]+/g, "").replaceAll(/\b[0-9a-f]{32,}\b/g, "");

/** Every row of every table of ours, as the database holds them. */
export async function rowsOf(
  site: Site,
): Promise<{ orders: Record<string, unknown>[]; likes: Record<string, unknown>[] }> {
  const database = await site.database();
  const all = async (table: string) =>
    (await database.prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>()).results;
  return { orders: await all("orders"), likes: await all("likes") };
}

/** The columns of the orders but for the number, as the database has them now. */
export async function orderColumns(site: Site): Promise<string[]> {
  const database = await site.database();
  const { results } = await database
    .prepare("SELECT name FROM pragma_table_info('orders') WHERE name <> 'sn'")
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}
