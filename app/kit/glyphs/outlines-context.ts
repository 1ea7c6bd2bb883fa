import { createContext, useContext } from "react";
import { NO_OUTLINES, type Outlines } from "./outlines.ts";

/** What is drawn on this page: apart from its type, for who only fills pages needs no React. */
export const OutlinesContext = createContext(NO_OUTLINES);

export const useOutlines = (): Outlines => useContext(OutlinesContext);
