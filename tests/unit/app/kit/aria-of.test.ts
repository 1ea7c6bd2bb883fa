import { expect, test } from "vitest";
import { ariaOf } from "#app/kit/form/fields/field.tsx";
import { freshState } from "#app/kit/form/fresh-state.ts";

const state = { ...freshState({}), errors: { name: "请填写茶名" } };

test.each([
  ["with a hint", true, "name-hint name-error"],
  ["without a hint", false, "name-error"],
])(
  "a field in error %s is said to be wrong, and its error is read out with it",
  (_with, hinted, described) => {
    expect(ariaOf(state, "name", hinted)).toEqual({ "aria-invalid": true, "aria-describedby": described });
  },
);

test("a field that is right is not said to be wrong", () => {
  expect(ariaOf({ ...state, errors: {} }, "name", true)).toEqual({ "aria-describedby": "name-hint" });
  expect(ariaOf({ ...state, errors: {} }, "name")).toEqual({});
});
