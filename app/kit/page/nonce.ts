import { createContext } from "react";

/** The nonce of this document's scripts and styles. */
export const Nonce = createContext<string | undefined>(undefined);
