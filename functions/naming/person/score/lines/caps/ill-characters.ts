/** Characters of a bad, bodily, funerary or comic sense (不宜入名): a name with one of them is capped (own writing). */
export const illCharacters: ReadonlySet<string> = new Set(
  "死鬼魔妖尸棺坟墓葬丧哭泪悲惨凶恶毒病疾癌瘟疫疯傻笨蠢痴呆丑臭脏污粪尿屎屁肛奶乳臀骚淫娼妓奸嫖赌偷盗贼匪骗杀砍剁宰屠狗猪驴蛆虫蚊蝇蟑鼠猴鸡鸭龟鳖蛋屌操肏逼奴婢贱穷饿贫罪囚狱刑奢贪懒馋骂吵滚蛋垃圾残废瘸瞎聋哑秃痔疮疤脓血肠肚肾痰涕",
);
