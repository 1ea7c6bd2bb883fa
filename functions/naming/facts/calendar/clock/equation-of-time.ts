const DAYS_A_YEAR = 365;
/** Half a turn of the earth, π, takes 720 minutes. */
const MINUTES_HALF_TURN = 720;

/**
 * Equation of time (均时差) in minutes on a day of the year (1–366): apparent minus mean solar time, after
 * Spencer 1971, "Fourier series representation of the position of the sun"; good to about half a minute.
 */
export function equationOfTime(dayOfYear: number): number {
  const angle = (2 * Math.PI * (dayOfYear - 1)) / DAYS_A_YEAR;
  const radians =
    0.000075 +
    0.001868 * Math.cos(angle) -
    0.032077 * Math.sin(angle) -
    0.014615 * Math.cos(2 * angle) -
    0.040849 * Math.sin(2 * angle);
  return (radians * MINUTES_HALF_TURN) / Math.PI;
}
