import { type CssNode, findAll, ident, parse, type Rule, type StyleSheet } from "css-tree";

/** A rule of a stylesheet (样式规则) by itself: text that can stand alone, and what it speaks of. */
export interface CssRule {
  /** Within a copy of its at-rule where it has one; behind it the `@keyframes` that it asks for. */
  text: string;
  selectors: readonly CssSelector[];
}

/** What an element and those around it must have for a selector to match, also within one `:has()`; what its like say aside. */
interface CssSelector {
  classes: readonly string[];
  /** The names of its elements, such as `h1`. */
  elements: readonly string[];
}

/** Of an at-rule that speaks of the page itself, such as `@view-transition`. */
const ANY: CssSelector = { classes: [], elements: [] };

/** The `@keyframes` of a stylesheet by name. */
export function framesOf(css: string): Map<string, string> {
  const frames = statementsOf(parsed(css)).filter(isFrames);
  return new Map(frames.map((frame) => [nameOf(css, frame), textOf(css, frame)]));
}

/** A stylesheet as single rules, in order, without comments; its `@keyframes` are its own or those given. */
export function rulesOf(css: string, frames: ReadonlyMap<string, string> = framesOf(css)): CssRule[] {
  const within = (nodes: readonly CssNode[]): CssRule[] =>
    nodes.flatMap((node) => {
      if (node.type === "Rule") {
        const asked = [...frames].filter(([name]) => animationsOf(node).has(name));
        const text = [textOf(css, node), ...asked.map(([, frame]) => frame)].join("");
        return [{ text, selectors: selectorsOf(node) }];
      }
      if (node.type !== "Atrule" || node.block === null || isFrames(node)) return [];
      if (node.block.children.some(({ type }) => type === "Declaration"))
        return [{ text: textOf(css, node), selectors: [ANY] }];
      const head = css.slice(startOf(node), startOf(node.block) + 1);
      return within(node.block.children.toArray()).map((rule) => ({ ...rule, text: `${head}${rule.text}}` }));
    });
  return within(statementsOf(parsed(css)));
}

/** Throws where the text is not well formed. */
function parsed(css: string): StyleSheet {
  const ast = parse(css, {
    positions: true,
    onParseError: (error) => {
      throw error;
    },
  });
  if (ast.type !== "StyleSheet") throw new TypeError(`not a stylesheet: ${ast.type}`);
  return ast;
}

const statementsOf = (sheet: StyleSheet): CssNode[] => sheet.children.toArray();
const isFrames = (node: CssNode): boolean => node.type === "Atrule" && node.name === "keyframes";
const nameOf = (css: string, frames: CssNode): string =>
  frames.type === "Atrule" ? textOf(css, frames.prelude) : "";
const startOf = (node: CssNode): number => node.loc?.start.offset ?? 0;
const textOf = (css: string, node: CssNode | null): string =>
  css.slice(node?.loc?.start.offset, node?.loc?.end.offset);

function selectorsOf({ prelude }: Rule): CssSelector[] {
  if (prelude.type !== "SelectorList") throw new TypeError(`not a list of selectors: ${prelude.type}`);
  return prelude.children.toArray().map((selector) => {
    const parts = selector.type === "Selector" ? selector.children.toArray() : [];
    return {
      classes: [...classesOf(parts), ...parts.flatMap(classesHeld)],
      elements: parts.flatMap((part) =>
        part.type === "TypeSelector" && part.name !== "*" ? [part.name] : [],
      ),
    };
  });
}

const classesOf = (parts: readonly CssNode[]): string[] =>
  parts.flatMap((part) => (part.type === "ClassSelector" ? [ident.decode(part.name)] : []));

/** The classes that `:has()` asks for where it asks for one thing: `body:has(.sheet)` is for pages with a sheet. */
function classesHeld(part: CssNode): string[] {
  if (part.type !== "PseudoClassSelector" || part.name !== "has") return [];
  const asked = (part.children?.toArray() ?? []).flatMap((list) =>
    list.type === "SelectorList" ? list.children.toArray() : [list],
  );
  const [only] = asked;
  return asked.length === 1 && only?.type === "Selector" ? classesOf(only.children.toArray()) : [];
}

/** Every name that a rule's animations say. */
function animationsOf(rule: Rule): Set<string> {
  const animations = findAll(rule, (node) => node.type === "Declaration" && /^animation/.test(node.property));
  const names = animations.flatMap((node) => findAll(node, ({ type }) => type === "Identifier"));
  return new Set(names.flatMap((node) => (node.type === "Identifier" ? [node.name] : [])));
}
