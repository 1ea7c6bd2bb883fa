import { attribute, escaped, isPlain, isVoid, placed } from "./markup.ts";
import {
  isNode,
  type JsxCall,
  type JsxNames,
  jsxCallOf,
  jsxNamesOf,
  literalOf,
  nodesAt,
  nodesBelow,
  type SyntaxNode,
} from "./syntax.ts";

/** What draws a template; nobody of ours has such a name. */
const DRAW = "$draw";
const PURE = /\/\* @__PURE__ \*\/ $/;

/** Markup with holes: a text more than there are holes. */
interface Template {
  texts: string[];
  /** A node of the module, or a text of ours. */
  holes: (SyntaxNode | string)[];
}

/**
 * A module whose elements were calls (`jsx("p", { className: "lead", children: name })`), with its markup as templates
 * ($draw`<p class="lead">${name}</p>`); null where it has none. React draws them (renderer.ts): what is the same each time
 * is written by React now, once, instead of at every visit.
 */
export function withTemplates(code: string, parse: (code: string) => unknown): string | null {
  const program = parse(code);
  const names = isNode(program) ? jsxNamesOf(program) : null;
  if (!isNode(program) || names === null) return null;
  const written = new Writer(code, names).write(program);
  return written === code ? null : `import { draw as ${DRAW} } from "react/jsx-runtime";\n${written}`;
}

class Writer {
  readonly #code: string;
  readonly #names: JsxNames;

  constructor(code: string, names: JsxNames) {
    this.#code = code;
    this.#names = names;
  }

  /** The text of a node with templates in it. */
  write(node: SyntaxNode): string {
    let text = "";
    let from = node.start;
    for (const { start, end, instead } of this.#changes(node)) {
      text += this.#code.slice(from, start).replace(PURE, "") + instead;
      from = end;
    }
    return text + this.#code.slice(from, node.end);
  }

  #changes(node: SyntaxNode): { start: number; end: number; instead: string }[] {
    const call = this.#plain(node);
    if (call === null)
      return nodesBelow(node)
        .toSorted((one, other) => one.start - other.start)
        .flatMap((each) => this.#changes(each));
    const template: Template = { texts: [""], holes: [] };
    this.#addElement(template, call);
    return [{ start: node.start, end: node.end, instead: this.#literal(template) }];
  }

  /** The element that a node makes, where it may stand in a template. */
  #plain(node: SyntaxNode): JsxCall | null {
    const call = jsxCallOf(node, this.#names);
    if (call === null) return null;
    const keys = call.props.map(([name]) => name);
    const isRight = call.tag === null ? keys.join() === "children" : isPlain(call.tag, keys);
    const many = call.props.find(([name]) => name === "children")?.[1];
    const isSpread = many?.type === "ArrayExpression" && nodesAt(many, "elements").some(isUnknown);
    return isRight && !isSpread ? call : null;
  }

  #addElement(template: Template, { tag, props }: JsxCall): void {
    const of = (name: string) => props.find(([key]) => key === name)?.[1];
    if (tag !== null) this.#addStart(template, tag, props);
    const [html, children] = [of("dangerouslySetInnerHTML"), of("children")];
    if (html !== undefined) addHole(template, " dangerouslySetInnerHTML=", html);
    if (tag !== null) addText(template, isVoid(tag) ? "/>" : ">");
    if (children?.type === "ArrayExpression")
      for (const child of nodesAt(children, "elements")) if (child !== null) this.#addChild(template, child);
    if (children !== undefined && children.type !== "ArrayExpression") this.#addChild(template, children);
    if (tag !== null && !isVoid(tag)) addText(template, `</${tag}>`);
  }

  #addStart(template: Template, tag: string, props: JsxCall["props"]): void {
    addText(template, `<${tag}`);
    for (const [name, value] of placed(tag, props)) {
      if (name === "children" || name === "dangerouslySetInnerHTML") continue;
      const known = literalOf(value);
      if (known === undefined) addHole(template, ` ${name}=`, value);
      else if (known !== null) addText(template, attribute(name, known));
    }
  }

  #addChild(template: Template, child: SyntaxNode): void {
    const call = this.#plain(child);
    const known = literalOf(child);
    if (call !== null) this.#addElement(template, call);
    else if (known === undefined) addHole(template, "", child);
    else if (typeof known === "number" || typeof known === "string") addKnown(template, String(known));
  }

  #literal({ texts, holes }: Template): string {
    const quoted = texts.map((text) => text.replaceAll(/[\\`]|\$(?=\{)/g, "\\$&").replaceAll("\r", "\\r"));
    const values = holes.map((hole) => (typeof hole === "string" ? hole : this.write(hole)));
    const body = quoted.map((text, at) => text + (at < values.length ? `\${${values[at]}}` : "")).join("");
    return `${DRAW}\`${body}\``;
  }
}

function addKnown(template: Template, text: string): void {
  // React parts two texts by a comment: whether it does is known when they are drawn.
  if (!/(^|>)$/.test(template.texts.at(-1) ?? "")) addHole(template, "", '""');
  addText(template, escaped(text));
}

const isUnknown = (node: SyntaxNode | null): boolean => node === null || node.type === "SpreadElement";

function addText({ texts }: Template, text: string): void {
  texts[texts.length - 1] += text;
}

function addHole(template: Template, before: string, hole: SyntaxNode | string): void {
  addText(template, before);
  template.holes.push(hole);
  template.texts.push("");
}
