import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { isPromise, type Later } from "./deferred.ts";

interface LateProps<T> {
  value: Later<T>;
  /** What stands there until it comes; as tall as what comes. */
  wait: ReactNode;
  /** What stands there where it failed. */
  failed: ReactNode;
  children: (value: T) => ReactNode;
}

/** A part of the page that may come after the shell. */
export function Late<T>({ value, wait, failed, children }: LateProps<T>) {
  const show = (come: T | null) => (come === null ? failed : children(come));
  if (!isLater(value)) return show(value);
  return (
    <Suspense fallback={wait}>
      <Await resolve={value} errorElement={failed}>
        {show}
      </Await>
    </Suspense>
  );
}

const isLater = <T,>(value: Later<T>): value is Promise<T | null> => isPromise(value);
