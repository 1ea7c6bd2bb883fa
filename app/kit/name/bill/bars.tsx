import type { BillPart } from "./bill-parts.ts";

/** A share as a bare length, or points out of a maximum on a track; `share` 0–100. */
export function Bar({ share, bare = false }: { share: number; bare?: boolean }) {
  return (
    <svg
      className={bare ? "bar bare" : "bar"}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 0h${round(share)}v6H0z`} />
    </svg>
  );
}

/** The points of one part, on a track as wide as its maximum is beside the `most` of all parts. */
export function WeighedBar({ points, max, most }: { points: number; max: number; most: number }) {
  const wide = (part: number) => `M0 0h${round((part / most) * 100)}v6H0z`;
  return (
    <svg className="strip" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <path className="of" d={wide(max)} />
      <path d={wide(points)} />
    </svg>
  );
}

/** All parts of a bill in one line, each as wide as its maximum. */
export function Strip({ parts }: { parts: readonly BillPart[] }) {
  const whole = parts.reduce((sum, { max }) => sum + max, 0) || 1;
  const gap = 0.6;
  let x = 0;
  let track = "";
  let fill = "";
  for (const { points, max } of parts) {
    if (max === 0) continue;
    const width = (max / whole) * 100 - gap;
    track += `M${round(x)} 0h${round(width)}v6h-${round(width)}z`;
    fill += `M${round(x)} 0h${round((width * points) / max)}v6h-${round((width * points) / max)}z`;
    x += width + gap;
  }
  return (
    <svg className="strip" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <path className="of" d={track} />
      <path d={fill} />
    </svg>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
