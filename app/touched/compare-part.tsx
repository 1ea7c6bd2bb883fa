import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import type { Drawn } from "#app/kit/glyphs/outlines.ts";
import { OutlinesContext } from "#app/kit/glyphs/outlines-context.ts";
import { CompareBody, type CompareGiven } from "#app/kit/report/compare-body.tsx";
import type { CompareColumn } from "#app/kit/report/compare-table.tsx";
import { MOST_COMPARED } from "#app/kit/result/view.ts";
import { drawOutlines } from "./draw-outlines.ts";
import { fetchGiven } from "./fetch-given.ts";

type Given = CompareGiven & Drawn;

/** Fewer names make no table on the server. */
const FEWEST = 2;

/** Names side by side (放在一起比): one that is ticked stands there at once, one that is not is gone. */
export function ComparePart({ given }: { given: Given }) {
  const known = useMemo(() => new Map(given.columns.map((column) => [column.given, column])), [given]);
  const drawn = useMemo(() => new Map(Object.entries(given.drawn)), [given]);
  const [columns, setColumns] = useState(given.columns);
  const asked = useRef("");

  const look = async (names: readonly string[]) => {
    const query = new URLSearchParams(names.map((name) => ["compare", name])).toString();
    asked.current = query;
    setColumns(names.map((name) => known.get(name) ?? comingOf(name, given)));
    if (names.length >= FEWEST) history.replaceState(history.state, "", `?${query}`);
    if (names.every((name) => known.has(name))) return;
    // Alone a name has no table: beside one that is known it has.
    const found = await fetchGiven<Given>(`${given.action}?${query}`).catch(() => null);
    for (const column of found?.columns ?? []) known.set(column.given, column);
    for (const [name, as] of Object.entries(found?.drawn ?? {})) drawn.set(name, as);
    drawOutlines(found?.paths ?? {});
    // A page of its own says what the matter is.
    if (found === null) location.replace(`?${query}`);
    else if (asked.current === query) setColumns(names.flatMap((name) => known.get(name) ?? []));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was ticked before this part was there
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>("[data-touched] form");
    const names = form === null ? [] : tickedIn(form);
    if (names.some((name) => !known.has(name)) || names.length !== columns.length)
      void look(names.slice(0, MOST_COMPARED));
  }, []);
  const change = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const names = tickedIn(currentTarget);
    const isTooMany = names.length > MOST_COMPARED;
    if ((isTooMany || names.length === 0) && target instanceof HTMLInputElement) {
      target.checked = !isTooMany;
      window.luopan?.toast(isTooMany ? `最多比较 ${MOST_COMPARED} 个` : "至少留一个");
    } else void look(names);
  };
  return (
    <OutlinesContext.Provider value={{ names: drawn, paths: new Map() }}>
      <CompareBody {...given} columns={columns} onChange={change} />
    </OutlinesContext.Provider>
  );
}

/** The names that are ticked, in their order on the page. */
const tickedIn = (form: HTMLFormElement): string[] =>
  Array.from(form.querySelectorAll<HTMLInputElement>("input:checked"), ({ value }) => value);

/** A name whose column is on its way. */
const comingOf = (given: string, { offered }: Given): CompareColumn => {
  const name = offered.find(([each]) => each === given)?.[1] ?? given;
  return { given, name, href: "", cells: null };
};
