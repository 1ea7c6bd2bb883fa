import swapIsland from "virtual:swap-island";
import touchIsland from "virtual:touch-island";
import path from "virtual:touched-script";
import { type ReactNode, useContext } from "react";
import { Nonce } from "#app/kit/page/nonce.ts";
import { useShell } from "#app/kit/page/use-shell.ts";
import { asGiven, GIVEN_ID } from "./given.ts";

interface TouchedProps {
  /** Which part it is (app/touched). */
  part: "duet" | "ear" | "compare";
  /** What the part is drawn of: nothing that it does not show. */
  given: unknown;
  /** Classes that it may come to have: their CSS is in the page. */
  classes?: string;
  children: ReactNode;
}

/**
 * A part that works as a form, and answers at the touch where scripts run (054): React comes with the first touch, not before.
 * In 繁體 the page is written on its way out, and what a browser draws is not: there the answers come written from the server.
 */
export function Touched({ part, given, classes, children }: TouchedProps) {
  const nonce = useContext(Nonce);
  const shell = useShell();
  if (shell === null) return <>{children}</>;
  if (shell.traditional)
    return (
      <>
        <div data-swapped={part} data-failed="刚才这一组没有发出去，请再选一次。">
          {children}
        </div>
        <Coming classes={classes} />
        <script
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, made at build time
          dangerouslySetInnerHTML={{ __html: swapIsland }}
        />
      </>
    );
  return (
    <>
      <div data-touched={shell.publicPath.replace(/\/$/, "") + path} data-part={part}>
        {children}
      </div>
      <Coming classes={classes} />
      <script
        nonce={nonce}
        id={GIVEN_ID}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a sign that could end the element
        dangerouslySetInnerHTML={{ __html: asGiven(given) }}
      />
      <script
        nonce={nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, made at build time
        dangerouslySetInnerHTML={{ __html: touchIsland }}
      />
    </>
  );
}

/** Names the classes that are not in the page yet, so that their CSS is. */
const Coming = ({ classes }: { classes: string | undefined }) =>
  classes === undefined ? null : (
    <template>
      <i className={classes} />
    </template>
  );
