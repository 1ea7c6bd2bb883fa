const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
const unescaped = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/** The posting form of a page that has a field of this name, as a browser without scripts would send it untouched. */
export function formWith(
  page: string,
  field: string,
): { action: string | undefined; pairs: [string, string][] } {
  const form = [...page.matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/g)]
    .map(([whole]) => whole)
    .find((html) => attribute(html, "method") === "post" && html.includes(` name="${field}"`));
  if (form === undefined) throw new Error(`no form with ${field}`);
  const pairs: [string, string][] = [];
  const id = attribute(form, "id");
  const outside = page.replace(form, "");
  for (const [tag] of outside.matchAll(/<input\b[^>]*>/g)) {
    const name = attribute(tag, "name");
    const value = inputValue(tag);
    if (id === undefined || attribute(tag, "form") !== id || name === undefined || value === undefined)
      continue;
    pairs.push([name, unescaped(value)]);
  }
  for (const [tag, kind, inner = ""] of form.matchAll(
    /<(input|select|textarea)\b[^>]*>(?:([\s\S]*?)<\/\1>)?/g,
  )) {
    const value = kind === "input" ? inputValue(tag) : kind === "select" ? selected(tag, form) : inner;
    const name = attribute(tag, "name");
    if (name !== undefined && value !== undefined) pairs.push([name, unescaped(value)]);
  }
  return { action: attribute(form, "action"), pairs };
}

function inputValue(tag: string): string | undefined {
  const type = attribute(tag, "type");
  if ((type === "radio" || type === "checkbox") && !/\schecked(=|\s|\/|>)/.test(tag)) return undefined;
  return attribute(tag, "value") ?? "";
}

function selected(tag: string, form: string): string | undefined {
  const list = form.slice(form.indexOf(tag)).split("</select>")[0] ?? "";
  const options = [...list.matchAll(/<option\b[^>]*>/g)].map(([option]) => option);
  const chosen = options.find((option) => /\sselected(=|\s|\/|>)/.test(option)) ?? options[0];
  return chosen && attribute(chosen, "value");
}

/** The form's pairs with some values set (null: left out), as form encoding. */
export function filledIn(
  pairs: readonly [string, string][],
  set: Record<string, string | string[] | null>,
): string {
  const out = new URLSearchParams(pairs.filter(([name]) => !(name in set)));
  for (const [name, values] of Object.entries(set)) {
    for (const value of values === null ? [] : [values].flat()) out.append(name, value);
  }
  return out.toString();
}
