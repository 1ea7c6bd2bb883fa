import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { isPromise, type Later } from "./deferred.ts";

interface LateProps<T> {
  value: Later<T>;
  /** What stands there where it failed. */
  failed: ReactNode;
  children: (value: T) => ReactNode;
}

/**
 * A part of the page that may come after the shell, in its place: all that follows it waits for it (in-order.ts). Until
 * then its place is empty, and CSS shows the compass in it; the mark at its end keeps a part of nothing from that.
 */
export function Late<T>({ value, failed, children }: LateProps<T>) {
  const show = (come: T | null) => (come === null ? failed : children(come));
  if (!isLater(value)) return show(value);
  return (
    <div className="late">
      <Suspense fallback={null}>
        <Await resolve={value} errorElement={failed}>
          {(come) => (
            <>
              {show(come)}
              <i hidden />
            </>
          )}
        </Await>
      </Suspense>
    </div>
  );
}

const isLater = <T,>(value: Later<T>): value is Promise<T | null> => isPromise(value);
