import type { ReactElement } from "react";
import { OutlinesContext, useOutlines } from "#app/kit/glyphs/outlines.ts";
import { Constant } from "#app/kit/prose/constant.tsx";

interface DrawnConstantProps {
  name: string;
  children: () => ReactElement;
}

/** A constant part that shows names: one with their glyphs, and one without where those could not be had. */
export function DrawnConstant({ name, children }: DrawnConstantProps) {
  const outlines = useOutlines();
  return (
    <Constant name={`${name} ${[...outlines.paths.keys()].join("")}`}>
      {() => <OutlinesContext.Provider value={outlines}>{children()}</OutlinesContext.Provider>}
    </Constant>
  );
}
