import type { Later } from "#app/kit/prose/deferred.ts";
import { Late } from "#app/kit/prose/late.tsx";
import type { Ads } from "#functions/contract/site/site.ts";

/** House notices (页面公告): only where there are any; a failure leaves no slot. */
export function NoticeSlot({ ads }: { ads: Later<Ads> }) {
  return (
    <Late value={ads} failed={null}>
      {({ items }) =>
        items.length === 0 ? null : (
          <section className="sec off-paper" aria-labelledby="notices">
            <h2 id="notices">公告</h2>
            <ul className="comments">
              {items.map(({ id, title, text, href }) => (
                <li key={id}>
                  <p>
                    {isOurs(href) ? (
                      <a className="go" href={href}>
                        {title}
                      </a>
                    ) : (
                      <b>{title}</b>
                    )}
                  </p>
                  <p className="sm">{text}</p>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Late>
  );
}

/** A notice may only lead on within this site. */
const isOurs = (href: string): boolean => /^\/(?![/\\])/.test(href);
