import { type FormEvent, useEffect, useMemo, useState } from "react";
import { EarBody, type EarGiven } from "#app/products/baby/ear/ear-body.tsx";
import { Ear, queryOf } from "./ear.ts";
import { fetchGiven } from "./fetch-given.ts";

/** By ear (凭音找字): what sounds so is there while a sound is typed and a tone is chosen. */
export function EarPart({ given }: { given: EarGiven }) {
  const [found, setFound] = useState(given.found);
  const ear = useMemo(
    () =>
      new Ear(given.typed, given.found, {
        ask: async (query) => {
          const next = await fetchGiven<EarGiven>(`${given.action}?${query}`);
          if (next === null) throw new Error("no such page");
          return next.found;
        },
        show: setFound,
        keep: (query) => history.replaceState(history.state, "", `?${query}`),
      }),
    [given],
  );
  useEffect(() => {
    // What was typed before this part was there.
    const form = document.querySelector<HTMLFormElement>(".ear-form");
    if (form) ear.hear(queryOf(form));
  }, [ear]);

  const change = ({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>) => {
    // Letters on their way to characters are no pinyin.
    if (!("isComposing" in nativeEvent && nativeEvent.isComposing === true)) ear.hear(queryOf(currentTarget));
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (ear.answer(queryOf(event.currentTarget))) event.preventDefault();
  };
  return <EarBody {...given} found={found} onChange={change} onSend={send} />;
}
