import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Area, calls } from "#functions/contract/wire/calls.ts";
import { type Access, type Cell, roles } from "#functions/contract/wire/roles.ts";
import { type Ask, asks } from "#tests/kit/calls/role-asks.ts";
import { callOf, type RoleWorld, startRoleWorld } from "#tests/kit/calls/role-world.ts";
import { BRIEF } from "#tests/kit/expert/order.ts";
import { callerOf, type Said } from "#tests/kit/wire/origin-client.ts";

let world: RoleWorld;
beforeAll(async () => {
  world = await startRoleWorld();
});
afterAll(() => world?.close());

interface Row {
  area: Area;
  name: string;
  access: Access;
}
const areas: readonly Area[] = ["index", "order", "x", "desk"];
const rows: Row[] = areas.flatMap((area) =>
  Object.entries<Access>(roles[area]).map(([name, access]) => ({ area, name, access })),
);
const ofOrders = rows.filter(({ access }) => access.about === "order");
const askOf = ({ area, name }: Row): Ask => {
  const table: Readonly<Record<string, Readonly<Record<string, Ask>>>> = asks;
  const ask = table[area]?.[name];
  if (ask === undefined) throw new Error(`nobody knows how to ask ${area}.${name}`);
  return ask;
};
/** The call could not be turned away for who makes it: whatever else is said is said by its own function. */
const isLetIn = ({ code }: Said) => code !== "OWNER_ONLY" && code !== "FORBIDDEN" && code !== "NOT_FOUND";
const fieldsOf = (cell: Cell): Record<string, unknown> =>
  typeof cell === "string" ? {} : { ...cell.without };

test("the table has a row for each call, and nothing else", () => {
  const named = areas.flatMap((area) => Object.keys(calls[area]).map((name) => `${area}.${name}`));
  expect(rows.map(({ area, name }) => `${area}.${name}`).sort()).toEqual(named.sort());
});

describe.each(ofOrders)("$area: $name", (row) => {
  const { area, name, access } = row;
  const ask = askOf(row);

  test("is not made by nobody, nor on a number that is no order's", async () => {
    const { method, path } = callOf(area, name);
    const answer = await world.site.origin.fetch(`${path}?sn=${world.numbers[ask.on]}`, { method });
    expect(answer.status).toBe(403);
    const absent = await world.ask(callerOf(world.site), area, name, ask, "0123456789ABCDEFGHJKMNPQ61");
    expect([absent.status, absent.code]).toEqual([404, "NOT_FOUND"]);
  });

  test("is made by a reader, with a number or a key, as far as the table says", async () => {
    const said = await world.ask(world.stranger, area, name, ask, world.numbers[ask.on]);
    const byKey = await world.ask(world.stranger, area, name, ask, world.keys[ask.on]);
    for (const one of [said, byKey]) {
      if (access.reader === "no") expect([one.status, one.code]).toEqual([403, "OWNER_ONLY"]);
      else expect([isLetIn(one), one.text]).toEqual([true, one.text]);
    }
    for (const [field, instead] of Object.entries(fieldsOf(access.reader))) {
      const told: Record<string, unknown> = Object(said.data);
      if (Object.hasOwn(told, field) && typeof instead !== "function") expect(told[field]).toEqual(instead);
    }
    expect(byKey.text).not.toContain(world.numbers[ask.on]);
  });

  test("is made by people of the desk as by any other reader", async () => {
    for (const person of Object.values(world.staff)) {
      const said = await world.ask(person, area, name, ask, world.numbers[ask.on]);
      const reader = await world.ask(world.stranger, area, name, ask, world.numbers[ask.on]);
      expect([said.status, said.code]).toEqual([reader.status, reader.code]);
      if (said.status === 200)
        expect(Object.keys(Object(said.data))).toEqual(Object.keys(Object(reader.data)));
    }
  });

  test("is made by the owner", async () => {
    const said = await world.ask(world.owner, area, name, ask, world.numbers[ask.on]);
    expect([isLetIn(said), said.text]).toEqual([true, said.text]);
  });
});

describe.each(rows.filter(({ access }) => access.about === "desk"))(
  "$area: $name",
  ({ area, name, access }) => {
    test("is made by people of the desk in its roles, by nobody else", async () => {
      const { owner, stranger, staff } = world;
      for (const by of [owner, stranger, staff.operator, staff.expert]) {
        const mayDo =
          (by === staff.operator && access.staff.includes("operator")) ||
          (by === staff.expert && access.staff.includes("expert"));
        const said = await world.ask(by, area, name, { on: "manual" }, world.numbers.manual);
        expect([name, said.code === "FORBIDDEN"]).toEqual([name, !mayDo]);
      }
    });
  },
);

describe.each(rows.filter(({ access }) => access.about === "nothing"))("$area: $name", ({ area, name }) => {
  test("is made by everybody who has a visitor's id", async () => {
    for (const by of [world.owner, world.stranger, world.staff.expert]) {
      const said = await world.ask(by, area, name, { on: "seek", field: "none" }, "");
      expect(["FORBIDDEN", "OWNER_ONLY"]).not.toContain(said.code);
    }
  });
});

describe("what a reader is told", () => {
  /** Every answer to a reader, by number and by key, or to the owner; of calls that read, where told so. */
  const heard = async (by: typeof world.owner, numbers: readonly RoleWorld["keys"][], only = ofOrders) => {
    const texts: string[] = [];
    for (const row of only) {
      const ask = askOf(row);
      for (const each of numbers)
        texts.push((await world.ask(by, row.area, row.name, ask, each[ask.on])).text);
    }
    return texts.join("\n");
  };

  test("holds no birth, mobile, receipt, provider's number or word of the brief", async () => {
    const database = await world.site.database();
    const { results } = await database
      .prepare(
        "SELECT out_trade_no AS no FROM payments UNION SELECT paid_at FROM orders WHERE paid_at IS NOT NULL",
      )
      .all<{ no: string }>();
    const secrets = [
      ...["戌时", "2026 年 4 月 17 日", "三月初一", '"hour":{'],
      // The mobile that the owner wrote down last, above.
      ...["138****5678", BRIEF.story ?? "", "景行"],
    ];
    const reading = new Set([
      "soughtFree",
      "sought",
      "detailFree",
      "detail",
      "getMobile",
      "rgOrder",
      "getPaidRes",
    ]);
    const toOwner = await heard(
      world.owner,
      [world.numbers],
      ofOrders.filter(({ name }) => reading.has(name)),
    );
    expect(secrets.filter((secret) => !toOwner.includes(secret))).toEqual([]);
    const toReader = await heard(world.stranger, [world.numbers, world.keys]);
    const withNumbers = [...secrets, ...results.map(({ no }) => no)];
    expect(withNumbers.filter((secret) => toReader.includes(secret))).toEqual([]);
  });

  test("does not let them act where they may look", async () => {
    for (const params of [{ action: "approve" }, { action: "refund", text: "退" }, { text: "改" }]) {
      const said = await world.ask(
        world.stranger,
        "order",
        "rgOrder",
        { on: "manual", params },
        world.numbers.manual,
      );
      expect(said).toMatchObject({ status: 403, code: "OWNER_ONLY" });
    }
  });
});
