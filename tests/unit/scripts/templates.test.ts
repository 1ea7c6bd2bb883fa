import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { runInThisContext } from "node:vm";
import fc from "fast-check";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import * as v from "valibot";
import { parseAst, transformWithEsbuild } from "vite";
import { beforeAll, expect, test } from "vitest";
import { withTemplates } from "#scripts/vite/templates/compile.ts";
import { DRAW, withDrawing } from "#scripts/vite/templates/renderer.ts";

/** What screens are written with: each kind of attribute, child and text, beside every other. */
const SCREEN = `
import { Fragment, createContext, useContext } from "react";
const Tone = createContext("none");
const Said = ({ text, ...rest }) => <a {...rest} href={text}>{text}{useContext(Tone)}</a>;
const Old = ({ tag: Tag, children }) => <Tag className="as">{children}</Tag>;
export const Screen = ({ text, other, many, flag, missing, count }) => (
  <>
    {text}
    <section className="sec" aria-labelledby="a" hidden={flag} data-flag={flag} title={missing} lang={other}>
      <h2 id="a" translate="no">固定 “&amp;” &lt; 的字{"$\{x} \` \\\\ {"}</h2>
      <p className={flag ? "one two" : undefined}>{text}固定{other}{""}{count}<b>{count}</b>{text}</p>
      <p>{\`一\`}{"二"}{text}{"三"}{"四"}{5}</p>
      <p>{flag && "显示"}{count > 0 && <i>多</i>}{missing ?? "无"}{null}{true}</p>
      <ul>{many.map((one) => <li key={one}>{one}<Said text={one} className="go" /></li>)}</ul>
      <Tone.Provider value={text}><Said text="x" /><Old tag="em">甲{other}乙</Old></Tone.Provider>
      <input type="checkbox" value={text} name="n" defaultChecked={flag} disabled />
      <input value="一定" type="hidden" name={other} />
      <select defaultValue={other}><option value="a">甲</option><option value={other}>{other}</option></select>
      <textarea name="t" defaultValue={text} rows={3} />
      <svg viewBox="0 0 10 10" aria-hidden="true"><path d={other} strokeWidth="2" /><use href={"#" + text} /></svg>
      <br /><img src={text} alt="" width="5" />
      <div style={{ width: count + "px" }} dangerouslySetInnerHTML={{ __html: "<i class='x'>" + count + "</i>" }} />
      <table><tbody><tr><td colSpan={2}>{count}</td></tr></tbody></table>
      <Fragment key="k">{text}{other}</Fragment>尾{text}
    </section>
    {other}
  </>
);`;

const require = createRequire(import.meta.url);
const RENDERER = join(
  dirname(require.resolve("react-dom/package.json")),
  "cjs/react-dom-server-legacy.browser.production.min.js",
);
const FUNCTION = v.function();

/** What a module has that is run with these in place of what it imports. */
async function run(code: string, given: (id: string) => unknown): Promise<Record<string, unknown>> {
  const { code: plain } = await transformWithEsbuild(code, "module.js", { format: "cjs" });
  const module = { exports: {} };
  const start: unknown = runInThisContext(`(function (require, module, exports) {${plain}\n})`);
  v.parse(FUNCTION, start)(given, module, module.exports);
  return module.exports;
}

/** What a module exports under a name, as a function of one argument or two. */
const calledIn = (module: Record<string, unknown>, name: string) => {
  const called = v.parse(FUNCTION, module[name]);
  return (...args: unknown[]): unknown => called(...args);
};

let drawing: Record<string, unknown>;
let written: FunctionComponent<object>;
let plain: FunctionComponent<object>;

beforeAll(async () => {
  drawing = await run(withDrawing(readFileSync(RENDERER, "utf8")), require);
  const { code } = await transformWithEsbuild(SCREEN, "screen.tsx", { jsx: "automatic", jsxDev: false });
  const runtime = { ...require("react/jsx-runtime"), ...(await run(DRAW, require)) };
  const given = (id: string): unknown => (id === "react/jsx-runtime" ? runtime : require(id));
  const compiled = withTemplates(code, parseAst);
  const screenOf = async (text: string): Promise<FunctionComponent<object>> => {
    const Screen = calledIn(await run(text, given), "Screen");
    return (props) => createElement("main", null, v.parse(v.any(), Screen(props)));
  };
  written = await screenOf(compiled ?? "");
  plain = await screenOf(code);
});

/** Texts that say nothing, end in a mark of markup, or need to be written otherwise. */
const texts = fc.oneof(fc.constantFrom("", "清和", "<", ">", '"a"', "a&b", "='", "$\u007bx}`"), fc.string());
const given = fc.record({
  text: texts,
  other: texts,
  many: fc.uniqueArray(texts, { maxLength: 3 }),
  flag: fc.boolean(),
  missing: fc.constantFrom(undefined, null, "有"),
  count: fc.integer({ min: -1, max: 3 }),
});

test("a screen of templates is drawn as React draws its elements, to the byte, with and without marks between texts", () => {
  fc.assert(
    fc.property(given, (props) => {
      const [first, second] = [createElement(written, props), createElement(plain, props)];
      expect(calledIn(drawing, "renderToString")(first)).toBe(renderToString(second));
      expect(calledIn(drawing, "renderToStaticMarkup")(first)).toBe(renderToStaticMarkup(second));
    }),
  );
});

test("the renderer knows the classes that stand in what it has drawn, and no others", () => {
  fc.assert(
    fc.property(given, (props) => {
      calledIn(drawing, "classesDrawn")();
      const html = v.parse(v.string(), calledIn(drawing, "renderToString")(createElement(written, props)));
      const classes = v.parse(v.set(v.string()), calledIn(drawing, "classesDrawn")());
      const found = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = ""]) => names);
      expect([...classes].sort()).toEqual([...new Set(found)].sort());
    }),
  );
});

test("a renderer that is written otherwise is told of", () => {
  expect(() => withDrawing("function x(){}")).toThrow("written otherwise");
});
