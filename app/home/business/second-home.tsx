import { CommentBlock } from "#app/home/comment-block.tsx";
import { HonestBlock } from "#app/home/honest-block.tsx";
import { BUSINESS_TITLE } from "#app/kit/business/words.ts";
import { NoticeSlot } from "#app/kit/page/notes/notice-slot.tsx";
import { Constant } from "#app/kit/prose/constant.tsx";
import type { Later } from "#app/kit/prose/deferred.ts";
import { Link } from "#app/kit/prose/link.tsx";
import type { BusinessFormState } from "#app/products/business/form/fields.ts";
import type { FullBusinessName } from "#functions/contract/products/business.ts";
import type { Ads, Content, SiteInfo } from "#functions/contract/site/site.ts";
import { BusinessHome } from "./business-home.tsx";

interface SecondHomeProps {
  form: BusinessFormState;
  /** The object that the loader returned, and not a copy that was spread from it. */
  loaded: {
    businessSample: FullBusinessName;
    siteInfo: Later<SiteInfo>;
    content: Later<Content>;
    ads: Later<Ads>;
  };
}

const OTHERS = [
  ["/", "宝宝起名"],
  ["/?tab=score", "名字评分"],
] as const;

/** The second home (第二首页), for visitors who come for a business: the same parts, the business first. */
export function SecondHome({ form, loaded }: SecondHomeProps) {
  const { businessSample, siteInfo, content, ads } = loaded;
  return (
    <>
      <BusinessHome form={form} info={siteInfo} sample={businessSample} isSecond />
      <section className="sec" aria-labelledby="others">
        <h2 id="others">别的服务</h2>
        <ul>
          {OTHERS.map(([to, title]) => (
            <li key={to}>
              <Link className="go" to={to}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Constant name="honest signs">{() => <HonestBlock of="business" />}</Constant>
      <CommentBlock content={content} of={BUSINESS_TITLE} />
      <NoticeSlot ads={ads} />
    </>
  );
}
