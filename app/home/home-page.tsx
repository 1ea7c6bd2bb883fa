import { Resume } from "#app/kit/form/before/resume.tsx";
import { NoticeSlot } from "#app/kit/page/notes/notice-slot.tsx";
import { articlePath } from "#app/kit/paths/guide-path.ts";
import { EAR_PATH } from "#app/kit/paths/name-paths.ts";
import { Clauses, Parts } from "#app/kit/prose/clauses.tsx";
import { Constant } from "#app/kit/prose/constant.tsx";
import type { Later } from "#app/kit/prose/deferred.ts";
import { Link } from "#app/kit/prose/link.tsx";
import { PriceBlock } from "#app/kit/result/price-block.tsx";
import { BabyForm } from "#app/products/baby/form/baby-form.tsx";
import type { BabyFormState } from "#app/products/baby/form/fields.ts";
import type { FullName } from "#functions/contract/names/name-card.ts";
import type { Ads, Content, SiteInfo } from "#functions/contract/site/site.ts";
import { ChildNotice } from "./child-notice.tsx";
import { CommentBlock } from "./comment-block.tsx";
import { HonestBlock } from "./honest-block.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { SampleBill, SampleName } from "./sample-report.tsx";

interface HomePageProps {
  form: BabyFormState;
  /** The object that the loader returned, and not a copy that was spread from it. */
  loaded: Loaded;
}

interface Loaded {
  sample: FullName;
  siteInfo: Later<SiteInfo>;
  content: Later<Content>;
  ads: Later<Ads>;
}

/** Home (首页): a name, then the form; how that name is reckoned, how names are found, what it costs and what is honest. */
export function HomePage({ form, loaded }: HomePageProps) {
  const { sample, siteInfo, content, ads } = loaded;
  return (
    <>
      <div className="home-top">
        <div>
          <div className="hero">
            <h1>
              <Parts of={["给宝宝起个", "说得清来历的", "名字"]} />
            </h1>
            <p className="lead">
              <Clauses text="大约 2 分钟，不用注册，先免费看 3 个名字。" />
            </p>
          </div>
          <SampleName name={sample} />
        </div>
        <div>
          <Resume />
          <BabyForm state={form} />
          <Link className="go" to={EAR_PATH}>
            想好了怎么念？按声音找字
          </Link>
        </div>
        <SampleBill name={sample} />
      </div>
      <Constant name="how it works">{() => <HowItWorks />}</Constant>
      <div className="halves">
        <PriceBlock info={siteInfo} />
        <Constant name="honest block">{() => <HonestBlock />}</Constant>
      </div>
      <Constant name="child notice">{() => <ChildNotice as="section" />}</Constant>
      <Link className="go" to={articlePath("children-privacy")}>
        看《儿童信息说明》全文
      </Link>
      <CommentBlock content={content} />
      <NoticeSlot ads={ads} />
    </>
  );
}
