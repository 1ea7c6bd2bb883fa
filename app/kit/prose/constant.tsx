import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const drawn = new Map<string, string>();

interface ConstantProps {
  /** The key of the markup: it names all that the markup depends on. There must be few keys. */
  name: string;
  children: () => ReactElement;
}

/**
 * Markup that is the same for every visitor (不变的部分): drawn once an isolate, then handed out as a string. The
 * markup must not use the router's hooks.
 */
export function Constant({ name, children }: ConstantProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup, escaped by it a moment ago
  return <div className="contents" dangerouslySetInnerHTML={constantHtml(name, children)} />;
}

/** The same as the inside of an element that is no part of it. */
export function constantHtml(name: string, draw: () => ReactElement): { __html: string } {
  const html = drawn.get(name) ?? renderToStaticMarkup(draw());
  drawn.set(name, html);
  return { __html: html };
}
