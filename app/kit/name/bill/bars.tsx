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
