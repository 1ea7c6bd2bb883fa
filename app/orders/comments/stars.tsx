const MOST_STARS = 5;

/** How many stars of five (几分), to be read aloud as a number. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span className="stars" role="img" aria-label={`${MOST_STARS} 分里打了 ${stars} 分`}>
      {"★".repeat(stars) + "☆".repeat(MOST_STARS - stars)}
    </span>
  );
}
