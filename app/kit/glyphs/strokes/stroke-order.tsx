import { maskId, STROKE_EDGE, STROKE_VIEW, strokeId, writtenId } from "./stroke-defs.tsx";
import { STROKE_BOX as BOX, type Stroke } from "./stroke-file.ts";

interface StrokeOrderProps {
  char: string;
  strokes: readonly Stroke[];
}

interface StrokeOrderWithPen extends StrokeOrderProps {
  /** The pen writes at once. */
  isOpen: boolean;
}

/** The order of strokes (笔顺) as it is: a picture for each, the new one in cinnabar. */
export function StrokeStills({ char, strokes }: StrokeOrderProps) {
  return (
    <div className="stills" role="img" aria-label={`“${char}”的笔顺，共 ${strokes.length} 笔，一笔一图`}>
      {strokes.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stroke is known by its place
        <svg key={at} viewBox={STROKE_VIEW} aria-hidden="true">
          {at > 0 && <use href={`#${writtenId(char, at - 1)}`} />}
          <use className="now" href={`#${strokeId(char, at)}`} />
        </svg>
      ))}
    </div>
  );
}

/** The stills, and unfolded the pen that writes it. No script. */
export function StrokeOrder({ char, strokes, isOpen }: StrokeOrderWithPen) {
  return (
    <>
      <StrokeStills char={char} strokes={strokes} />
      <details className="write off-paper" open={isOpen}>
        <summary>
          <span>
            看“<span translate="no">{char}</span>”一笔一笔写
          </span>
        </summary>
        <Written char={char} strokes={strokes} />
      </details>
    </>
  );
}

/**
 * The pen's way through each stroke, seen only inside its outline; CSS lets the pen go, one stroke after the other. The tick under
 * it, either way, lets it go anew.
 */
/** The lines of 米字格 in the pen's square, in one; between them it runs along the square's own edge. It is no `path`: the pen goes along those. */
const [FROM, MID, TO] = [-STROKE_EDGE, BOX / 2, BOX + STROKE_EDGE];
const CROSS = `${FROM},${FROM} ${TO},${TO} ${TO},${MID} ${FROM},${MID} ${FROM},${TO} ${TO},${FROM} ${MID},${FROM} ${MID},${TO}`;

function Written({ char, strokes }: StrokeOrderProps) {
  return (
    <>
      <svg viewBox={STROKE_VIEW} role="img" aria-label={`“${char}”的写法动画`}>
        <polyline className="cross" points={CROSS} />
        <use className="ghost" href={`#${writtenId(char, strokes.length - 1)}`} />
        {strokes.map(([, line], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stroke is known by its place
          <g key={at} clipPath={`url(#${maskId(char, at)})`}>
            <path d={line} pathLength="1" />
          </g>
        ))}
      </svg>
      <label className="btn quiet">
        <input className="sr-only" type="checkbox" />
        再写一遍
      </label>
    </>
  );
}
