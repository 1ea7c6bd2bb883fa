import { encode } from "uqr";

/** A QR code (二维码) as one SVG path; its quiet zone is white in the dark scheme too. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { data, size } = encode(content, { ecc: "M", border: 0 });
  return (
    <svg className="qr" viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M-4-4h${size + 8}v${size + 8}h-${size + 8}z`} />
      <path
        stroke="#000"
        strokeWidth="1.02"
        shapeRendering="crispEdges"
        transform="translate(0 .5)"
        d={data.map(runsOf).join("")}
      />
    </svg>
  );
}

/** The dark runs of one row as path strokes. */
function runsOf(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x++) {
    if (row[x] !== true) continue;
    let end = x;
    while (row[end] === true) end++;
    path += `M${x} ${y}h${end - x}`;
    x = end;
  }
  return path;
}
