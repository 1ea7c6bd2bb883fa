import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Elements without an end tag. */
const VOID = new Set(
  "area base br col embed hr img input keygen link meta param source track wbr".split(" "),
);
/** Elements of which React says more than their properties do. */
const ODD = new Set("html select option textarea title pre listing menuitem".split(" "));
const ODD_PROPS = new Set(["ref", "is"]);

/** The value of an input comes after all else, as React writes it. */
const LAST_OF_INPUT = [
  ["checked", "defaultChecked"],
  ["value", "defaultValue"],
] as const;

/** Is this an element whose markup follows from its properties, one after the other? */
export const isPlain = (tag: string, props: readonly string[]): boolean =>
  /^[a-z][a-z0-9]*$/i.test(tag) &&
  !ODD.has(tag) &&
  !props.some((name) => ODD_PROPS.has(name)) &&
  !(VOID.has(tag) && props.some((name) => name === "children" || name === "dangerouslySetInnerHTML")) &&
  !(tag === "input" && LAST_OF_INPUT.some((names) => names.every((name) => props.includes(name)))) &&
  !(props.includes("children") && props.includes("dangerouslySetInnerHTML"));

export const isVoid = (tag: string): boolean => VOID.has(tag);

/** An attribute's property as React asks for it, and after how many others it stands. */
export function placed<T>(tag: string, props: readonly (readonly [string, T])[]): (readonly [string, T])[] {
  if (tag !== "input") return [...props];
  const rank = (name: string) => LAST_OF_INPUT.findIndex((names) => names.some((one) => one === name));
  return props
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .map(([name, value]) => [LAST_OF_INPUT[rank(name)]?.[0] ?? name, value] as const);
}

/** An attribute whose value is known, as React writes it, with the space before it. */
export const attribute = (name: string, value: unknown): string =>
  renderToStaticMarkup(createElement("br", { [name]: value })).slice("<br".length, -"/>".length);

/** A text as React writes it. */
export const escaped = (text: string): string => renderToStaticMarkup(createElement(Fragment, null, text));
