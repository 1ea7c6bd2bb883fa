/** Milliseconds for which a link stands still in the middle of the screen before its page is made ready. */
const LOOKED_MS = 800;
/** Milliseconds for which a page that was fetched here is good. */
const GOOD_MS = 20_000;
/** Pages made ready by one page: each costs the family its bytes and the site its drawing. */
const MOST = 2;
/** The class by which the page's second rule knows a link that was looked at (rulesFor in site-scripts.tsx). */
const LOOKED = "soon";

/**
 * Makes the next page ready (预取) before its link is tapped. The rules in the page say which links may be; browsers that
 * know such rules keep to them by themselves, and are told here which link was looked at. In others the page is fetched,
 * at the look or at the first touch; the answer is good for some seconds.
 */
export function fetchAhead(): void {
  const rules = document.querySelector("script[type=speculationrules]");
  if (!rules) return;
  const links: string = JSON.parse(rules.textContent || "").prefetch[0].where.selector_matches;
  const knowsRules = HTMLScriptElement.supports?.("speculationrules") === true;
  const fetched = new Map<string, number>();
  const ahead = (link: HTMLAnchorElement) => {
    if (link.href === location.href) return false;
    if (knowsRules) link.classList.add(LOOKED);
    else if (Date.now() - (fetched.get(link.href) || 0) > GOOD_MS) {
      fetched.set(link.href, Date.now());
      fetch(link.href, { headers: { purpose: "prefetch" }, cache: "reload" }).catch(() => undefined);
    }
    return true;
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
  // A page that was made ready says which names were liked then: after a press of ♡ it is made anew.
  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest("form[data-like]")) return;
    fetched.clear();
    for (const link of Array.from(document.querySelectorAll(`.${LOOKED}`))) link.classList.remove(LOOKED);
  });
}

/** Calls `ahead` for links of the page's own part that are looked at; not where the visitor saves data. */
function watchLooks(links: string, ahead: (link: HTMLAnchorElement) => boolean): void {
  const line = Reflect.get(navigator, "connection");
  if (!("IntersectionObserver" in window) || line?.saveData || /2g/.test(line?.effectiveType)) return;
  const looks = new Map<Element, ReturnType<typeof setTimeout>>();
  let left = MOST;
  const inView = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        clearTimeout(looks.get(target));
        if (!isIntersecting) continue;
        const look = () => {
          if (left > 0 && target instanceof HTMLAnchorElement && ahead(target)) left -= 1;
        };
        looks.set(target, setTimeout(look, LOOKED_MS));
      }
    },
    { rootMargin: "-15% 0px" },
  );
  for (const link of Array.from(document.querySelectorAll("main a")))
    if (link.matches(links)) inView.observe(link);
}
