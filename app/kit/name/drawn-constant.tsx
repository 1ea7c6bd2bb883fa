import type { ReactElement } from "react";
import { OutlinesContext, useOutlines } from "#app/kit/glyphs/outlines-context.ts";
import { Constant } from "#app/kit/prose/constant.tsx";

interface DrawnConstantProps {
  name: string;
  children: () => ReactElement;
}

/** A constant part that shows names; kept once with their glyphs, and once without where none were found. */
export function DrawnConstant({ name, children }: DrawnConstantProps) {
  const outlines = useOutlines();
  return (
    <Constant name={`${name} ${[...outlines.paths.keys()].join("")}`}>
      {() => <OutlinesContext.Provider value={outlines}>{children()}</OutlinesContext.Provider>}
    </Constant>
  );
}
