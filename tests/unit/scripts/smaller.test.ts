import { parseAst } from "vite";
import { expect, test } from "vitest";
import { readOnce } from "#scripts/vite/smaller.ts";

/** Breaks where a function is cut at the wrong character, one inside of another is marked too, or what a module does changes. */
test("a module's outer arrow functions stand in parentheses, and nothing else is changed", () => {
  const code =
    'const 名="罗盘",a=e=>({e}),b=[async(e)=>e,`起`];function f(){return e=>e}class C{d=()=>e=>e;m(){return()=>1}}(e=>e)(1);';
  const marked =
    'const 名="罗盘",a=(e=>({e})),b=[(async(e)=>e),`起`];function f(){return e=>e}class C{d=(()=>e=>e);m(){return()=>1}}((e=>e))(1);';
  expect(readOnce(code, parseAst)).toBe(marked);
});
