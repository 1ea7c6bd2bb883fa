import { useShell } from "#app/kit/page/use-shell.ts";

/**
 * Writes the marks of a quotation as the page has them (引号): 「」 stand in our texts around what is in traditional script
 * already, and on a page of simplified script they are “”, as everywhere on it.
 */
export function useMarks(): (text: string) => string {
  const isTraditional = useShell()?.traditional === true;
  return isTraditional ? (text) => text : (text) => text.replaceAll("「", "“").replaceAll("」", "”");
}
