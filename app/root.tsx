import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Outlet } from "@remix-run/react";
import { ErrorScreen, errorTitle } from "./kit/page/frame/error-screen.tsx";
import { Page } from "./kit/page/frame/page.tsx";
import { keptHeaders } from "./kit/page/kept-headers.ts";
import { loadShell } from "./kit/page/shell.server.ts";

export const meta: MetaFunction = ({ error }) => [
  { title: error === undefined ? "罗盘起名 · 传统文化起名官方网站" : errorTitle(error) },
];

export const loader = ({ request, context }: LoaderFunctionArgs) => loadShell(request, context);

export const headers = keptHeaders;

export default function Root() {
  return (
    <Page>
      <Outlet />
    </Page>
  );
}

/** The one error boundary: it shows every fault of every screen, in the same frame. */
export function ErrorBoundary() {
  return (
    <Page broken>
      <ErrorScreen />
    </Page>
  );
}
