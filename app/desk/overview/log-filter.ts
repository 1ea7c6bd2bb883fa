import * as v from "valibot";
import { DeskLogParams, type LogKind } from "#functions/contract/desk/desk.ts";

export const LOG_PATH = "/desk/log";

/** What each kind of act is called (哪一类). */
export const LOG_KINDS: Readonly<Record<LogKind, string>> = {
  money: "退款",
  answers: "答复与结案",
  manuscripts: "稿件",
  comments: "评论",
  settings: "设置",
};

/** Which lines of the log are shown (筛选): it stands in the address. */
export type LogFilter = Pick<DeskLogParams, "on" | "who" | "of">;

const { on: On, who: Who, of: Of } = DeskLogParams.entries;

/** The filter of an address; what it asks for and there is not is left out. */
export function logFilterIn({ searchParams }: URL): LogFilter {
  const said = (name: string) => searchParams.get(name) || undefined;
  return {
    on: v.parse(v.fallback(On, undefined), said("on")),
    who: v.parse(v.fallback(Who, undefined), said("who")),
    of: v.parse(v.fallback(Of, undefined), said("of")),
  };
}

export const isSifted = ({ on, who, of }: LogFilter): boolean =>
  on !== undefined || who !== undefined || of !== undefined;

/** What the call asks: the filter, and from which line on. */
export const askedOf = ({ on, who, of }: LogFilter, before: string | null) => ({
  ...(on !== undefined && { on }),
  ...(who !== undefined && { who }),
  ...(of !== undefined && { of }),
  ...(before !== null && { before }),
});

/** Path of the log under a filter, from one line on where it is given. */
export function logPath(filter: LogFilter, before?: number): string {
  const query = new URLSearchParams(askedOf(filter, before === undefined ? null : String(before))).toString();
  return query === "" ? LOG_PATH : `${LOG_PATH}?${query}`;
}
