import { BRIEFS_PATH, briefPath } from "#app/desk/frame/brief-paths.ts";
import { itemKindText } from "#app/desk/frame/item-kinds.ts";
import { isOver, leftText, waitedText } from "#app/desk/frame/waited.ts";
import { answerDue } from "#app/desk/queue/item-words.ts";
import { QUEUE_PATH, queuePath } from "#app/desk/queue/queue-filter.ts";
import type { BriefRow } from "#functions/contract/desk/desk-briefs.ts";
import type { DeskItem } from "#functions/contract/desk/desk-queue.ts";

/** A figure of the desk's first page (今天): what it counts, and the page that it leads to. */
export interface Figure {
  /** Parted by | where a line of it breaks first. */
  name: string;
  value: string;
  unit: string;
  /** What it is made of; "" where there is nothing to add. */
  note: string;
  to: string;
  /** It should be nothing, and is not. */
  isBad?: boolean | undefined;
}

/** Has an item waited longer than its family was told, or is it about late work? */
const isLate = (item: DeskItem, now: number): boolean => {
  const due = answerDue(item);
  return item.kind === "late" || (due !== null && isOver(due, now));
};

/** What waits in the queue, in figures: how much, how much of it too long, for how long at most. */
export function queueFigures(items: readonly DeskItem[], now: number): Figure[] {
  const late = items.filter((item) => isLate(item, now));
  const oldest = items.reduce<DeskItem | null>(
    (one, item) => (one === null || item.since < one.since ? item : one),
    null,
  );
  const [length = "没有", unit = ""] =
    oldest === null ? [] : waitedText(oldest.since, now).split(" ").slice(-2);
  return [
    { name: "待办", value: String(items.length), unit: "件", note: "", to: QUEUE_PATH },
    {
      name: "其中逾期",
      value: String(late.length),
      unit: "件",
      note: late[0] === undefined ? "没有超过答应的日子" : `先办${itemKindText(late[0])}`,
      to: late[0] === undefined ? QUEUE_PATH : queuePath({}, late[0]),
      isBad: late.length > 0,
    },
    {
      name: "最久的一件|等了",
      value: length,
      unit,
      note: oldest === null ? "" : itemKindText(oldest),
      to: oldest === null ? QUEUE_PATH : queuePath({}, oldest),
    },
  ];
}

/** The briefs to work on, in figures: how many, how many too late, when the next is due, who waits for a word. */
export function briefFigures(briefs: readonly BriefRow[], now: number): Figure[] {
  const late = briefs.filter((brief) => brief.late);
  const asks = briefs.filter((brief) => brief.asks);
  const next = briefs.find((brief) => !brief.late && brief.dueAt !== null);
  const [length = "没有", unit = ""] = next?.dueAt ? leftText(next.dueAt, now).split(" ").slice(-2) : [];
  const toFirst = (rows: readonly BriefRow[]) =>
    rows[0] === undefined ? BRIEFS_PATH : briefPath(rows[0].sn);
  return [
    { name: "要做的稿件", value: String(briefs.length), unit: "份", note: "", to: BRIEFS_PATH },
    {
      name: "最近一份还剩",
      value: length,
      unit,
      note: next === undefined ? "没有等着交的" : `姓${next.surname}`,
      to: next === undefined ? BRIEFS_PATH : briefPath(next.sn),
    },
    {
      ...{ name: "逾期的稿件", value: String(late.length), unit: "份", note: "" },
      ...{ to: toFirst(late), isBad: late.length > 0 },
    },
    {
      ...{ name: "没有回的留言", value: String(asks.length), unit: "条", note: "" },
      to: toFirst(asks),
    },
  ];
}
