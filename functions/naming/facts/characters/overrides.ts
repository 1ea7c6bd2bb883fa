/** A reviewed traditional form, for a character whose first candidate in the sources is wrong in a name. */
export interface FormOverride {
  readonly char: string;
  /** The form in a given name; absent where the sources' first candidate is right there. */
  readonly given?: string;
  /** The form as a surname; absent where it is the form of a given name. */
  readonly surname?: string;
  /** The sources' first candidate; the script checks that it still is. */
  readonly refused: string;
  /** Why, in Chinese: it may be shown beside the form. */
  readonly reason: string;
}

/** Changes to the first candidates of OpenCC and Unihan; a test checks that each line changes something. */
export const formOverrides: readonly FormOverride[] = [
  // Surnames written otherwise than the common word.
  { char: "余", surname: "余", refused: "餘", reason: "余姓本作余，餘是剩余、年年有余之余" },
  { char: "范", surname: "范", refused: "範", reason: "范姓本作范，範是模范、风范之范" },
  { char: "涂", surname: "涂", refused: "塗", reason: "涂姓本作涂，塗是涂抹之涂" },
  { char: "党", surname: "党", refused: "黨", reason: "党姓本作党，黨是政党之党" },
  { char: "后", surname: "后", refused: "後", reason: "后姓本作后，後是先后之后" },
  { char: "种", surname: "种", refused: "種", reason: "种姓（音虫）本作种，種是种子之种" },
  { char: "干", surname: "干", refused: "幹", reason: "干姓与段干氏本作干，幹是才干之干" },
  { char: "朴", surname: "朴", refused: "樸", reason: "朴姓（音瓢）本作朴，樸是质朴之朴" },
  { char: "吁", surname: "吁", refused: "籲", reason: "吁姓本作吁，籲是呼吁之吁" },
  { char: "么", surname: "么", refused: "麼", reason: "么姓（音腰）与幺同字，不作麼" },
  // One form as a surname and in a given name, against the first candidate.
  { char: "于", given: "于", refused: "於", reason: "于姓本作于，诗经「于归」「于飞」也作于，於是另一个字" },
  { char: "岳", given: "岳", refused: "嶽", reason: "岳姓与人名作岳，嶽专指五岳" },
  { char: "郁", given: "郁", refused: "鬱", reason: "郁姓与馥郁、郁郁乎文作郁，鬱是忧郁之郁" },
  { char: "占", given: "占", refused: "佔", reason: "占姓与占卜作占，佔是占据之占" },
  { char: "咸", given: "咸", refused: "鹹", reason: "咸姓与咸宜、咸亨作咸，鹹是咸味之咸" },
  { char: "采", given: "采", refused: "採", reason: "采姓与文采、神采作采，採是采摘之采" },
  { char: "游", given: "游", refused: "遊", reason: "游姓与人名（如陆游）作游，遊是游览之游" },
  { char: "秘", given: "秘", refused: "祕", reason: "秘姓（音必）从禾，祕是异写，笔画相同" },
  // Given names.
  { char: "征", given: "征", refused: "徵", reason: "征途、远征作征，徵是征召之徵" },
  { char: "丑", given: "丑", refused: "醜", reason: "人名取地支之丑，醜是美丑之丑" },
  { char: "斗", given: "斗", refused: "鬥", reason: "人名取北斗之斗，鬥是争斗之斗" },
  { char: "岩", given: "岩", refused: "巖", reason: "人名通行作岩，巖是古写" },
  { char: "艳", given: "艷", refused: "豔", reason: "人名通行作艷，豔是古写" },
  { char: "娴", given: "嫻", refused: "嫺", reason: "人名通行作嫻，嫺是异写，笔画相同" },
  { char: "熏", given: "熏", refused: "燻", reason: "熏风、熏陶作熏，燻是烟熏之熏" },
  { char: "彝", given: "彝", refused: "彞", reason: "彝字繁简同形，彞是异写，笔画相同" },
  { char: "启", given: "啟", refused: "啓", reason: "人名通行作啟，啓是异写，笔画相同" },
  { char: "清", given: "淸", refused: "清", reason: "康熙字典作淸，今通行作清，笔画相同" },
  { char: "袅", given: "裊", refused: "嫋", reason: "袅袅通行作裊，嫋是异写" },
  { char: "辟", given: "辟", refused: "闢", reason: "人名取辟雍、复辟之辟，闢是开辟之辟" },
  { char: "夸", given: "夸", refused: "誇", reason: "夸父作夸，誇是夸奖之夸" },
];

