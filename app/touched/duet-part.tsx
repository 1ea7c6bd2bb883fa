import { type MouseEvent, useMemo, useReducer } from "react";
import { OutlinesContext } from "#app/kit/glyphs/outlines.ts";
import { DuetAnswers, type DuetGiven } from "#app/together/duet-given.ts";
import { DuetRound } from "#app/together/duet-round.tsx";
import { drawOutlines } from "./draw-outlines.ts";
import { DuetChoices, type Round } from "./duet-choices.ts";
import { fetchPatiently } from "./fetch-given.ts";

const NOTES = {
  "at ease": undefined,
  waiting: "正在记下刚才的选择…",
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
    const post = async ({ nth, left, right }: Round, answer: string) => {
      const body = new URLSearchParams({
        answer,
        nth: `${nth}`,
        left: `${left.place}`,
        right: `${right.place}`,
      });
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
    const answer = DuetAnswers.find((each) => each === event.currentTarget.value);
    if (answer !== undefined && choices.choose(answer)) event.preventDefault();
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
