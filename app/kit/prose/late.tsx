import { type ReactNode, useContext } from "react";
import { isPromise, type Later } from "./deferred.ts";
import { PartsToCome } from "./in-order.tsx";

interface LateProps<T> {
  value: Later<T>;
  /** What stands there where it failed. */
  failed: ReactNode;
  children: (value: T) => ReactNode;
}

/**
 * A part of the page that may come after its head, in its place: all that follows it waits for it (in-order.tsx). Until
 * then its place is empty, and CSS shows the compass in it; the mark at its end keeps a part of nothing from that.
 */
export function Late<T>({ value, failed, children }: LateProps<T>) {
  const parts = useContext(PartsToCome);
  const show = (come: T | null) => (come === null ? failed : children(come));
  if (!isLater(value)) return show(value);
  const place = parts?.at(value, () => value.catch(() => null).then(show));
  if (place === undefined) return failed;
  return (
    <div className="late">
      {place.mark}
      {place.node !== undefined && (
        <>
          {place.node}
          <i hidden />
        </>
      )}
    </div>
  );
}

const isLater = <T,>(value: Later<T>): value is Promise<T | null> => isPromise(value);
