import { describe, expect, test } from "vitest";
import type { QueueRow } from "#functions/origin/desk/queue.ts";
import { seal } from "#functions/origin/store/seal.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import { lineOf } from "#scripts/desk/queue.ts";

const keys = [{ id: "k1", secret: Buffer.alloc(32, 7).toString("base64") }];
const sn = "0123456789ABCDEFGHJKMNPQ61";
const item = async (note: unknown, over: Partial<QueueRow> = {}): Promise<QueueRow> => ({
  kind: "wrong-amount",
  ref: "PAYMENT",
  sn,
  product: "baby",
  status: "pending",
  amount: 2980,
  asked: 2990,
  currency: "CNY",
  question: null,
  question_at: null,
  left_over: null,
  quote: null,
  stage: null,
  is_refund: 0,
  since: "2026-11-21T18:30:00.000Z",
  note: await seal(note, places.deskItem("wrong-amount", "PAYMENT"), keys),
  ...over,
});

describe("a line of the operator's queue", () => {
  test("says since when in Beijing, what, which order, how much, and the note", async () => {
    expect(await lineOf(await item("实付 2980 分"), keys)).toBe(
      `2026-11-22 02:30  wrong-amount  ${sn}  pending  29.80 CNY  PAYMENT  实付 2980 分`,
    );
  });

  test("stays one line, whatever was typed into the note", async () => {
    const line = await lineOf(await item("一\n二\u001b[31m\r三\u202e四"), keys);
    expect(line).toMatch(/一 二 \[31m 三 四$/);
  });

  test("is there without its note, where the key is gone", async () => {
    const other = [{ id: "k2", secret: Buffer.alloc(32, 8).toString("base64") }];
    expect(await lineOf(await item("说明"), other)).toMatch(/（备注是用别的密钥封的）$/);
  });

  test("of a promise that is not kept has no note", async () => {
    const late = await item("", { kind: "late-deliver", ref: sn, note: null, status: "paid", amount: null });
    expect(await lineOf(late, keys)).toBe(`2026-11-22 02:30  late-deliver  ${sn}  paid  -`);
  });
});
