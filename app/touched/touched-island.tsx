import { Component, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { GIVEN_ID } from "#app/kit/islands/touch/given.ts";
import { ComparePart } from "./compare-part.tsx";
import { DuetPart } from "./duet-part.tsx";
import { EarPart } from "./ear-part.tsx";

/** Where a part breaks, the page is loaded anew: its form works. */
class Unbroken extends Component<{ children: ReactNode }> {
  override componentDidCatch(): void {
    location.reload();
  }
  override render(): ReactNode {
    return this.props.children;
  }
}

/** Tells the script that woke this part (touch-island.ts) that it is there. */
function Awake({ box, children }: { box: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    box.dispatchEvent(new Event("awake"));
  }, [box]);
  return children;
}

/** The parts by their names; each is drawn of what the server drew it of. */
function partOf(name: string | undefined, text: string): ReactNode {
  if (name === "duet") return <DuetPart given={JSON.parse(text)} />;
  if (name === "ear") return <EarPart given={JSON.parse(text)} />;
  return <ComparePart given={JSON.parse(text)} />;
}

const box = document.querySelector<HTMLElement>("[data-touched]");
const text = document.getElementById(GIVEN_ID)?.textContent;
if (box !== null && text)
  hydrateRoot(
    box,
    <Unbroken>
      <Awake box={box}>{partOf(box.dataset.part, text)}</Awake>
    </Unbroken>,
    // A translating browser has changed the text: React draws the part anew, and there is nothing to tell.
    { onRecoverableError: () => undefined },
  );
