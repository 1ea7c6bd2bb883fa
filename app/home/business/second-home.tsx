import { CommentBlock } from "#app/home/comment-block.tsx";
import { HonestBlock } from "#app/home/honest-block.tsx";
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
  ["/", "宝宝起名", "先看 3 个完整的免费名字，八字五行、诗文出处、读音谐音，一条一条写明依据。"],
  ["/?tab=score", "名字评分", "看一个名字能不能登记、好不好读、有没有谐音，再看字义和出处。"],
] as const;

/** The second home (第二首页), for visitors who come for a business: the same parts, the business first. */
export function SecondHome({ form, loaded }: SecondHomeProps) {
  const { businessSample, siteInfo, content, ads } = loaded;
  return (
    <>
      <BusinessHome form={form} info={siteInfo} sample={businessSample} />
      <section className="sec" aria-labelledby="others">
        <h2 id="others">别的服务</h2>
        <ul className="comments">
          {OTHERS.map(([to, title, text]) => (
            <li key={to}>
              <Link className="go" to={to}>
                {title}
              </Link>
              <p className="sm">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Constant name="honest block">{() => <HonestBlock />}</Constant>
      <CommentBlock content={content} />
      <NoticeSlot ads={ads} />
    </>
  );
}
