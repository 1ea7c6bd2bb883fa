const MOST = 5;

/** How many stars of five (几分), to be read aloud as a number. */
export function Stars({ stars }: { stars: number }) {
  return (
    <>
      <span className="stars" aria-hidden="true">
        {"★".repeat(stars) + "☆".repeat(MOST - stars)}
      </span>
      <span className="sr-only">{`${MOST} 分里打了 ${stars} 分`}</span>
    </>
  );
}
