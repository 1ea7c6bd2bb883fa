/** Milliseconds for which a link stands where the screen is read before its page is made ready. */
const LOOKED_MS = 800;
/** Pages that are ready at a time: as many as browsers keep by rules of their own. */
const READY = 2;
/** Pages made ready by one page: each costs the family its bytes and the site its drawing. */
const MOST = 4;
/** The part of the screen that is read: what stands above or below it is not looked at yet, or no more. */
const READ = "-25% 0px -45%";
/** The class by which the page's second rule knows a link that was looked at (speculationRules). */
const LOOKED = "soon";

/**
 * Makes the next page ready (预取) before its link is tapped. The rules in the page say which links may be; browsers that
 * know such rules keep to them by themselves, and are told here which link was looked at. In others the page is fetched,
 * at the look or at the first touch; the answer is good for some seconds.
 */
function fetchAhead(): void {
  const rules = document.querySelector("script[type=speculationrules]");
  if (!rules) return;
  const links: string = JSON.parse(rules.textContent || "").prefetch[0].where.selector_matches;
  const knowsRules = HTMLScriptElement.supports?.("speculationrules") === true;
  const ahead = (link: HTMLAnchorElement) => {
    if (knowsRules) link.classList.add(LOOKED);
    // Once in some seconds: the browser has the answer for that long.
    else fetch(link.href, { headers: { purpose: "prefetch" } }).catch(() => undefined);
  };
  try {
    document.querySelector(links);
  } catch {
    // A browser too old for the selector fetches nothing ahead.
    return;
  }
  if (!knowsRules)
    addEventListener(
      "touchstart",
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>(links);
        if (link) ahead(link);
      },
      { passive: true },
    );
  watchLooks(links, ahead);
}

/** Calls `ahead` for links of the page's own part that are looked at; the mark goes on with the reader. */
function watchLooks(links: string, ahead: (link: HTMLAnchorElement) => void): void {
  if (!("IntersectionObserver" in window)) return;
  const ready: HTMLAnchorElement[] = [];
  for (const link of Array.from(document.querySelectorAll<HTMLAnchorElement>("main a"))) {
    if (!link.matches(links) || link.href === location.href) continue;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      // Once: what is asked for again after a press of ♡ would be the copy from before it.
      if (ready.length === MOST || ready.indexOf(link) >= 0) return;
      ahead(link);
      // The reader has moved on from the first of them.
      ready.slice(0, ready.push(link) - READY).forEach(unmark);
    };
    new IntersectionObserver(
      (seen) => {
        clearTimeout(timer);
        if (seen.some(({ isIntersecting }) => isIntersecting)) timer = setTimeout(look, LOOKED_MS);
      },
      { rootMargin: READ },
    ).observe(link);
  }
  // A page that was made ready says which names were liked then: after a press of ♡ it is made anew.
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("form[data-like]")) ready.forEach(unmark);
  });
}

const unmark = (link: Element): void => link.classList.remove(LOOKED);

fetchAhead();
