/** A node of a syntax tree (ESTree), as far as it is read here. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
}

/** An element as esbuild writes it: `jsx("p", { className, children })`. */
export interface JsxCall {
  node: SyntaxNode;
  /** The tag in lower case, or null for a fragment. */
  tag: string | null;
  props: readonly (readonly [name: string, value: SyntaxNode])[];
}

/** Under what names a module has what makes its elements. */
export interface JsxNames {
  calls: ReadonlySet<string>;
  fragment: string | null;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && typeof Reflect.get(value, "type") === "string";

const part = (node: SyntaxNode, name: string): unknown => Reflect.get(node, name);

function nodeAt(node: SyntaxNode, name: string): SyntaxNode | null {
  const value = part(node, name);
  return isNode(value) ? value : null;
}

export function nodesAt(node: SyntaxNode, name: string): (SyntaxNode | null)[] {
  const value = part(node, name);
  return Array.isArray(value) ? value.map((one: unknown) => (isNode(one) ? one : null)) : [];
}

/** All nodes right below one. */
export const nodesBelow = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]).filter(isNode));

/** What a module imports to make its elements; null where it makes none. */
export function jsxNamesOf(program: SyntaxNode): JsxNames | null {
  const imports = nodesAt(program, "body").filter(
    (node) => node?.type === "ImportDeclaration" && literalOf(nodeAt(node, "source")) === "react/jsx-runtime",
  );
  const named = imports.flatMap((node) => (node === null ? [] : nodesAt(node, "specifiers")));
  const calls = new Set<string>();
  let fragment: string | null = null;
  for (const one of named) {
    const [imported, local] =
      one === null ? [] : [nameOf(nodeAt(one, "imported")), nameOf(nodeAt(one, "local"))];
    if (typeof local !== "string") continue;
    if (imported === "Fragment") fragment = local;
    else calls.add(local);
  }
  return calls.size === 0 ? null : { calls, fragment };
}

/** The element that a node makes, where its tag and the names of its properties are known from its text. */
export function jsxCallOf(node: SyntaxNode, { calls, fragment }: JsxNames): JsxCall | null {
  if (node.type !== "CallExpression" || !calls.has(nameOf(nodeAt(node, "callee")) ?? "")) return null;
  const [type, given] = nodesAt(node, "arguments");
  if (!type || given?.type !== "ObjectExpression") return null;
  const isFragment = type.type === "Identifier" && nameOf(type) === fragment;
  const tag = isFragment ? null : literalOf(type);
  if (typeof tag !== "string" && tag !== null) return null;
  if (!isFragment && tag === null) return null;
  const props = nodesAt(given, "properties").map((one) => (one === null ? null : propertyOf(one)));
  return props.every((one) => one !== null) ? { node, tag, props } : null;
}

function propertyOf(node: SyntaxNode): readonly [string, SyntaxNode] | null {
  const [key, value] = [nodeAt(node, "key"), nodeAt(node, "value")];
  if (node.type !== "Property" || part(node, "computed") === true || key === null || value === null)
    return null;
  const name = nameOf(key) ?? literalOf(key);
  return typeof name === "string" ? [name, value] : null;
}

const nameOf = (node: SyntaxNode | null): string | null => {
  const name = node?.type === "Identifier" ? part(node, "name") : null;
  return typeof name === "string" ? name : null;
};

/** The value of a node that its text tells; undefined where only running it does. */
export function literalOf(node: SyntaxNode | null): string | number | boolean | null | undefined {
  if (node === null) return undefined;
  if (node.type === "Literal") {
    const value = part(node, "value");
    return typeof value === "string" ||
      typeof value === "number" ||
      typeof value === "boolean" ||
      value === null
      ? value
      : undefined;
  }
  if (node.type === "TemplateLiteral" && nodesAt(node, "expressions").length === 0) {
    const [only] = nodesAt(node, "quasis");
    const cooked: unknown = only ? Reflect.get(Object(part(only, "value")), "cooked") : undefined;
    return typeof cooked === "string" ? cooked : undefined;
  }
  return undefined;
}