/** Double surnames whose form does not follow from their characters. */
export const doubleSurnameForms: readonly { surname: string; traditional: string; reason: string }[] = [
  { surname: "万俟", traditional: "万俟", reason: "万俟（音墨其）繁简同形，不作萬" },
  { surname: "谷梁", traditional: "穀梁", reason: "谷梁氏（如谷梁赤）作穀，不是山谷之谷" },
];

/**
 * Characters that names and surnames write in one form while public tables count strokes on another. The
 * strokes stay those of the tables, so that they can be compared; the page says which form they count.
 */
export const writtenForms: readonly { char: string; written: string; counted: string; reason: string }[] = [
  { char: "里", written: "里", counted: "裏", reason: "百里氏、故里、邻里作里，裡（裏）是里外之里" },
  { char: "冲", written: "沖", counted: "衝", reason: "令狐冲、祖冲之、谦冲作沖，衝是冲突之冲" },
  { char: "苹", written: "苹", counted: "蘋", reason: "诗经「食野之苹」作苹，蘋是苹果之苹" },
];

/** Forms that were looked at and kept: the sources' first candidate stands, the other one is refused. */
export const confirmedForms: readonly { char: string; kept: string; refused: string; reason: string }[] = [
  { char: "姜", kept: "姜", refused: "薑", reason: "姜姓、孟姜作姜，薑是生姜之姜" },
  { char: "沈", kept: "沈", refused: "瀋", reason: "沈姓作沈，瀋只用于沈阳" },
  { char: "肖", kept: "肖", refused: "蕭", reason: "登记作肖的按肖计；家里认萧姓的请填萧" },
  { char: "付", kept: "付", refused: "傅", reason: "登记作付的按付计；家里认傅姓的请填傅" },
  { char: "钟", kept: "鍾", refused: "鐘", reason: "钟姓、钟情、钟灵毓秀作鍾，鐘是钟表之钟" },
  { char: "曲", kept: "曲", refused: "麴", reason: "曲姓、乐曲作曲，麴是酒曲之曲" },
  { char: "云", kept: "雲", refused: "云", reason: "云姓与云彩作雲，云是说话之云" },
  { char: "叶", kept: "葉", refused: "叶", reason: "叶姓与树叶作葉，叶（音协）是叶韵之叶" },
  { char: "台", kept: "臺", refused: "台", reason: "楼台、澹台作臺，台（音胎）只用于天台、台州" },
  { char: "谷", kept: "谷", refused: "穀", reason: "谷姓、山谷作谷，穀是五谷之谷" },
  { char: "万", kept: "萬", refused: "万", reason: "万姓与千万作萬，只有万俟作万" },
  { char: "宁", kept: "寧", refused: "甯", reason: "安宁作寧，甯姓另有规范字甯" },
  { char: "胡", kept: "胡", refused: "鬍", reason: "胡姓作胡，鬍是胡须之胡" },
  { char: "苏", kept: "蘇", refused: "甦", reason: "苏姓作蘇，甦是苏醒之苏" },
  { char: "周", kept: "周", refused: "週", reason: "周姓、周到作周，週是一周之周" },
  { char: "朱", kept: "朱", refused: "硃", reason: "朱姓、朱红作朱，硃是朱砂之朱" },
  { char: "折", kept: "折", refused: "摺", reason: "折姓（音舌）作折，摺是折叠之折" },
  { char: "仇", kept: "仇", refused: "讎", reason: "仇姓（音求）作仇" },
  { char: "卜", kept: "卜", refused: "蔔", reason: "卜姓作卜，蔔是萝卜之卜" },
  { char: "梁", kept: "梁", refused: "樑", reason: "梁姓作梁，樑是屋梁之梁" },
  { char: "凌", kept: "凌", refused: "淩", reason: "凌云作凌，淩是另一个姓" },
  { char: "席", kept: "席", refused: "蓆", reason: "席姓作席，蓆是草席之席" },
  { char: "幸", kept: "幸", refused: "倖", reason: "幸姓、幸福作幸，倖是侥幸之幸" },
  { char: "舍", kept: "舍", refused: "捨", reason: "房舍作舍，捨是舍弃之舍" },
  { char: "向", kept: "向", refused: "嚮", reason: "向姓、方向作向，嚮是向往之向" },
  { char: "志", kept: "志", refused: "誌", reason: "志向作志，誌是杂志之志" },
  { char: "才", kept: "才", refused: "纔", reason: "才华作才，纔是刚才之才" },
  { char: "家", kept: "家", refused: "傢", reason: "家国作家，傢是家具之家" },
  { char: "升", kept: "升", refused: "昇", reason: "升字繁简同形，昇是另一个规范字" },
  { char: "秋", kept: "秋", refused: "鞦", reason: "春秋作秋，鞦是秋千之秋" },
  { char: "千", kept: "千", refused: "韆", reason: "千百作千，韆是秋千之千" },
  { char: "丰", kept: "豐", refused: "丰", reason: "丰收、丰姓（如丰子恺）作豐，丰是丰采之丰" },
  { char: "几", kept: "幾", refused: "几", reason: "知几、庶几作幾，几是茶几之几" },
  { char: "制", kept: "制", refused: "製", reason: "法制作制，製是制造之制" },
  { char: "御", kept: "御", refused: "禦", reason: "驾御作御，禦是防御之御" },
  { char: "杰", kept: "傑", refused: "杰", reason: "豪杰作傑，杰是俗写" },
  { char: "群", kept: "羣", refused: "群", reason: "康熙字典作羣，笔画相同" },
  { char: "峰", kept: "峯", refused: "峰", reason: "康熙字典作峯，笔画相同" },
  { char: "松", kept: "松", refused: "鬆", reason: "松柏作松，鬆是松紧之松" },
  { char: "布", kept: "布", refused: "佈", reason: "布衣作布，佈是散布之布" },
  { char: "修", kept: "修", refused: "脩", reason: "修身作修，脩是束脩之脩" },
  { char: "俊", kept: "俊", refused: "儁", reason: "俊秀作俊，儁是异写" },
  { char: "念", kept: "念", refused: "唸", reason: "思念作念，唸是念书之念" },
  { char: "昆", kept: "昆", refused: "崑", reason: "昆仲作昆，崑是昆仑之昆" },
  { char: "彩", kept: "彩", refused: "綵", reason: "光彩作彩，綵是张灯结彩之彩" },
  { char: "溪", kept: "溪", refused: "谿", reason: "溪水作溪，谿是异写" },
  { char: "芸", kept: "芸", refused: "蕓", reason: "芸香作芸，蕓是芸薹之芸" },
  { char: "蒙", kept: "蒙", refused: "濛", reason: "启蒙、蒙姓作蒙，濛是细雨迷蒙之蒙" },
  { char: "克", kept: "克", refused: "剋", reason: "克己作克，剋是克扣之克" },
  { char: "冬", kept: "冬", refused: "鼕", reason: "冬天作冬，鼕是鼓声" },
  { char: "澄", kept: "澄", refused: "澂", reason: "澄清作澄，澂是异写" },
  { char: "璇", kept: "璇", refused: "璿", reason: "璇玑作璇，璿是另一个字" },
];
