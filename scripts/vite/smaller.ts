import type { Plugin } from "vite";
import { smallest } from "../origin/smallest.ts";
import { isNode, nodesBelow, type SyntaxNode } from "./templates/syntax.ts";

/** Minifies a server build. */
export function smaller(): Plugin {
  return {
    name: "luopan:smaller",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    config: () => ({ build: { minify: false } }),
    // Last of all: before that Vite writes every chunk anew, with all its spaces.
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === "chunk")
            output.code = readOnce(await smallest(output.code), (text) => this.parse(text));
      },
    },
  };
}

/**
 * A module with parentheses around each arrow function that stands in no other function. To V8 they say that it is called soon: it is
 * compiled where it is read. V8 reads these of a module in full when that starts, whether or not they are called, and
 * without the parentheses a second time when they are: that is three of the seventy ms that a Worker takes to start.
 */
export function readOnce(code: string, parse: (code: string) => unknown): string {
  const program = parse(code);
  if (!isNode(program)) throw new Error("no syntax tree");
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of outerArrows(program).toSorted((one, other) => one.start - other.start)) {
    pieces.push(code.slice(from, start), "(", code.slice(start, end), ")");
    from = end;
  }
  return [...pieces, code.slice(from)].join("");
}

function outerArrows(node: SyntaxNode): SyntaxNode[] {
  if (node.type === "ArrowFunctionExpression") return [node];
  return node.type.startsWith("Function") ? [] : nodesBelow(node).flatMap(outerArrows);
}
