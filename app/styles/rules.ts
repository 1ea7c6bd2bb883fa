const COMMENT = /\/\*.*?\*\//gs;

/** A stylesheet cut where its braces match, without comments. */
function statementsOf(text: string): string[] {
  const css = text.replace(COMMENT, "");
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === "{" ? 1 : -1;
    if (depth > 0) continue;
    found.push(css.slice(from, index + 1).trim());
    from = index + 1;
  }
  return found;
}

const headOf = (statement: string) => statement.slice(0, statement.indexOf("{") + 1);

/** The `@keyframes` of a stylesheet by name. */
export function framesOf(css: string): Map<string, string> {
  const named = statementsOf(css).map((statement) => [FRAMES.exec(statement)?.[1] ?? "", statement] as const);
  return new Map(named.filter(([name]) => name !== ""));
}
const FRAMES = /^@keyframes ([\w-]+)/;

/**
 * A stylesheet as single rules (样式规则), in order: each of an at-rule's rules within a copy of that at-rule, and
 * `@keyframes`, its own or given, behind every rule that asks for them.
 */
export function rulesOf(css: string, frames: ReadonlyMap<string, string> = framesOf(css)): string[] {
  const withFrames = (rule: string) => {
    const asked = [...frames].filter(([name]) => new RegExp(`animation[^;}]*\\b${name}\\b`).test(rule));
    return rule + asked.map(([, frame]) => frame).join("");
  };
  return statementsOf(css).flatMap((statement) => {
    const head = headOf(statement);
    if (!head.startsWith("@")) return [withFrames(statement)];
    if (FRAMES.test(head)) return [];
    return rulesOf(statement.slice(head.length, -1), frames).map((inner) => `${head}${inner}}`);
  });
}

/** Rules as one stylesheet again: neighbours under the same at-rule share it. */
export function joined(rules: Iterable<string>): string {
  let css = "";
  let shared = "";
  for (const rule of rules) {
    const head = rule.startsWith("@") ? headOf(rule) : "";
    css = head !== "" && head === shared ? css.slice(0, -1) + rule.slice(head.length) : css + rule;
    shared = head;
  }
  return css;
}

/** The selectors of a rule, those that a functional pseudo-class such as `:has()` speaks of aside. */
export function selectorsOf(rule: string): string[] {
  const head = headOf(rule);
  return head.startsWith("@") ? selectorsOf(rule.slice(head.length)) : plain(head.slice(0, -1)).split(",");
}

/** The classes that an element and those around it must have for a selector to match. */
export const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = ""]) => name.replaceAll("\\", ""));

function plain(selectors: string): string {
  const less = selectors.replace(/:[\w-]+\([^()]*\)/g, "");
  return less === selectors ? less : plain(less);
}
