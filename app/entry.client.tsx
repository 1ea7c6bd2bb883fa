import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />, {
    // An in-app browser has touched the page: React draws it again as it was, and the visitor need not know.
    onRecoverableError: () => undefined,
  });
});
