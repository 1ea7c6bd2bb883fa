/**
 * Wakes the part of a page that answers at the touch (React): nothing of it is loaded before somebody touches the part or
 * comes to it by key. A press that comes before it is there is kept and made again; where it takes too long, or fails, the
 * form below goes its usual way.
 */

/** Milliseconds for which a press is kept: longer than that, a page of its own is as fast. */
const PATIENCE_MS = 1500;

function wakeAtTouch(box: HTMLElement): void {
  let isAsked = false;
  let isOver = false;
  let held: HTMLButtonElement | null = null;

  const release = () => {
    isOver = true;
    const again = held;
    held = null;
    if (again === null) return;
    again.style.opacity = "";
    // React may have made the button anew.
    const same = `button[name="${again.name}"][value="${again.value}"]`;
    (again.isConnected ? again : box.querySelector<HTMLButtonElement>(same))?.click();
  };
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    // By import: the policy of scripts (Trusted Types) lets nobody set the address of a script.
    import(/* @vite-ignore */ `${box.dataset.touched}`).catch(release);
  };
  for (const kind of ["pointerdown", "touchstart", "focusin"])
    box.addEventListener(kind, ask, { passive: true });
  box.addEventListener(
    "click",
    (event) => {
      ask();
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (isOver || button === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (held === null) setTimeout(release, PATIENCE_MS);
      held = button;
      button.style.opacity = ".6";
    },
    true,
  );
  box.addEventListener("awake", release);
}

const touched = document.querySelector<HTMLElement>("[data-touched]");
if (touched) wakeAtTouch(touched);
