import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { BusinessBrief, FORMS, STYLES, USAGES } from "#functions/contract/products/business-brief.ts";
import { decodeForm, encodeForm } from "#functions/contract/wire/form.ts";
import { STYLES as ENGINE_STYLES } from "#functions/naming/business/trade/imagery.ts";
import { businessForm } from "#tests/kit/forms/business-form.ts";

const read = (form: Record<string, unknown>) => v.parse(BusinessBrief, form);

test("the styles that may be wished for are the engine's", () => {
  expect([...STYLES]).toEqual([...ENGINE_STYLES]);
});

test("what may stay empty does, and means nothing in particular", () => {
  const bare = { kind: "business", usage: "brand", trade: "茶", idem: "x".repeat(16) };
  const empty = { region: "", must: "", avoid: "", rivals: "\r\n \r\n", style: "" };
  for (const form of [bare, { ...bare, ...empty }]) {
    expect(read(form)).toEqual({
      ...bare,
      ...{
        region: "",
        form: "undecided",
        length: 2,
        must: "",
        avoid: "",
        rivals: [],
        style: [],
        sure: [],
        keep: "30d",
        ...{ calendar: "solar", hour: "unknown", leap: false, zishi: "late" },
      },
    });
  }
});

test("rivals are one a line, however lines end, each once, blanks cut off", () => {
  const rivals = " 云上麦 \r\n杭州禾光里食品有限公司\n\n云上麦\r好利来 ";
  expect(read(businessForm({ rivals })).rivals).toEqual(["云上麦", "杭州禾光里食品有限公司", "好利来"]);
});

test("blanks and commas among characters are no characters", () => {
  expect(read(businessForm({ must: " 麦、田 ", avoid: "粮， 米;" }))).toMatchObject({
    must: "麦田",
    avoid: "粮米",
  });
  expect(read(businessForm({ region: " 浙江省　杭州市" })).region).toBe("浙江省杭州市");
});

describe("whatever a form carries", () => {
  const noise = fc.string({
    unit: fc.constantFrom("麦", "禾", "𬱖", "a", "1", " ", ",", "、", "\n", "（", "%", "<"),
    maxLength: 40,
  });
  const anyForm = fc.record({
    kind: fc.constant("business"),
    usage: fc.oneof(fc.constantFrom(...USAGES), noise),
    region: noise,
    trade: noise,
    form: fc.oneof(fc.constantFrom(...FORMS), noise),
    length: fc.constantFrom("1", "2", "3", "4", ""),
    must: noise,
    avoid: noise,
    rivals: noise,
    style: fc.oneof(
      fc.subarray([...STYLES]).map((styles) => styles.join()),
      noise,
    ),
    idem: fc.constant("form-0123456789abcdef"),
  });

  test("no message holds a word of the library's own", () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        for (const { message } of v.safeParse(BusinessBrief, form).issues ?? [])
          expect(message).toMatch(/^[^A-Za-z]+$/);
      }),
      { numRuns: 500 },
    );
  });

  test("what is read goes over the wire again as it was read", () => {
    let passed = 0;
    const good = fc.record({
      kind: fc.constant("business"),
      usage: fc.constantFrom(...USAGES),
      region: fc.constantFrom("", "杭州市", "浙江省 杭州市"),
      trade: fc.constantFrom("社区面包店", "茶馆,书店", "AI 课程"),
      form: fc.constantFrom(...FORMS),
      length: fc.constantFrom("2", "3", "4"),
      must: fc.constantFrom("", "麦", "麦 田", "ab", "中国"),
      avoid: fc.constantFrom("", "粮、米"),
      rivals: noise,
      style: fc.subarray([...STYLES], { maxLength: 3 }).map((styles) => styles.join()),
      idem: fc.constant("form-0123456789abcdef"),
    });
    fc.assert(
      fc.property(good, (form) => {
        const once = v.safeParse(BusinessBrief, form);
        if (!once.success) return;
        passed += 1;
        const wire = decodeForm(encodeForm(once.output));
        expect(wire.ok && read(wire.values)).toEqual(once.output);
      }),
    );
    expect(passed).toBeGreaterThan(50);
  });
});
