import { type MouseEvent, useMemo, useReducer } from "react";
import { OutlinesContext } from "#app/kit/glyphs/outlines-context.ts";
import { type DuetGiven, DuetSteps } from "#app/together/duet-given.ts";
import { DuetRound } from "#app/together/duet-round.tsx";
import type { DuetStep } from "#functions/contract/together/duet.ts";
import { drawOutlines } from "./draw-outlines.ts";
import { DuetChoices, type Round } from "./duet-choices.ts";
import { fetchPatiently } from "./fetch-given.ts";

const NOTES = {
  "at ease": undefined,
  waiting: "请稍候…",
  failed: "刚才这一组没有发出去，请再选一次。",
};

/** Rounds of two (更喜欢哪个) that answer at the touch. */
export function DuetPart({ given }: { given: DuetGiven }) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const drawn = useMemo(() => new Map(Object.entries(given.drawn)), [given]);
  const choices = useMemo(() => {
    const learn = (more: DuetGiven) => {
      drawOutlines(more.paths);
      for (const [name, as] of Object.entries(more.drawn)) drawn.set(name, as);
    };
    learn(given);
    const post = async ({ back, ...round }: Round, answer: DuetStep) => {
      const shown = { nth: round.nth, left: round.left.place, right: round.right.place };
      const { nth, left, right } = answer === "back" && back ? back : shown;
      const body = new URLSearchParams({ answer, nth: `${nth}`, left: `${left}`, right: `${right}` });
      const next = await fetchPatiently<DuetGiven>(given.action, { method: "POST", body, keepalive: true });
      if (next !== null) learn(next);
      return next === null ? null : next.round;
    };
    const leave = () => location.replace(given.action);
    const failed = () => window.luopan?.toast(NOTES.failed, "bad");
    return new DuetChoices(given.round, {
      post,
      leave,
      failed,
      changed: redraw,
      now: () => performance.now(),
    });
  }, [given, drawn]);

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const step = DuetSteps.find((each) => each === event.currentTarget.value);
    if (step !== undefined && choices.choose(step)) event.preventDefault();
  };
  const note = NOTES[choices.mood];
  return (
    <OutlinesContext.Provider value={{ names: drawn, paths: new Map() }}>
      <DuetRound
        action={given.action}
        mayEnd={given.mayEnd}
        round={choices.round}
        onPress={press}
        {...(note === undefined ? {} : { note })}
      />
    </OutlinesContext.Provider>
  );
}
