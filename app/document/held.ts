/**
 * Loader data of which `held` never leaves the server. Screens are drawn from it there; what the browser hydrates needs
 * none of it, and a page without framework script needs no data at all. The encoder passes over what is not enumerable
 * (and so does a spread: name what you take).
 */
export function holding<S extends object, H extends object>(sent: S, held: H): S & Partial<H> {
  const hidden = Object.fromEntries(
    Object.entries(held).map(([name, value]) => [name, { value, enumerable: false }]),
  );
  return Object.defineProperties({ ...sent }, hidden) as S & Partial<H>;
}

/** All of it held: for screens that ship no framework script. */
export function held<H extends object>(data: H): H {
  return holding({}, data) as H;
}
