/**
 * Readings reviewed by hand: `字 readings in the order of names # why`. Three kinds of lines: a reading that
 * running text hardly has but every reader knows (曾祖); an order in which names differ from running text
 * (少 is shào in a name); a reading that lives in one word, one place or one surname only and is dropped
 * (surnames have their own list).
 */
const lines = `
曾 ceng2 zeng1 # 曾经；曾祖
传 chuan2 zhuan4 # 传承；传记
更 geng4 geng1 # 更加；更新
还 hai2 huan2 # 还是；归还
都 dou1 du1 # 都是；都城
校 xiao4 jiao4 # 学校；校对
藏 cang2 zang4 # 收藏；宝藏
斗 dou3 dou4 # 北斗；奋斗
予 yu3 yu2 # 给予；予，我
仔 zi3 zai3 # 仔细；牛仔
发 fa1 fa4 # 发展；头发
占 zhan4 zhan1 # 占领；占卜
佛 fo2 fu2 # 佛陀；仿佛
好 hao3 hao4 # 美好；好学
阿 a1 e1 # 阿姨；阿谀
省 sheng3 xing3 # 省份；反省
荨 qian2 xun2 # 荨麻；荨麻疹
劲 jing4 jin4 # 刚劲；干劲
晟 sheng4 cheng2 # 光明；亦读 chéng
隽 jun4 juan4 # 同俊；隽永
嬛 huan2 xuan1 # 嫏嬛；便嬛
珲 hun2 hui1 # 美玉；瑷珲
瑱 tian4 zhen4 # 耳饰；亦读 zhèn
裳 chang2 # 衣裳作轻声
溱 zhen1 qin2 # 溱水；溱潼
蓼 liao3 lu4 # 水蓼；蓼莪
偲 si1 cai1 # 切切偲偲；多才
焯 zhuo1 chao1 # 明亮；焯水
徵 zhi3 zheng1 # 五音；人名如魏徵
甯 ning2 ning4 # 人名；姓
绨 ti2 ti4 # 绨袍；线绨
剡 shan4 yan3 # 剡溪；锐利
苕 tiao2 shao2 # 苕溪；红苕
贲 ben1 bi4 # 虎贲；贲然
陂 bei1 pi2 # 池陂；黄陂
坻 chi2 di3 # 水中小洲；宝坻
蕃 fan2 bo1 # 蕃盛；吐蕃
玟 wen2 min2 # 玉纹；同珉
擘 bo4 # 巨擘
繇 yao2 you2 # 钟繇两读
嘏 gu3 # 祝嘏
畬 she1 yu2 # 火耕；熟田
缊 yun4 yun1 # 缊袍；絪缊
铤 ting3 ding4 # 铤而走险；矿石
侗 dong4 tong2 # 侗族；无知貌
杓 shao2 biao1 # 同勺；斗柄
钿 dian4 tian2 # 花钿两读
媞 ti2 shi4 # 安舒貌；亦读 shì
倞 jing4 liang4 # 强；亦读 liàng
箐 qing4 jing1 # 竹林；亦读 jīng
桔 ju2 jie2 # 同橘；桔梗
阏 e4 yan1 # 阻塞；阏氏
崴 wei1 wai3 # 崴嵬；海参崴
为 wei2 wei4 # 有为；因为
少 shao4 shao3 # 少年；多少
兴 xing1 xing4 # 兴盛；高兴
曲 qu3 qu1 # 歌曲；弯曲
长 chang2 zhang3 # 长久；成长
尽 jin4 jin3 # 尽心；尽管
卷 juan4 juan3 # 书卷；卷起
舍 she4 she3 # 房舍；舍得
调 tiao2 diao4 # 调和；曲调
似 si4 shi4 # 相似；似的
血 xue4 # xiě 是口语
冠 guan4 guan1 # 冠军；衣冠
泊 bo2 po1 # 淡泊；湖泊
薄 bo2 bao2 # 淡薄；薄纸
率 shuai4 lv4 # 率真；效率
勒 le4 lei1 # 勒石；勒紧
媛 yuan2 yuan4 # 婵媛；名媛
芾 fu2 fei4 # 米芾；蔽芾
蹊 xi1 qi1 # 成蹊；蹊跷
宿 su4 xiu4 # 宿愿；星宿
蔓 man4 wan4 # 蔓延；瓜蔓
强 qiang2 qiang3 # 坚强；勉强
见 jian4 # 发见之见今作现
著 zhu4 # 附着之着另有字
兹 zi1 # cí 只用于龟兹
祭 ji4 # zhài 只用于姓
尉 wei4 # yù 只用于尉迟、尉犁
颈 jing3 # gěng 只用于脖颈儿
琢 zhuo2 # zuó 只用于琢磨（思索）
遂 sui4 # suí 只用于半身不遂
楷 kai3 # jiē 只用于楷树
蔚 wei4 # yù 只用于蔚县与姓
摩 mo2 # mā 只用于摩挲
澄 cheng2 # dèng 只用于把水澄清
瀑 pu4 # bào 只用于水名
牟 mou2 # mù 只用于牟平等地名与姓
炅 jiong3 # guì 只用于姓
泷 long2 # shuāng 只用于泷水
柚 you4 # yóu 只用于柚木
栎 li4 # yuè 只用于栎阳
峙 zhi4 # shì 只用于繁峙
浚 jun4 # xùn 只用于浚县
覃 tan2 # qín 只用于姓
鞅 yang1 # yàng 只用于牛鞅
翟 di2 # zhái 只用于姓
缪 mou2 miu4 # miào 只用于姓
澹 dan4 # tán 只用于澹台
矫 jiao3 # jiáo 只用于矫情
侯 hou2 # hòu 只用于闽侯
郎 lang2 # làng 只用于屎壳郎
虹 hong2 # jiàng 是口语
芯 xin1 # xìn 只用于芯子
杉 shan1 # shā 只用于杉木、杉篙
艾 ai4 # yì 只用于自怨自艾
苔 tai2 # tāi 只用于舌苔
俱 ju4 # jū 只用于姓
焌 jun4 # qū 是方言
桄 guang1 # guàng 只用于桄子
葛 ge2 # gě 只用于姓
俟 si4 # qí 只用于万俟
浒 hu3 # xǔ 只用于浒墅关
埔 pu3 # bù 只用于大埔
筠 yun2 # jūn 只用于筠连
梃 ting3 # tìng 只用于梃猪
郇 xun2 # huán 只用于姓
绰 chuo4 # chāo 是口语
侥 jiao3 # yáo 只用于僬侥
龟 gui1 # qiū 只用于龟兹，jūn 今作皲
掖 ye4 # yē 是口语
缉 ji1 # qī 只用于针线
种 zhong3 zhong4 # chóng 只用于姓
单 dan1 # shàn 只用于姓与单县，chán 只用于单于
`;

/** Reviewed readings by character, in numbered pinyin. */
export const reviewedReadings: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [char = "", ...readings] = (line.split("#")[0] ?? "").trim().split(" ");
      return [char, readings];
    }),
);
