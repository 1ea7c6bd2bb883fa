/** What a route says of itself in `export const handle`. */
export interface RouteHandle {
  /** Ship React to the browser for this screen. Absent: the page carries no framework script. */
  hydrate?: true;
  /** Anyone may see this page: it may be indexed, and kept by the visitor's browser. Absent: it may not. */
  open?: true;
}

/** Does a loader say that this page, open otherwise, shows something of one visitor's (`private: true`)? */
export const saysPrivate = (loaderData: readonly unknown[]): boolean =>
  loaderData.some(
    (data) => typeof data === "object" && data !== null && "private" in data && data.private === true,
  );

/** Do any of the routes on the page ship React, and are all of them open? */
export function pageKind(handles: readonly unknown[]): { hydrated: boolean; open: boolean } {
  const known = handles.filter(
    (handle): handle is RouteHandle => typeof handle === "object" && handle !== null,
  );
  return {
    hydrated: known.some((handle) => handle.hydrate === true),
    open: known.some((handle) => handle.open === true),
  };
}
