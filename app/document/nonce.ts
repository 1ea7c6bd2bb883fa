import { createContext } from "react";

/** The nonce of this document's scripts and styles; undefined in the browser, which hides it from scripts. */
export const Nonce = createContext<string | undefined>(undefined);
