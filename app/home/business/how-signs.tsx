import { Steps } from "#app/kit/prose/steps.tsx";

const STEPS = [
  [
    "先过合规",
    "按《企业名称登记管理规定》把通常不许用的字词挡在外面，每一处都写明条款；和同行、知名品牌太近的也不推荐。",
  ],
  ["再看好不好用", "读来顺不顺口、有没有难听的谐音、打字打不打得出、招牌上看不看得清。"],
  ["最后看合不合行业", "字的意象合不合您这一行、是不是只在说明卖什么。五格、八字不计分，只供参考。"],
] as const;

/** How names for a business are found (怎么给公司店铺起名). */
export const HowSigns = () => <Steps id="how" title="我们怎么挑字号" steps={STEPS} />;
