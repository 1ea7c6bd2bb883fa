import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { defineForm } from "#app/kit/form/define-form.ts";
import { flag } from "#functions/contract/values/scalars.ts";

const schema = v.object({
  kind: v.literal("tea"),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty("请填写茶名")),
  water: v.optional(v.picklist(["hot", "cold"], "请选水温"), "hot"),
  cups: v.optional(v.pipe(v.string(), v.regex(/^\d$/, "请写几杯")), "1"),
  sugar: flag(true),
  secret: v.optional(v.string(), "none"),
});
const form = defineForm({
  schema,
  anchors: { name: "name", serving: "cups", rest: "submit" },
  labels: { serving: "怎么上" },
  fresh: { cups: "2" },
  parts: { serving: ["water", "cups", "sugar"] },
  ticks: ["sugar"],
  always: { kind: "tea" },
});
const idem = "0f8fad5b-d9cb-469f-a165-70867728950e";

test("a fresh form holds what the table says, and a key of its own", () => {
  const { values, errors, idem: made } = form.state({});
  expect(values).toBe(form.fresh);
  expect(errors).toEqual({});
  expect(form.state({}).idem).not.toBe(made);
});

test("a form that was typed into holds what was typed, under the key it had", () => {
  const typed = { name: "龙井", idem };
  expect(form.state(typed, { name: "毛尖" })).toMatchObject({ values: typed, idem });
  expect(form.state({}, { name: "毛尖" }).values).toEqual({ name: "毛尖" });
});

test("a form as it was sent with an order is what that said over a fresh one; where it says nothing, a fresh one", () => {
  expect(form.again({ name: "龙井", sugar: "0" }).values).toEqual({ name: "龙井", sugar: "0", cups: "2" });
  expect(form.again({}).values).toBe(form.fresh);
});

describe("a post", () => {
  const briefOf = (typed: Record<string, string>, added?: Record<string, string>) => {
    const { reading } = form.post(typed, added);
    return reading.ok ? reading.brief : reading.errors;
  };

  test("is read by the schema, which takes an empty field for a missing one", () => {
    expect(briefOf({ name: " 龙井 ", water: "", cups: "  ", sugar: "1" })).toEqual({
      kind: "tea",
      name: "龙井",
      water: "hot",
      cups: "1",
      sugar: true,
      secret: "none",
    });
  });

  test("that leaves out what is asked for hears the message of an empty field", () => {
    expect(briefOf({})).toEqual({ name: "请填写茶名" });
  });

  test("reads a tick that is not made as off", () => {
    expect(briefOf({ name: "龙井" })).toMatchObject({ sugar: false });
    expect(briefOf({ name: "龙井", sugar: "yes" })).toMatchObject({ sugar: false });
  });

  test("cannot set a key that the form does not have; only the page can", () => {
    const typed = { name: "龙井", kind: "beer", secret: "poison" };
    expect(briefOf(typed)).toMatchObject({ kind: "tea", secret: "none" });
    expect(briefOf(typed, { secret: "honey" })).toMatchObject({ secret: "honey" });
  });

  test("shows a message at the field that draws its key, and only the first of several", () => {
    expect(briefOf({ name: "龙井", water: "tepid", cups: "ten" })).toEqual({ serving: "请选水温" });
  });

  test("has one message for fields that are missing together, where the table says so", () => {
    const together = () => ({ serving: "还差水温和杯数" });
    const pair = defineForm({ schema, anchors: { name: "name", serving: "cups" }, together });
    expect(pair.post({ name: "" }).reading).toEqual({
      ok: false,
      errors: { name: "请填写茶名", serving: "还差水温和杯数" },
    });
  });
});

test("the last field takes every key that has no field of its own", () => {
  const { fieldOf } = form.post({});
  expect(["name", "cups", "water.0", "secret", ""].map(fieldOf)).toEqual([
    "name",
    "serving",
    "serving",
    "rest",
    "rest",
  ]);
});
