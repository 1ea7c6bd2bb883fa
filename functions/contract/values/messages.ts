const MONTHS = ["正", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"] as const;
const TENS = ["初", "十", "廿", "三"] as const;
const UNITS = ["十", "一", "二", "三", "四", "五", "六", "七", "八", "九"] as const;

/** A lunar month (农历月) as a result says it: 正月, 六月, 闰六月, 十二月; the list has its number. */
const lunarMonth = (month: number, leap = false): string =>
  `${leap ? "闰" : ""}${MONTHS[month - 1] ?? month}月`;

/** A lunar day in its own words: 初十, 二十, 廿一, 三十. */
function lunarDay(day: number): string {
  if (day === 20) return "二十";
  const tens = TENS[day === 10 ? 0 : Math.floor(day / 10)];
  const unit = UNITS[day % 10];
  return tens === undefined || unit === undefined ? `${day} 日` : tens + unit;
}

/** What a visitor reads at a field, for both sides of the wire. */
export const messages = {
  surnameEmpty: "请填写姓氏",
  surnameBad: "姓氏请用 1 到 4 个汉字，不要带空格或字母",
  surnameShape: "请用 1 到 4 个汉字，不要带空格或字母",
  surnameUnknown: (surname: string) => `“${surname}”不在我们的姓氏表里，请看看有没有写错。`,
  surnameBeyond: (char: string) => `“${char}”不在《通用规范汉字表》里，我们查不到它的笔画，请核对有没有写错`,
  sexEmpty: "请选择性别；还没出生，可以选“还不知道”",
  sexPick: "请选一项；还没出生，可以选“还不知道”",
  bornBad: "请选“公历”“农历”或“还没出生”",
  calendarBad: "请选“公历”“农历”或“还没出生”",
  calendarPlain: "请选“公历”或“农历”",
  dateEmpty: "请填写出生日期，或选“还没出生”",
  datePart: (part: string) => `还没选${part}`,
  dateBad: (year: number, month: number, day: number) => `${year} 年 ${month} 月没有 ${day} 日，请核对`,
  lunarBad: (year: number, month: number, day: number, leap: boolean) =>
    `农历 ${year} 年${lunarMonth(month, leap)}没有${lunarDay(day)}，请核对`,
  dateLeap: (year: number, month: number, real: number) =>
    real === 0
      ? `农历 ${year} 年没有${lunarMonth(month, true)}，请去掉“这是闰月”或换一个月`
      : `农历 ${year} 年没有${lunarMonth(month, true)}，这一年闰的是${lunarMonth(real)}。请去掉“这是闰月”或换一个月`,
  dateFuture: "这个日期还没到。如果宝宝还没出生，请选“还没出生”",
  dateRange: "目前支持 1901 年到 2099 年",
  hourBad: "请从列表里选时辰；记不清就选“不清楚”",
  placeBad: "没有找到这个城市。请写到城市，例如：深圳、香港、新加坡；也可以留空",
  lengthBad: "请选名字几个字",
  oneHan: "请填 1 个汉字",
  hanOnly: "请只填汉字",
  fixedConflict: (char: string) => `“${char}”同时出现在“一定要用”和“不想用”里，请删掉一处`,
  generationConflict: (char: string) => `“${char}”同时出现在“字辈”和“不想用”里，请删掉一处`,
  samePlace: "“一定要用的字”和字辈放在了同一个位置，请改一处",
  generationLength: "选了一个字的名字，就放不下字辈了。请改成两个字，或去掉字辈",
  notStandard: (char: string) => `“${char}”不在《通用规范汉字表》，上户口时可能用不了。`,
  notUsable: (char: string) => `“${char}”不在《通用规范汉字表》，没有笔画和读音可查，请换一个字`,
  variant: (char: string, standard: string) => `“${char}”是繁体或异体，登记时通常用“${standard}”`,
  givenNamesBad: "每个请写 1 到 2 个汉字，不带姓",
  soundBad: "没有认出读音。请写一两个汉字，或者一两个音节的拼音，如 qīng rán",
  guardian: "请先勾选同意",
  tick: "请先勾选",
  guardianOrSelf: "填了出生日期，请先勾选同意",
  headConsent: "填了负责人的生日，请由本人勾选；替别人填，请先得到本人同意",
  dayToCome: "这个日期还没到，请核对",
  headFuture: "这个日期还没到，请核对负责人的生日",
  nameBad: "请用汉字写姓名，2 到 6 个字",
  givenEmpty: "请填写名",
  givenBad: "名请用 1 到 5 个汉字",
  splitBad: "姓和名合起来，要和上面的姓名一样",
  /** `wishes`: those that do not go together, where that is known; `why` they do not, in whole sentences. */
  nothingLeft: (wishes: readonly string[], why = "") =>
    wishes.length === 0
      ? "没有同时满足这些要求的名字，请放宽一项"
      : `${wishes.join("，")}，${wishes.length > 1 ? "合在一起" : "这样"}就没有名字了。${why}`,
  strange: (sign: string) => `“${sign}”不是我们认得的汉字，请换成名字里的字`,
  dateForHour: "填了时辰，还差出生日期；不算八字就把时辰改成“不清楚”",
  changeBad: "请填写汉字，字数和原来一样",
  changeBeyond: (char: string) => `“${char}”不在《通用规范汉字表》，不能放进字号，请换一个字`,
  changeLength: (given: string) => `请只换一个字，字数不变。原来是“${given}”`,
  changeSame: (given: string) => `这和原来的“${given}”一样，请换掉其中一个字`,
  changeOne: (given: string) => `一次只换一个字，其余的字和原来的“${given}”一样`,
  changesUsed: (count: number) => `${count} 次都用完了`,
  drawsUsed: (count: number) => `${count} 次都抽过了，抽到的名字都在下面`,
  poolEmpty: "按这个姓和字数，找不到可以抽的名字，请换一个字数",
  usageEmpty: "请选择用在哪里",
  tradeEmpty: "请写一写做什么生意，例如：社区面包店",
  tradeDouble: (main: string, other: string) =>
    `“${main}”和“${other}”都像是您的行业，起名的用词不一样。请只写主业，或在下面确认`,
  tradeBad: "请用汉字写做什么生意，例如：社区面包店",
  regionBad: "所在地请用汉字写到市，例如：杭州市；也可以留空",
  signLength: "请选字号几个字",
  rivalLong: (most: number) => `每行写一个同行的名字，每个不超过 ${most} 个字`,
  tooMany: (most: number, count: number) => `现在有 ${count} 个，请去掉 ${count - most} 个`,
  channel: "请选一种付款方式",
  tellAgree: "要短信提醒，请先勾选“同意为这笔订单给我发短信”",
  mobile: "请填写 11 位手机号；境外号码请带国家或地区号，例如 +852 9123 4567",
  deskFind: "请填订单号或尾号、商户单号、交易单号或手机号，至少 4 位，由数字和字母组成",
  lookup: "请填写恢复码、订单号，或付款账单里的交易单号，都由数字和字母组成",
  smsCode: "请填写短信里的 6 位数字",
  challengeWrong: "得数不对，请做这一道新的",
  challenge: "请写出这道小题的得数，用数字",
  smsWrong: "验证码不对，或已经过期，请重新输入",
  storyEmpty: (least: number) => `请写几句，至少 ${least} 个字；起名人要靠它动笔`,
  storyShort: (least: number) => `请再多写几句，至少 ${least} 个字`,
  textEmpty: "请写下您想说的话",
  starsEmpty: "请选打几分",
  textLong: (most: number) => `请不要超过 ${most} 个字`,
  textLonger: (most: number, has: number) => `${has} 个字，请删到 ${most} 个`,
  briefLocked: "已开始撰写，资料不能再改；要补充请留言。",
  briefSubmitted: "资料已经提交。想改，请改好再提交一次。",
  refundWhy: "请写下哪里与约定不符，我们据此核对",
  groundEmpty: "请选不显示的原因，写评论的人会看到",
  signNameBad: "请填写 2 到 40 个汉字的名称，字号或全称都可以；字母、数字和符号还不能评分",
  signBad: "字号请用 2 到 8 个汉字",
  signNotIn: "字号要是上面名称里的字，次序也要一样",
  signUnread: "没能从全称里认出字号，请在下面把字号单独写出来",
  amountEmpty: "请写退多少元",
  amountBad: "请写金额，最多两位小数，例如 149.50",
  amountMost: (sum: string) => `最多还能退 ${sum}`,
  amountAll: (sum: string) => `${sum}是剩下的全部。全退了订单就结束；想照常，请少退一些`,
  afterEmpty: "请选退了以后，订单是结束还是照常",
  reasonEmpty: "请写原因，记录里要有",
  refundReasonEmpty: "请写退款的原因，记录里要有",
  answerEmpty: "请写给家长的答复，不退款也要说明白",
  questionEmpty: "请写要问家长的话",
  namesFew: (least: number, count: number) =>
    `约定 ${least} 个名字，写了 ${count} 个，还差 ${least - count} 个`,
  nameTwice: (given: string) => `“${given}”写了两次，请换掉一个`,
  givenHan: (length: "1" | "2" | "any") =>
    `请填写${{ 1: "一个汉字", 2: "两个汉字", any: "一到两个汉字" }[length]}的名，不带姓`,
  pickEmpty: "请定一个首选",
  pickGone: (name: string) => `首选的理由里写着“${name}”，这一稿里没有它，请改成现在的首选`,
  notInTable: (char: string) => `“${char}”不在《通用规范汉字表》，不能登记，请换一个字`,
  askedLength: (length: number) => `家长要 ${length} 个字的名`,
  askedFixed: (char: string) => `家长要求名里有“${char}”`,
  askedGeneration: (char: string) => `名里要有字辈“${char}”`,
  askedAvoid: (char: string) => `家长不想用“${char}”`,
  textBetween: (least: number, most: number, count: number) =>
    count === 0 ? `请填写，${least} 到 ${most} 个字` : `请写 ${least} 到 ${most} 个字，现在是 ${count} 个`,
  unfairWord: (word: string) => `请不要写“${word}”，本站不这样说`,
  quoteUnknown: (words: string) => `没有查到“${words}”，请改成原句，或去掉引文`,
  quoteUnproven: (words: string) => `库里没有“${words}”这一句的原书，请对过原书，在“库里没有的引文”里勾选`,
  sourceGone: (book: string, given: string) =>
    `您选的${book}里没有“${given}”，已换成现在选中的出处；看过没问题，再交稿`,
  sameSound: (char: string, other: string) => `“${char}”和家长不想用的“${other}”同音`,
  unsure: (given: string) => `“${given}”有需要留意的地方，请看过后勾选，或换一个名字`,
  workOver: "这一单已经退款、正在退款或取消，不用再写",
  briefMissing: "家长还没有交资料，不能动笔",
  notBegun: "还没有动笔，请先点“动笔”",
  isDelivered: "稿子已经交了，等家长答复；家长要修改时可以再写",
  isFinal: "已经定稿，不能再改",
  nobodysWork: "这一单还没有人接，请先接手",
  othersWork: "这一单现在由别人在写，您写的没有保存",
  newerDraft: "有人保存了新的一版，您写的没有保存",
  yuanBad: "请填写价格，单位是元，最多两位小数，例如 29.90",
  yuanRange: "价格请填 1 到 9999.99 元",
  againBad: "和上面的新价格不一样，请核对是不是多写或少写了一位",
  dayBad: "请写成 2026-12-01 这样的日期，也可以留空",
  dayPast: "这一天已经过了，请填以后的日期，或留空",
  phoneBad: "请填写电话，只用数字、空格和短横，例如 400-000-0000；也可以留空",
  hoursEmpty: "请填写服务时间，例如：每天 9:00–18:00",
  adTitleEmpty: "请写标题，至少 2 个字",
  adPathBad: "请填写本站的地址，以 / 开头，不写域名",
  adDays: "结束日期不能早于开始日期",
  choice: "请从给出的选项里选",
  form: "这张表单已经失效，请再提交一次",
} as const;
