import { useRouteLoaderData } from "@remix-run/react";
import type { Shell } from "./shell.server.ts";

/** What the frame knows; null where its own loader failed. */
export const useShell = (): Shell | null => useRouteLoaderData<Shell>("root") ?? null;
