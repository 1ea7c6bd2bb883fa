import type { FullName } from "#functions/contract/names/name-card.ts";
import type { Ads, Content, SiteInfo } from "#functions/contract/site/site.ts";
import { BabyForm } from "../baby-form/baby-form.tsx";
import type { BabyFormState } from "../baby-form/fields.ts";
import { Clauses } from "../document/clauses.tsx";
import { Constant } from "../document/constant.tsx";
import type { Later } from "../document/deferred.ts";
import { Link } from "../document/link.tsx";
import { articlePath } from "../guide/guide-path.ts";
import { Resume } from "../kit/form/resume.tsx";
import { DrawnConstant } from "../name/drawn-constant.tsx";
import { ChildNotice } from "./child-notice.tsx";
import { CommentBlock } from "./comment-block.tsx";
import { HonestBlock } from "./honest-block.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { NoticeSlot } from "./notice-slot.tsx";
import { PriceBlock } from "./price-block.tsx";
import { SampleReport } from "./sample-report.tsx";

interface HomePageProps {
  form: BabyFormState;
  /** As the loader made it: held data does not survive being spread. */
  loaded: Loaded;
}

interface Loaded {
  sample: FullName;
  siteInfo: Later<SiteInfo>;
  content: Later<Content>;
  ads: Later<Ads>;
}

/** Home (首页): the baby form at once, a whole sample beside it, then how, what it costs and what is honest. */
export function HomePage({ form, loaded }: HomePageProps) {
  const { sample, siteInfo, content, ads } = loaded;
  return (
    <>
      <div className="hero">
        <h1>给宝宝起个名字</h1>
        <p className="lead">
          <Clauses text="大约 2 分钟。不用注册，先看 3 个完整的免费名字，再决定要不要继续。" />
        </p>
      </div>
      <div className="cols of-home">
        <div>
          <BabyForm state={form} />
          <p className="sm use">
            <Clauses text="资料只用来排八字、挑字和核对读音，不会出现在网址、分享卡片或统计里。保存期由您选择。" />
          </p>
        </div>
        <DrawnConstant name="sample">{() => <SampleReport name={sample} />}</DrawnConstant>
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
      <Resume />
    </>
  );
}
