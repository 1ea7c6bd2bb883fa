/**
 * Runs of syllables that read as something bad (谐音), our own list, one reviewable line each:
 *   syllables of the word · what one hears · badness (own tones/other tones) · where in the name
 * A syllable is written with the word's tone; a further digit is a tone that counts as well (`shen23`: 沈 for
 * 神), 0 is 轻声 and goes with any. Badness: 1 a smile, 2 a nickname at school, 3 nobody should bear it.
 * Where: `whole` surname and name, `start` surname and what follows, `given` the given name, `any` of these.
 * The badness depends on tones wherever other tones make good names; sound-pattern.ts reads the lines.
 */
export const homophonePatterns = `
// 阳 羊 洋
yang2 wei3 阳痿 3/1 whole
yang2 wei3 阳痿 3/0 given
yang2 wei3 阳痿 1/0 start
yang2 gao1 feng1 羊羔疯 3/2 whole
yang2 dian1 feng1 羊癫疯 3/2 whole
yang2 gui3 zi0 洋鬼子 3/2 whole
yang2 rou4 羊肉 2/1 whole
yang2 juan4 羊圈 2/0 whole
yang2 cong1 洋葱 1/0 whole
yang2 shi3 羊屎 3/0 whole
yang2 wei3 ba0 羊尾巴 2 whole
yang3 han4 养汉 2/0 whole
yang2 gao1 羊羔 1/0 whole
// 饭 犯 烦
fan4 jian4 犯贱 3/1 whole
fan4 jian4 犯贱 2/0 start
fan4 jian4 犯贱 3/0 given
fan4 tong3 饭桶 3/2 whole
fan4 tong3 饭桶 2/0 start
fan4 ren2 犯人 3/1 whole
fan4 ren2 犯人 2/0 start
fan4 zui4 犯罪 3/0 any
fan4 chun32 犯蠢 2/0 whole
fan4 bing4 犯病 3/1 whole
fan4 kun4 犯困 2/1 whole
fan4 du2 贩毒 3/0 any
fan4 wan3 饭碗 1/0 whole
fan2 nao3 烦恼 2/0 any
fan2 ren2 烦人 2/0 any
fan2 zao4 烦躁 2/0 any
fan1 bai2 yan3 翻白眼 2 whole
fan4 ren2 yan4 犯人厌 2/1 whole
// 下 瞎 吓
xia4 jian4 下贱 3/1 whole
xia4 jian4 下贱 2/0 start
xia4 liu2 下流 3/1 whole
xia4 liu2 下流 2/0 start
xia4 san1 lan4 下三滥 3/2 whole
xia4 si3 ren2 吓死人 3/2 whole
xia4 si3 吓死 3/0 whole
xia4 di4 yu4 下地狱 3/2 whole
xia4 zang4 下葬 3/0 any
xia4 ti3 下体 3/0 any
xia4 shen1 下身 2/0 whole
xia4 du2 下毒 3/0 any
xia4 yao4 下药 2/0 whole
xia4 gang3 下岗 3/0 whole
xia4 dan4 下蛋 2/0 whole
xia4 ren2 下人 2/0 whole
xia4 ren2 下人 1/0 start
xia4 tai2 下台 1/0 whole
xia4 chang3 下场 1/0 whole
xia1 zi0 瞎子 3/0 whole
xia1 zi0 瞎子 3/0 given
xia24 ai4 狭隘 1/0 whole
xia1 bai1 瞎掰 2/0 any
// 禽兽 畜生
qin2 shou4 禽兽 3/0 any
qin2 shou4 sheng1 禽兽生 3/2 whole
chu43 sheng1 畜生 3/0 whole
chu4 sheng1 畜生 3/0 given
// 贾 sounds like 假
jia3 ren2 yi4 假仁义 3/2 whole
jia3 zheng4 jing1 假正经 3 whole
jia3 si1 wen2 假斯文 3 whole
jia3 wen2 ping2 假文凭 3/2 whole
jia3 zheng4 yi4 假正义 3/0 whole
jia3 cong1 ming2 假聪明 3/1 whole
jia3 shan4 liang2 假善良 3/1 whole
jia3 ai4 guo2 假爱国 3/1 whole
jia3 ying1 xiong2 假英雄 3/1 whole
jia3 jun1 zi3 假君子 3/1 whole
jia3 cai2 zi3 假才子 3/1 whole
jia3 wen2 ya3 假文雅 2/0 whole
jia3 jian4 kang1 假健康 3/0 whole
jia3 zhi4 hui4 假智慧 2/0 whole
jia3 mei3 li4 假美丽 2/0 whole
jia3 wen2 hua4 假文化 2/0 whole
jia3 you3 cai2 假有才 2/0 whole
jia3 hao3 xin1 假好心 3/1 whole
jia3 xiao4 shun4 假孝顺 3/0 whole
jia3 zhong1 liang2 假忠良 2/0 whole
jia3 wen2 jing4 假文静 2/0 whole
jia3 ren2 假人 2/0 start
jia3 huo4 假货 3/1 whole
jia3 chao1 假钞 2/0 whole
jia3 hua4 假话 2/0 whole
jia3 yao4 假药 2/0 whole
jia3 zheng4 假证 2/0 whole
jia3 zhang4 假账 2/0 whole
jia3 fa41 假发 2/0 whole
jia3 zhi1 假肢 2/0 whole
jia3 ya2 假牙 2/0 whole
jia3 ming2 假名 1/0 whole
jia3 xin1 假心 1/0 whole
jia3 yi4 假意 2/0 whole
jia3 qing2 假情 1/0 whole
jia3 shan4 假善 2/0 whole
jia3 xiang4 假象 1/0 whole
jia3 xiao4 假笑 1/0 whole
// 吴 sounds like 无
wu2 neng2 无能 3/1 whole
wu2 neng2 无能 2/0 start
wu2 chi3 无耻 3/1 whole
wu2 chi3 无耻 3/0 start
wu2 de2 无德 3/0 whole
wu2 de2 无德 1/0 start
wu2 yong4 无用 3/1 whole
wu2 yong4 无用 1/0 start
wu2 lai4 无赖 3/1 whole
wu2 lai4 无赖 2/0 start
wu2 liao2 无聊 3/1 whole
wu2 liao2 无聊 2/0 start
wu2 zhi1 无知 2/0 whole
wu2 zhi1 无知 1/0 start
wu2 zhi4 无志 1/0 whole
wu2 cai2 无才 2/0 whole
wu2 cai2 无才 1/0 start
wu2 qian2 无钱 2/0 whole
wu2 fu2 无福 2/0 whole
wu2 fu2 无福 1/0 start
wu2 shou4 无寿 3/0 whole
wu2 shou4 无寿 1/0 start
wu2 hou4 无后 3/0 whole
wu2 hou4 无后 1/0 start
wu2 wang4 无望 2/0 whole
wu2 wang4 无望 1/0 start
wu2 ai4 无爱 2/0 whole
wu2 ai4 无爱 1/0 start
wu2 qing2 无情 1/0 whole
wu2 xin4 无信 2/0 whole
wu2 xiao4 无效 2/0 whole
wu2 xiao4 无效 1/0 start
wu2 li3 无礼 2/0 whole
wu2 ren2 无人 2/0 whole
wu2 ren2 无人 1/0 start
wu2 dao4 无道 2/0 whole
wu2 fa3 无法 2/0 whole
wu2 yi4 无益 1/0 whole
wu2 yu3 无语 1/0 whole
wu2 wei4 无味 1/0 whole
wu2 cheng2 无成 1/0 whole
wu2 mian2 无眠 1/0 whole
wu2 liang2 无良 2/0 whole
wu2 liang2 无良 1/0 start
wu2 liang2 xin1 无良心 3/2 whole
wu2 ren2 yao4 无人要 3/2 whole
wu2 ren2 ai4 无人爱 3/2 whole
wu2 ren2 xing4 无人性 3/1 whole
wu2 xin1 gan1 无心肝 3/1 whole
wu2 jiao4 yang3 无教养 3/1 whole
wu2 jia1 jiao4 无家教 3/1 whole
wu2 neng2 li4 无能力 3/1 whole
wu2 tou2 nao3 无头脑 3/1 whole
wu2 zhi4 shang1 无智商 3/1 whole
wu2 suo3 cheng2 无所成 2/1 whole
wu2 suo3 wei4 无所谓 2/1 whole
wu2 yao4 jiu4 无药救 3/1 whole
wu2 chu1 xi0 无出息 2 whole
wu2 ming2 shi4 无名氏 2/0 whole
wu2 tian1 liang2 无天良 3/1 whole
wu2 lian2 chi3 无廉耻 3/1 whole
wu2 dao4 de2 无道德 3/0 whole
wu2 li3 mao4 无礼貌 3/0 whole
wu2 qing2 yi4 无情义 2/0 whole
wu1 gui1 乌龟 3/0 any
wu12 gui1 乌龟 2/0 whole
wu1 ya1 乌鸦 3/0 any
wu1 po2 巫婆 3/0 any
wu1 shi1 巫师 2/0 whole
wu1 hei1 乌黑 1/0 whole
wu1 lai4 诬赖 3/0 any
wu1 mie4 污蔑 3/0 any
wu1 zhuo2 污浊 2/0 any
wu3 da4 武大 2/0 whole
wu3 da4 lang2 武大郎 3/2 whole
wu4 ren2 误人 1/0 start
// 梅 sounds like 没
mei2 liang2 xin1 没良心 3/2 whole
mei2 ren2 yao4 没人要 3/2 whole
mei2 ren2 ai4 没人爱 3/2 whole
mei2 ren2 xing4 没人性 3/1 whole
mei2 chu1 xi0 没出息 3 whole
mei2 jiao4 yang3 没教养 3/1 whole
mei2 jia1 jiao4 没家教 3/1 whole
mei2 li3 mao4 没礼貌 3/2 whole
mei2 wen2 hua4 没文化 3/1 whole
mei2 tou2 nao3 没头脑 3/2 whole
mei2 xin1 gan1 没心肝 3/1 whole
mei2 xi1 wang4 没希望 3/1 whole
mei2 yi4 si0 没意思 3/1 whole
mei2 ben3 shi4 没本事 3/1 whole
mei2 fu2 qi4 没福气 3/1 whole
mei2 zhi4 hui4 没智慧 3/0 whole
mei2 shui3 ping2 没水平 2/1 whole
mei2 qian2 没钱 3/0 whole
mei2 qian2 没钱 2/0 start
mei2 ren2 没人 2/0 start
mei2 yong4 没用 3/1 whole
mei2 yong4 没用 2/0 start
mei2 ming4 没命 3/0 any
mei2 xi4 没戏 2/0 whole
mei2 wang4 没望 2/0 whole
mei2 fu2 没福 2/0 whole
mei2 fu2 没福 1/0 start
mei2 cai2 没才 2/0 whole
mei2 cai2 没才 1/0 start
mei2 de2 没德 2/0 whole
mei2 de2 没德 1/0 start
mei2 xin1 没心 1/0 whole
mei2 ai4 没爱 1/0 whole
mei2 du2 梅毒 3/0 any
mei2 yun4 霉运 2/0 whole
mei2 yun4 霉运 1/0 start
mei2 jun1 霉菌 1/0 whole
dao3 mei2 倒霉 3/2 given
dao3 mei2 倒霉 3/0 any
// 史 sounds like 屎, 施 诗 like 尸 失 湿
shi3 zhen1 xiang1 屎真香 3 whole
shi3 xiang1 屎香 3/0 whole
shi3 xiang1 屎香 2/0 start
shi3 ke0 lang4 屎壳郎 3/1 whole
shi3 hao3 chi1 屎好吃 3/1 whole
shi3 niao4 屎尿 3/0 any
shi3 pen2 屎盆 3/0 whole
shi3 duo1 屎多 3/0 whole
shi3 da4 屎大 2/0 whole
shi4 jian4 ren2 是贱人 3/2 whole
shi1 ti3 尸体 3/0 any
shi1 shen1 失身 2/0 any
shi1 bai4 失败 3/0 any
shi1 wang4 失望 3/0 whole
shi1 wang4 失望 2/0 given
shi1 lian4 失恋 2/0 any
shi1 luo4 失落 2/0 whole
shi1 luo4 失落 1/0 given
shi1 ye4 失业 2/0 whole
shi1 ye4 失业 1/0 given
shi1 jin4 失禁 3/0 whole
shi1 jin4 失禁 2/0 given
shi1 mian2 失眠 2/0 any
shi1 ming2 失明 1/0 whole
shi1 ming2 失明 1/0 given
shi1 ling2 失灵 1/0 whole
shi1 zong1 失踪 2/0 any
shi1 zhen1 失真 1/0 whole
shi1 huo3 失火 2/0 any
shi1 hun2 失魂 2/0 any
shi1 zu2 失足 2/0 any
shi1 chong3 失宠 2/0 any
shi1 li3 失礼 1/0 whole
shi1 xin4 失信 1/0 whole
shi1 ting2 尸停 1/0 given
shi4 shi4 逝世 3/0 any
shi4 gu4 世故 1/0 given
shi2 nv3 石女 3/0 any
// 死 丧 葬
si3 ren2 死人 3/0 any
si3 wang2 死亡 3/1 given
si3 wang2 死亡 3/0 any
si3 gui3 死鬼 3/2 given
si3 xing2 死刑 3/0 any
si3 shen2 死神 3/0 any
si1 chun1 思春 2/0 given
si1 ben1 私奔 2/0 any
si1 tong1 私通 2/0 any
si1 sheng1 zi3 私生子 3/1 whole
sang41 jia1 丧家 3/0 whole
sang41 jia1 丧家 2/0 start
sang14 shi1 丧尸 3/0 whole
sang14 shi1 丧尸 2/0 start
sang1 shi4 丧事 3/0 any
sang1 li3 丧礼 3/0 whole
sang1 li3 丧礼 2/0 start
sang1 zhong1 丧钟 3/0 any
sang1 fu2 丧服 3/0 whole
sang1 fu2 丧服 2/0 start
sang4 ming4 丧命 3/0 any
sang41 qi4 丧气 3/1 whole
sang4 men2 xing1 丧门星 3/2 whole
ben1 sang1 奔丧 3/0 any
ku1 sang1 哭丧 3/0 any
song4 zhong1 送终 3/0 whole
song4 zhong1 送终 2/0 any
song4 zang4 送葬 3/0 any
song4 si3 送死 3/1 whole
song4 ming4 送命 3/0 any
song4 bin4 送殡 3/0 any
song4 gui3 送鬼 2/0 whole
song4 xing2 送行 1/0 whole
an1 zang4 安葬 3/0 any
an1 le4 si3 安乐死 3/2 whole
an1 xi1 安息 2/0 whole
an1 xi1 安息 1/0 given
an1 mian2 yao4 安眠药 3/1 whole
chang2 mian2 长眠 2/0 any
yong3 bie2 永别 3/0 any
yong3 mian2 永眠 2/0 any
gui1 xi1 归西 3/0 any
gui1 tian1 归天 3/0 any
xi1 tian1 西天 1/0 given
shang4 xi1 tian1 上西天 3/1 whole
guan1 cai2 棺材 3/0 any
guan1 mu4 棺木 2/0 whole
guan1 mu4 棺木 2/0 given
guan1 mu4 棺木 1/0 start
gu3 hui1 骨灰 3/0 whole
gu34 hui1 骨灰 1/0 whole
gu3 hui1 骨灰 2/0 start
ling2 jiu4 灵柩 3/0 any
ling2 tang2 灵堂 2/0 any
ling2 wei4 灵位 1/0 given
ling2 chi2 凌迟 3/0 whole
ling2 chi2 凌迟 2/0 any
fen2 mu4 坟墓 3/0 any
fen2 shi1 焚尸 3/0 any
mu4 bei1 墓碑 3/0 any
mu4 di4 墓地 3/0 any
mu4 xue2 墓穴 2/0 given
mu4 xue2 墓穴 1/0 start
mu4 zang4 墓葬 3/0 any
mu4 zhi4 ming2 墓志铭 3/1 whole
dao4 mu4 盗墓 2/0 any
yi2 ti3 遗体 3/0 any
yi2 xiang4 遗像 3/0 any
yi2 shu1 遗书 2/0 given
yi2 shuang1 遗孀 2/0 any
yi2 wu4 遗物 2/0 any
yi2 chou4 遗臭 3/0 any
yi2 niao4 遗尿 3/0 any
yi2 jing1 遗精 3/0 any
yi2 qi4 遗弃 2/0 any
yi2 wang4 遗忘 1/0 given
yi2 yan2 遗言 1/0 given
yi2 han4 遗憾 2/0 given
yi2 chan3 遗产 1/0 given
shou4 yi1 寿衣 3/0 any
shou4 zhong1 寿终 3/0 any
shou4 cai2 寿材 3/0 any
zhi3 qian2 纸钱 3/0 any
ming2 bi4 冥币 2/0 any
ming2 zhi3 冥纸 2/0 given
ming2 hun1 冥婚 3/0 any
yao1 zhe2 夭折 3/0 any
yao12 zhe2 夭折 2/0 whole
duan4 qi4 断气 3/0 any
duan4 zi3 断子 2/0 whole
duan4 zi3 断子 1/0 start
duan4 hou4 断后 2/0 whole
duan4 hou4 断后 1/0 start
duan4 tou2 断头 3/0 any
duan4 chang2 断肠 2/0 whole
duan4 shou3 断手 2/0 whole
duan4 liang2 断粮 2/0 whole
duan4 gen1 断根 3/0 any
duan4 jiao1 断交 1/0 whole
duan4 xiu4 断袖 1/0 whole
jue2 hou4 绝后 3/0 any
jue2 zhong3 绝种 3/0 any
jue2 zheng4 绝症 2/0 any
jue2 jing1 绝经 3/0 any
jue2 yu4 绝育 2/0 any
jue2 wang4 绝望 2/0 any
jue2 qing2 绝情 1/0 given
jue2 lu4 绝路 1/0 given
e4 yun4 厄运 3/0 any
e42 meng4 噩梦 2/0 any
e4 hao4 噩耗 3/0 any
bei1 ai1 悲哀 3/0 any
bei14 ju4 悲剧 2/0 any
bei1 can3 悲惨 3/0 any
qi1 can3 凄惨 3/0 any
qi1 liang2 凄凉 2/0 any
qu4 shi4 去世 3/0 any
qu41 shi4 去世 2/0 whole
guo4 shi4 过世 3/0 any
guo41 shi4 过世 1/0 whole
xie4 shi4 谢世 2/0 whole
xie4 shi4 谢世 1/0 start
wang2 ming4 亡命 3/0 any
wang2 hun2 亡魂 2/0 whole
wang2 fu1 亡夫 2/0 whole
yu4 nan4 遇难 3/0 any
yu4 hai4 遇害 3/0 any
jia1 po4 家破 2/0 given
zi4 sha1 自杀 3/0 any
zi43 sha1 自杀 2/0 given
zi4 jin4 自尽 3/0 any
zi4 fen2 自焚 3/0 any
zi4 can2 自残 3/0 any
qing1 sheng1 轻生 1/0 given
sha1 ren2 杀人 3/0 any
sha1 ren2 fan4 杀人犯 3/2 whole
tu2 sha1 屠杀 3/0 any
tian1 sha1 天杀 2/0 any
cui1 ming4 催命 3/0 any
gou1 hun2 勾魂 2/0 any
hun2 po4 魂魄 1/0 given
zha41 shi1 诈尸 2/0 whole
jiang1 shi1 僵尸 3/0 whole
jiang1 shi1 僵尸 2/0 any
gan1 shi1 干尸 3/0 whole
gan1 shi1 干尸 2/0 any
yan4 shi1 验尸 2/0 given
lin2 zhong1 临终 2/0 whole
lin2 zhong1 临终 1/0 any
lin2 si3 临死 3/1 whole
wan4 si3 万死 3/1 whole
sheng1 si3 生死 2/0 any
shuai1 wang2 衰亡 3/0 any
// 鬼 妖 魔
gui3 hun2 鬼魂 3/0 any
gui34 ying3 鬼影 1/0 whole
qiong2 gui3 穷鬼 3/2 given
zui4 gui3 醉鬼 3/2 given
yan1 gui3 烟鬼 3/2 given
li4 gui3 厉鬼 3/0 any
yao12 jing1 妖精 2/0 whole
yao1 jing1 妖精 2/0 given
yao1 nie4 妖孽 3/0 any
yao1 guai4 妖怪 3/0 any
zhao4 yao1 jing4 照妖镜 3/2 whole
yan2 wang2 阎王 3/1 whole
e4 mo2 恶魔 3/0 any
meng4 yan3 梦魇 2/0 any
meng4 po2 孟婆 3/0 any
meng4 you2 梦游 1/0 given
you1 ling2 幽灵 2/0 given
you12 ling2 幽灵 1/0 whole
you2 hun2 游魂 2/0 whole
yuan1 hun2 冤魂 3/0 any
// 朱 sounds like 猪
zhu1 yi4 qun2 猪一群 3/2 whole
zhu1 ba1 jie4 猪八戒 3 whole
zhu1 da4 chang2 猪大肠 3/2 whole
zhu1 liu2 gan3 猪流感 3/2 whole
zhu1 tou2 猪头 3/1 whole
zhu1 tou2 猪头 2/0 start
zhu1 shi3 猪屎 3/2 whole
zhu1 shi3 猪屎 2/0 start
zhu1 shi2 猪食 2/0 whole
zhu1 nao3 猪脑 3/1 whole
zhu1 quan1 猪圈 3/2 whole
zhu1 juan4 猪圈 3/1 whole
zhu1 gou3 猪狗 3/0 any
zhu1 gan1 猪肝 2/1 whole
zhu1 rou4 猪肉 3/1 whole
zhu1 ti2 猪蹄 2/0 whole
zhu1 pi2 猪皮 2/0 whole
zhu1 mao2 猪毛 2/0 whole
zhu1 you2 猪油 2/0 whole
zhu1 wo1 猪窝 3/1 whole
zhu1 xue4 猪血 3/0 whole
zhu1 lian3 猪脸 3/1 whole
zhu1 ru2 侏儒 3/0 whole
zhu1 ru2 侏儒 1/0 start
zhu1 shang4 shu4 猪上树 2/1 whole
xiang4 zhu1 像猪 2/0 whole
xiang4 zhu1 像猪 1/0 start
shan1 zhu1 山猪 2/0 any
ye34 zhu1 野猪 2/0 whole
gong1 zhu1 公猪 2/0 any
mu3 zhu1 母猪 3/0 any
mu34 zhu1 母猪 2/0 any
fei2 zhu1 肥猪 3/1 given
chun3 zhu1 蠢猪 3/2 given
// 狗 牛 马 驴 and other beasts
gou3 qie3 苟且 3/1 whole
gou3 qie3 苟且 2/0 start
gou3 pi4 狗屁 3/2 whole
gou3 shi3 狗屎 3/2 whole
gou3 shi3 狗屎 3/0 start
gou3 xiong2 狗熊 3/1 whole
gou3 dan4 狗蛋 3/1 whole
gou3 ming4 狗命 3/1 whole
gou3 sheng4 狗剩 3/0 whole
gou3 sheng4 狗剩 1/0 start
gou3 huo2 苟活 3/1 whole
gou3 fei4 狗肺 3/1 whole
gou3 guan1 狗官 3/1 whole
gou3 zei2 狗贼 3/1 whole
gou3 yang3 狗养 3/1 whole
gou3 dong1 xi0 狗东西 3/2 whole
gou3 tui3 zi0 狗腿子 3/2 whole
gou3 wei3 ba0 狗尾巴 3/2 whole
zou3 gou3 走狗 3/1 any
lang2 gou3 狼狗 3/1 whole
lang2 bei4 狼狈 2/0 whole
lang2 bei4 狼狈 1/0 start
niu2 fen4 牛粪 3/1 whole
niu2 shi3 牛屎 3/1 whole
niu2 bi1 牛逼 3/1 whole
niu2 pi2 牛皮 2/1 whole
niu2 wa1 牛蛙 2/1 whole
niu2 bai3 ye4 牛百叶 2/1 whole
ma3 tong3 马桶 3/1 whole
ma3 tong3 马桶 2/0 start
ma3 pi4 马屁 3/1 whole
ma3 fen4 马粪 3/1 whole
ma3 niao4 马尿 3/0 whole
ma3 zei2 马贼 3/0 any
ma3 hu0 马虎 1/0 whole
ma3 yi3 蚂蚁 1/0 whole
ma23 fan2 麻烦 1/0 whole
ma2 feng1 麻风 3/0 any
ma23 bi4 麻痹 2/0 whole
ma2 mu4 麻木 2/0 any
ma4 ren2 骂人 2/0 any
ma43 ren2 骂人 1/0 whole
ma3 shang4 feng1 马上风 3/1 whole
ma3 shang4 si3 马上死 3/1 whole
lv23 shi3 驴屎 3/1 whole
lv2 shi3 dan4 驴屎蛋 3/1 whole
lv2 zi0 驴子 2/0 whole
lv23 dan4 驴蛋 3/0 whole
lv43 mao4 绿帽 2/0 whole
lv4 mao4 zi0 绿帽子 3/2 whole
lv4 cha2 biao3 绿茶婊 3/2 whole
dai4 lv4 mao4 戴绿帽 3/2 whole
mao2 chong2 毛虫 2/0 whole
mao2 bing4 毛病 2/1 whole
mao2 keng1 茅坑 3/1 whole
mao2 ce4 茅厕 3/1 whole
mao2 fang2 茅房 2/0 whole
mao2 lv2 毛驴 2/1 whole
mao2 zei2 毛贼 3/0 any
mao2 jin1 毛巾 1/0 whole
hu2 li2 jing1 狐狸精 3 whole
hu2 li2 狐狸 1/0 whole
huang2 shu3 lang2 黄鼠狼 3/2 whole
huang2 chong2 蝗虫 2/0 whole
bai2 yan3 lang2 白眼狼 3 whole
bai2 gu3 jing1 白骨精 3/2 whole
hou2 zi0 猴子 1/0 whole
hou2 ji2 猴急 2/0 whole
hou2 pi4 gu0 猴屁股 3/2 whole
zhang1 lang2 蟑螂 3/0 whole
zhang1 lang2 蟑螂 1/0 start
pang2 xie4 螃蟹 2/0 whole
gong1 ji1 公鸡 1/0 whole
ye34 ji1 野鸡 3/0 whole
ye3 zhong3 野种 3/0 any
ye34 ren2 野人 2/0 whole
tian2 ji1 田鸡 2/0 whole
tian2 shu3 田鼠 2/0 whole
shu31 bei4 鼠辈 2/0 whole
qiu1 yin3 蚯蚓 2/0 whole
wen2 zi0 蚊子 1/0 whole
wen2 chong2 蚊虫 2/0 any
zhi1 zhu1 蜘蛛 2/0 given
ru2 chong2 蠕虫 2/0 any
qu1 chong2 蛆虫 3/0 whole
cai4 chong2 菜虫 2/0 whole
xiong2 hai2 zi0 熊孩子 2/1 whole
xiong2 yang4 熊样 2/0 whole
xiong2 da4 熊大 1/0 whole
ji1 mao2 鸡毛 2/0 any
ji1 ba0 鸡巴 3/0 any
ji4 sheng1 chong2 寄生虫 3/1 whole
// 笨 蠢 傻 呆 疯
ben4 dan4 笨蛋 3/1 given
chun3 cai2 蠢材 3/1 given
yu2 chun3 愚蠢 3/0 any
yu2 chun32 愚蠢 1/0 whole
yu2 mei4 愚昧 2/0 any
yu2 dun4 愚钝 2/0 any
yu2 ren2 愚人 1/0 whole
yu2 ren2 jie2 愚人节 3/1 whole
yu12 fu3 迂腐 2/0 whole
sha3 gua1 傻瓜 3/1 any
sha3 bi1 傻逼 3/2 any
sha1 diao1 沙雕 3/1 whole
bai2 chi1 白痴 3/1 whole
bai2 chi1 白痴 3/0 any
chi1 dai1 痴呆 3/1 whole
chi12 han4 痴汉 2/0 whole
dai1 zi0 呆子 2/0 any
dai1 zhi4 呆滞 2/0 any
ruo4 zhi4 弱智 3/0 any
ruo4 zhi4 er2 弱智儿 3/2 whole
zhi4 zhang4 智障 3/0 any
zhi4 zhang41 智障 1/0 given
you4 zhi4 幼稚 2/0 given
nao3 can2 脑残 3/0 any
nao3 tan1 脑瘫 3/0 any
feng12 zi0 疯子 2/0 whole
feng12 zi3 疯子 1/0 start
feng1 zi3 疯子 2/0 given
feng1 ren2 yuan4 疯人院 3/2 whole
feng12 ren2 疯人 2/0 whole
feng1 gou3 疯狗 3/0 any
feng1 dian1 疯癫 3/0 any
shen2 jing1 bing4 神经病 3 whole
shen23 jing1 神经 1/0 whole
shen2 gun4 神棍 3/1 whole
jing1 shen2 bing4 精神病 3/2 whole
bian4 tai4 变态 3/1 given
bian4 tai4 变态 3/0 any
bian4 huai4 变坏 2/0 any
bian4 xin1 变心 1/0 whole
bian4 xing4 变性 3/0 any
hu2 nao4 胡闹 3/1 whole
hu2 luan4 胡乱 2/0 whole
hu2 lai2 胡来 2/0 whole
hu2 lai2 胡来 1/0 start
hu2 shuo1 胡说 3/1 whole
hu2 che3 胡扯 3/1 whole
hu2 yan2 胡言 1/0 whole
hu2 tu2 糊涂 3/1 whole
hu2 tu2 糊涂 2/0 start
hu2 tu2 chong2 糊涂虫 3/2 whole
hu2 tu2 dan4 糊涂蛋 3/2 whole
hu2 wei2 胡为 1/0 whole
hu2 luo2 bo0 胡萝卜 2/1 whole
hu2 lu2 葫芦 1/0 whole
hao3 jian4 好贱 3/0 whole
hao3 jian4 好贱 2/0 start
hao3 sha3 好傻 3/1 whole
hao3 chun3 好蠢 3/1 whole
hao3 ben4 好笨 3/1 whole
hao3 chou3 好丑 3/1 whole
hao34 se4 好色 3/0 whole
hao3 qiong2 好穷 3/0 whole
hao3 qiong2 好穷 1/0 start
hao3 can3 好惨 3/0 whole
hao3 huai4 好坏 3/1 whole
hao3 fan2 好烦 1/0 whole
hao3 lei4 好累 2/0 whole
hao3 pang4 好胖 3/1 whole
hao3 tu3 好土 2/0 whole
hao3 nan2 好难 1/0 whole
zhen1 jian4 真贱 3/0 whole
zhen1 jian4 真贱 2/0 start
zhen1 jian4 真贱 1/0 given
zhen1 sha3 真傻 3/1 whole
zhen1 chun32 真蠢 2/0 whole
zhen1 qiong2 真穷 3/0 whole
zhen1 qiong2 真穷 1/0 start
zhen1 fan2 真烦 1/0 whole
zhen1 chou3 真丑 3/1 whole
zhen1 huai4 真坏 3/1 whole
zhen1 nan2 真难 1/0 whole
zhuang1 sha3 装傻 3/1 whole
zhuang1 bi1 装逼 3/2 whole
zhuang1 bi1 装逼 3/0 start
zhuang1 si3 装死 3/1 whole
zhuang1 bing4 装病 3/1 whole
zhuang1 nen4 装嫩 3/1 whole
mu4 ne4 木讷 2/0 any
lan3 duo4 懒惰 2/0 any
lan3 han4 懒汉 2/0 whole
lan4 ren2 烂人 2/1 whole
fei4 wu4 废物 3/1 given
fei4 ren2 废人 3/1 given
fei4 ren2 废人 3/0 any
fei4 cai2 废材 3/0 any
pang42 zi0 胖子 1/0 whole
pang4 dun1 胖墩 2/1 whole
ai3 zi0 矮子 2/0 whole
long2 zi0 聋子 2/0 whole
long2 ya3 聋哑 2/0 whole
long2 ya3 聋哑 1/0 any
ya3 ba0 哑巴 2/0 given
jie1 ba0 结巴 2/0 given
que2 zi0 瘸子 3/1 given
que1 de2 缺德 3/0 any
que1 xin1 yan3 缺心眼 3/2 whole
que1 qian2 缺钱 3/0 any
que1 ai4 缺爱 2/0 any
chou3 ba1 guai4 丑八怪 3/2 whole
nan2 kan4 难看 2/0 any
nan2 kan1 难堪 2/0 any
nan2 shou4 难受 2/0 any
nan2 ting1 难听 1/0 given
nan2 min2 难民 2/0 given
nan2 chan3 难产 3/0 any
// 贱 奸 盗 罪
jian4 ren2 贱人 3/0 any
jian4 huo4 贱货 3/0 any
jian4 nv3 贱女 3/0 any
jian4 nan2 贱男 1/0 given
jian4 zhong3 贱种 3/0 any
jian4 ming4 贱命 2/0 any
jian4 mai4 贱卖 2/0 any
bei14 jian4 卑贱 2/0 any
bei1 bi3 卑鄙 3/0 any
bei1 wei1 卑微 2/0 any
jian1 zha4 奸诈 3/0 any
jian1 chen2 奸臣 3/0 any
jian1 xi4 奸细 3/0 any
jian1 yin2 奸淫 3/0 any
jian1 shi1 奸尸 3/0 any
qiang2 jian1 强奸 3/0 any
lun2 jian1 轮奸 3/0 any
tong12 jian1 通奸 3/0 whole
tong1 jian1 通奸 3/0 any
han42 jian1 汉奸 3/0 whole
qin2 hui4 秦桧 1/0 whole
pan1 jin1 lian2 潘金莲 3/0 whole
xi1 men2 qing4 西门庆 3/0 whole
qiang2 dao4 强盗 3/0 any
qiang3 jie2 抢劫 3/0 any
jie2 fei3 劫匪 2/0 any
tu3 fei3 土匪 3/0 any
fei3 tu2 匪徒 3/0 any
liu2 mang2 流氓 3/2 whole
liu2 mang2 流氓 2/0 start
liu2 lang4 流浪 2/0 whole
liu2 wang2 流亡 2/0 whole
liu2 kou4 流寇 3/0 any
liu2 fang4 流放 2/0 any
liu2 nong2 流脓 2/0 whole
liu2 chan3 流产 3/1 whole
liu2 shi1 流失 1/0 whole
liu2 lei4 流泪 1/0 whole
xiao3 tou1 小偷 3/0 any
xiao3 san1 小三 2/0 any
xiao3 chou3 小丑 3/0 any
xiao3 ren2 小人 2/0 any
zui4 fan4 罪犯 3/0 any
zui4 ren2 罪人 3/0 any
tao2 fan4 逃犯 3/0 any
tao2 bing1 逃兵 2/0 whole
tao2 pao3 逃跑 3/1 whole
tao2 xue2 逃学 2/0 whole
tao2 nan4 逃难 2/0 any
tao32 fan4 讨饭 2/0 whole
tao32 yan4 讨厌 2/0 whole
tao3 ren2 yan4 讨人厌 3/2 whole
tao2 tai4 淘汰 2/0 any
tao2 hua1 yun4 桃花运 2/1 whole
tan12 guan1 贪官 3/0 whole
tan12 cai2 贪财 2/0 whole
tan1 wu1 贪污 3/1 whole
tan1 lan2 贪婪 3/0 any
tan12 lan2 贪婪 2/0 whole
tan12 xin1 贪心 1/0 whole
zei2 ren2 贼人 3/0 any
pian4 zi0 骗子 3/1 given
pian4 ren2 骗人 3/0 any
qi1 pian4 欺骗 3/0 any
zha4 pian4 诈骗 3/0 any
xing2 pian4 行骗 3/0 any
xing2 xiong12 行凶 2/0 whole
xing2 chang3 刑场 2/0 whole
xing2 fa2 刑罚 2/0 any
xiong1 shou3 凶手 3/0 any
xiong1 can2 凶残 3/0 any
lao2 gai3 劳改 3/0 any
lao2 fan4 牢饭 3/0 any
lao2 yu4 牢狱 2/0 whole
zuo43 lao2 坐牢 3/0 any
zuo4 nie4 作孽 3/0 any
zuo4 bi4 作弊 3/0 any
zuo43 bi4 作弊 2/0 whole
zuo4 si3 作死 3/0 any
zhan3 shou3 斩首 3/0 any
ling2 ru3 凌辱 3/0 any
qu1 ru3 屈辱 3/0 any
chi3 ru3 耻辱 3/0 any
guo2 chi3 国耻 3/0 any
guo2 nan4 国难 3/0 any
guo2 zei2 国贼 3/0 any
huo4 guo2 祸国 3/0 whole
huo4 guo2 祸国 1/0 start
huo4 hai4 祸害 3/0 any
huo4 luan4 霍乱 3/0 any
huo4 shui3 祸水 2/0 any
huo2 gai1 活该 3/1 whole
chi1 shi3 吃屎 3/1 whole
bai4 jia1 败家 3/0 any
bai42 jia1 败家 1/0 whole
bai4 jia1 zi3 败家子 3/2 whole
bai4 lei4 败类 3/0 any
bai4 huai4 败坏 3/0 any
bai2 fei4 白费 2/0 whole
bai2 huo2 白活 3/0 whole
bai2 si3 白死 3/1 whole
ni4 zi3 逆子 3/0 any
nie4 zi3 孽子 2/0 whole
nie4 zhang4 孽障 3/1 whole
nie4 yuan2 孽缘 1/0 whole
nie4 zhong3 孽种 3/1 whole
wang2 ba1 王八 3/0 whole
wang2 ba1 王八 3/0 start
wang2 ba1 dan4 王八蛋 3 whole
wang2 guo2 jun1 亡国君 1/0 whole
wang2 po2 王婆 2/0 whole
wang2 mang3 王莽 1/0 whole
wan4 ren2 qi2 万人骑 3/2 whole
wan4 ren2 xian2 万人嫌 3/2 whole
wan4 e4 万恶 3/0 any
wan2 dan4 完蛋 3/1 whole
nu2 cai2 奴才 3/0 any
nu2 li4 奴隶 2/0 any
nu23 bi4 奴婢 2/0 any
tai4 jian4 太监 3/0 any
qi3 gai4 乞丐 3/0 any
yao4 fan4 要饭 3/0 any
jiao4 hua1 zi0 叫花子 3/2 whole
diao1 min23 刁民 2/0 whole
diao1 nan42 刁难 2/0 whole
diao1 man24 刁蛮 2/0 whole
diao31 si1 屌丝 3/0 whole
tu1 tou2 秃头 3/0 any
tu12 ding3 秃顶 3/0 whole
tu12 zi0 秃子 2/0 whole
xie4 ding3 谢顶 2/0 whole
xie4 ding3 谢顶 1/0 start
xie4 mi4 泄密 2/0 whole
xie4 yao4 泻药 2/0 whole
xie4 du4 泻肚 3/1 whole
xie2 e4 邪恶 3/0 any
e4 du2 恶毒 3/0 any
e4 ren2 恶人 3/0 any
e3 xin1 恶心 3/1 whole
e3 xin1 恶心 3/0 given
e4 ba4 恶霸 3/0 any
yin1 xian3 阴险 3/0 any
yin1 an4 阴暗 2/0 any
zha1 nan2 渣男 2/0 any
zha1 nv3 渣女 3/0 any
zha1 zi3 渣滓 2/0 whole
zha1 zi3 渣滓 1/0 start
ren2 zha1 人渣 3/0 any
ren2 yao1 人妖 3/1 whole
ren2 liu2 人流 2/0 whole
ke3 chi3 可耻 3/0 any
ke3 bei1 可悲 3/0 any
ke3 wu4 可恶 3/0 any
ke3 pa4 可怕 3/0 any
ke3 lian2 可怜 2/0 given
ke31 lian2 可怜 1/0 whole
ke3 xi1 可惜 1/0 given
ke3 yi2 可疑 1/0 given
chang1 ji4 娼妓 3/0 any
chang1 fu4 娼妇 2/0 any
qing1 lou2 青楼 3/0 any
qing2 fu4 情妇 2/0 given
qing2 se4 情色 2/0 given
biao3 zi0 婊子 3/1 given
feng1 sao1 风骚 3/0 any
feng1 chen2 风尘 1/0 given
fang41 dang4 放荡 3/0 any
fang4 pi4 放屁 3/0 any
fang41 pi4 放屁 3/0 whole
fang41 si4 放肆 2/0 whole
fang4 qi4 放弃 2/0 any
lang4 dang4 浪荡 3/0 any
lang4 fei4 浪费 2/0 any
wei3 suo3 猥琐 3/0 any
wei3 suo3 猥琐 3/2 whole
wei3 xie4 猥亵 3/0 any
wei34 shan4 伪善 2/0 whole
wei3 niang2 伪娘 3/1 whole
wei3 jun1 zi3 伪君子 3/2 whole
yin3 jun1 zi3 瘾君子 3/2 whole
wei4 cheng2 nian2 未成年 2/1 whole
wei4 hun1 未婚 2/0 whole
wei2 nan2 为难 1/0 given
xu123 wei3 虚伪 1/0 whole
xu1 ruo4 虚弱 2/0 whole
xu1 ruo4 虚弱 1/0 start
xu123 rong2 虚荣 1/0 whole
ku1 wei3 枯萎 2/0 any
ku1 lou2 骷髅 3/0 any
gan1 ku1 干枯 2/0 any
ku3 ming4 苦命 3/0 any
bo2 ming4 薄命 3/0 any
bo2 qing2 薄情 1/0 given
po4 chan3 破产 3/0 any
po4 cai2 破财 3/0 any
qiong2 suan1 穷酸 3/0 any
qiong2 ren2 穷人 2/0 any
pin2 qiong2 贫穷 3/0 any
pin23 qiong2 贫穷 2/0 given
fu4 zhai4 负债 3/0 any
fu4 xin1 负心 1/0 whole
fu4 xin1 han4 负心汉 3/0 whole
fu3 bai4 腐败 3/0 any
fu34 lan4 腐烂 3/0 whole
qian4 zhai4 欠债 3/0 any
qian4 zou4 欠揍 3/1 any
qian2 guang1 钱光 2/0 whole
qian2 wan2 钱完 2/0 whole
pei2 qian2 赔钱 3/0 whole
pei2 qian2 赔钱 2/0 start
pei2 guang1 赔光 3/0 whole
pei2 ben3 赔本 3/0 whole
pei2 zang4 陪葬 3/0 any
pei2 jiu3 陪酒 2/0 whole
shu1 guang1 输光 3/0 whole
shu1 guang1 输光 1/0 any
shu1 qian2 输钱 2/0 any
shu1 jing1 输精 2/0 any
ren42 shu1 认输 1/0 whole
quan2 shu1 全输 1/0 whole
chang2 shu1 常输 1/0 whole
zhao3 si3 找死 3/1 whole
zhao14 hun2 招魂 3/0 any
zhao4 shi4 肇事 2/0 whole
dong4 si3 冻死 3/1 whole
deng3 si3 等死 3/1 whole
cheng1 si3 撑死 3/1 whole
ye1 si3 噎死 3/1 whole
yan1 si3 淹死 3/1 whole
qi4 si3 气死 3/1 whole
nie1 si3 捏死 3/1 whole
lei2 pi1 雷劈 3/0 any
lei2 si3 雷死 2/0 whole
lei2 ren2 雷人 2/0 whole
xun42 qing2 殉情 2/0 whole
shang1 xin1 伤心 2/0 whole
shang14 xin1 伤心 1/0 whole
shang4 diao4 上吊 3/1 whole
shang1 wang2 伤亡 3/0 any
shang4 dang4 上当 2/0 whole
xin1 sui4 心碎 2/0 any
xin1 tong4 心痛 2/0 any
xin1 bing4 心病 2/0 any
xin1 xu1 心虚 2/0 any
xin1 jiao3 tong4 心绞痛 3/2 whole
// 肚 病 药
du4 zi0 teng2 肚子疼 3/2 whole
du4 zi0 da4 肚子大 3/1 whole
du4 qi2 肚脐 1/0 whole
du4 pi2 肚皮 2/0 whole
du2 yao4 毒药 3/1 whole
du2 pin3 毒品 3/2 whole
du2 fu4 毒妇 3/1 whole
du3 bo2 赌博 3/1 whole
du3 tu2 赌徒 3/1 whole
du3 gui3 赌鬼 3/2 whole
du4 ji4 妒忌 2/0 whole
du4 zhuan4 杜撰 2/0 whole
ji2 du4 嫉妒 2/0 any
shen4 xu1 肾虚 3/1 whole
shen4 kui1 肾亏 3/2 whole
shen43 yan2 肾炎 1/0 whole
wei4 bing4 胃病 3/1 whole
wei4 ai2 胃癌 3/0 any
wei4 tong4 胃痛 3/1 whole
wei4 teng2 胃疼 2/0 whole
wei4 yan2 胃炎 1/0 whole
wei4 sheng1 jin1 卫生巾 3 whole
wei4 sheng1 zhi3 卫生纸 3/2 whole
wei4 sheng1 jian1 卫生间 3/2 whole
gan1 yan2 肝炎 2/0 whole
gan1 yan2 肝炎 1/0 any
gan1 ai2 肝癌 3/0 any
gan1 ying4 hua4 肝硬化 3/2 whole
fei4 yan2 肺炎 2/0 any
fei4 ai2 肺癌 3/0 any
chang2 wei4 yan2 肠胃炎 3/2 whole
chang2 yan2 肠炎 1/0 whole
lan2 wei3 阑尾 3/0 whole
lan2 wei3 阑尾 1/0 start
lan2 wei3 yan2 阑尾炎 3/2 whole
hou2 yan2 喉炎 1/0 whole
bi24 yan2 鼻炎 1/0 whole
bi2 ti4 鼻涕 3/0 any
bai2 nei4 zhang4 白内障 3/2 whole
bai2 dian4 feng1 白癜风 3/2 whole
bai2 xue4 bing4 白血病 3/2 whole
gao1 xue4 ya1 高血压 3/2 whole
gao1 wan2 睾丸 3/1 whole
gao1 wan2 睾丸 2/0 start
gao1 yao4 膏药 2/0 whole
gao1 chao2 高潮 3/0 whole
gao1 li4 dai4 高利贷 3/1 whole
gao31 ji1 搞基 2/0 whole
gao3 xiao3 yi2 搞小姨 3/1 whole
tang2 niao4 bing4 糖尿病 3/2 whole
ai4 zi1 bing4 艾滋病 3 whole
ai4 zi1 艾滋 3/1 whole
ai4 zi1 艾滋 3/0 start
ai4 zi1 艾滋 2/0 given
ai24 zheng4 癌症 2/0 any
xing4 bing4 性病 3/0 any
lin2 bing4 淋病 3/1 whole
bing4 si3 病死 3/0 any
bing4 du2 病毒 3/0 any
bing4 tai4 病态 3/0 any
bing4 ren2 病人 2/0 any
bing4 jun1 病菌 2/0 any
xi4 jun1 细菌 3/0 any
wen1 yi4 瘟疫 2/0 whole
wen1 yi4 瘟疫 1/0 start
wen1 shen2 瘟神 3/0 any
zhong4 feng1 中风 3/0 any
zhong4 du2 中毒 3/0 any
zhong4 xie2 中邪 2/0 any
zhong3 liu2 肿瘤 3/0 any
zhong31 liu2 肿瘤 2/0 whole
tan1 huan4 瘫痪 3/0 any
can2 fei4 残废 3/0 any
can2 ji2 残疾 3/0 any
zhi4 chuang1 痔疮 3/2 given
zhang3 zhi4 chuang1 长痔疮 3/2 whole
zhi4 xi1 窒息 1/0 given
jie2 shi2 结石 2/0 any
jie2 zha1 结扎 3/0 any
xiao4 chuan3 哮喘 3/0 any
xi1 du2 吸毒 3/0 any
xi1 xue4 吸血 3/0 any
chun1 yao4 春药 3/0 any
tong42 jing1 痛经 1/0 whole
tong4 ku3 痛苦 3/0 any
tou2 tong4 头痛 2/0 any
xue4 xing1 血腥 3/0 any
xue4 lei4 血泪 2/0 any
hua42 liao2 化疗 2/0 any
hua1 liu3 花柳 3/0 any
hua1 chi1 花痴 2/0 any
hua1 quan1 花圈 3/0 any
ou3 tu4 呕吐 3/0 any
ou1 da3 殴打 3/0 any
yun4 fu4 孕妇 2/0 given
hui4 qi4 晦气 3/0 any
hui3 rong2 毁容 3/0 any
mi2 lan4 糜烂 3/0 any
jing4 luan2 痉挛 2/0 given
// 性 身 秽: words of the body that no parent wants to hear
zi3 gong1 子宫 3/0 any
yin1 jing1 阴茎 3/0 any
yin13 jing1 阴茎 1/0 whole
yin1 dao4 阴道 3/0 any
yin1 bu4 阴部 3/0 any
yin1 mao2 阴毛 3/0 any
yin2 dang4 淫荡 3/1 any
yin2 luan4 淫乱 3/0 any
yin2 hui4 淫秽 2/0 any
yin2 fu4 淫妇 3/0 any
yin2 shui3 淫水 3/0 any
huang12 yin2 荒淫 2/0 whole
huang12 tang2 荒唐 2/0 whole
huang2 se4 黄色 2/0 whole
huang2 quan2 黄泉 2/0 whole
xing4 jiao1 性交 3/0 any
xing41 jiao1 性交 1/0 given
xing4 ai4 性爱 3/0 any
xing4 yu4 性欲 2/0 any
xing4 nu2 性奴 3/0 any
xing4 sao1 rao3 性骚扰 3/2 whole
jiao1 pei4 交配 3/0 any
jiao1 huan1 交欢 2/0 any
zuo4 ai4 做爱 3/0 any
zuo43 ai4 做爱 3/0 whole
tong2 xing4 lian4 同性恋 3/1 whole
ru3 fang2 乳房 3/0 any
ru32 fang21 乳房 1/0 given
ru3 zhao4 乳罩 3/0 any
xiong12 zhao4 胸罩 3/0 any
wen2 xiong1 文胸 3/0 any
lu4 yi1 dian3 露一点 3/2 whole
lu4 ru3 露乳 2/0 whole
lu4 xian4 露馅 2/0 whole
lai24 yue4 jing1 来月经 3/2 whole
yue4 jing1 月经 3/0 any
yue4 jing14 月经 1/0 given
jing1 ye4 精液 3/0 any
jing1 zi3 精子 3/0 given
meng4 yi2 梦遗 2/0 any
zi4 wei4 自慰 3/0 any
zi43 wei4 自慰 2/0 given
shou3 yin2 手淫 3/0 any
bi4 yun4 避孕 3/0 whole
bi4 yun4 避孕 2/0 any
bi4 yun4 tao4 避孕套 3/2 whole
an1 quan2 tao4 安全套 3/2 whole
dai4 yun4 代孕 2/0 whole
dai4 tao4 戴套 3/0 whole
bao1 jing1 包茎 3/0 any
bao14 jing1 包茎 2/0 whole
bao1 pi2 包皮 3/0 whole
bao1 yang32 包养 2/0 whole
bao1 er4 nai3 包二奶 3/1 whole
cao32 bao1 草包 3/0 whole
cao32 ni2 ma3 草泥马 3/2 whole
cao1 ni3 操你 3/1 whole
cao1 dan4 操蛋 3/1 whole
cao1 bi1 操逼 3/1 whole
cao1 xin1 操心 1/0 any
cao32 shuai4 草率 1/0 whole
ni2 ma3 尼玛 2 given
lan4 huo4 烂货 3/0 any
gui1 tou2 龟头 3/0 any
gui1 gong1 龟公 3/1 whole
gui1 er2 zi0 龟儿子 3/1 whole
pang2 guang1 膀胱 3/0 whole
pang2 guang1 膀胱 2/0 start
da4 bian4 大便 3/0 any
xiao3 bian4 小便 3/0 any
bian4 mi4 便秘 3/0 any
bian4 chi2 便池 3/0 any
da4 fen4 大粪 3/0 any
pi4 gu3 屁股 3/1 given
pi4 gu3 屁股 3/0 any
gong1 ce4 公厕 3/0 any
ye4 hu2 夜壶 3/0 whole
niao4 yi4 hu2 尿一壶 3/2 whole
ji4 nv3 妓女 3/0 any
ji4 yuan4 妓院 3/0 any
ji12 jian1 鸡奸 3/0 any
ji1 xing2 畸形 3/0 any
chun1 gong1 春宫 2/0 given
chu3 nan2 处男 2/0 any
chu3 nv3 处女 3/0 any
chu3 jue2 处决 2/0 any
chu1 gui3 出轨 3/0 any
chu1 chou3 出丑 3/0 any
chu1 mai4 出卖 2/0 any
chu1 bin4 出殡 3/0 any
sheng1 zhi2 qi4 生殖器 3/1 whole
luan3 chao2 卵巢 3/0 any
luan4 lun2 乱伦 3/0 any
tou1 qing2 偷情 3/0 any
// Harmless words that one would still rather not be called
gong1 an1 ju2 公安局 2/1 whole
cai4 shi4 chang3 菜市场 2 whole
cai4 niao3 菜鸟 2/1 whole
cai4 dao1 菜刀 2/1 whole
cai4 hua1 菜花 1/0 whole
you2 yong3 chi2 游泳池 2/1 whole
you3 bing4 有病 3/0 any
you32 bing4 有病 2/1 whole
you3 du2 有毒 3/0 any
you3 zui4 有罪 3/0 any
you4 er2 yuan2 幼儿园 2/1 whole
you1 yu4 忧郁 1/0 given
you1 chou2 忧愁 2/0 any
cheng2 xu4 yuan2 程序员 1 whole
qing1 jie2 gong1 清洁工 2/1 whole
fang1 bian4 mian4 方便面 2/1 whole
zou4 ni3 揍你 2/1 whole
zou31 si1 走私 2/0 whole
yao2 yan2 谣言 1/0 whole
huang32 yan2 谎言 1/0 whole
fu1 yan3 敷衍 2/0 any
yan2 zhong4 严重 1/0 whole
yan4 shi4 厌世 2/0 any
yuan12 wang0 冤枉 1/0 whole
yuan12 jia1 冤家 1/0 whole
yuan1 da4 tou2 冤大头 3/1 whole
li2 yi4 离异 2/0 whole
li2 hun1 离婚 3/0 any
li2 jian4 离间 1/0 whole
li2 pu3 离谱 2/0 whole
li2 san4 离散 2/0 any
luo4 wu3 落伍 2/0 whole
luo4 bang3 落榜 3/0 any
luo4 po4 落魄 2/0 any
luo4 mo4 落寞 1/0 given
luo4 nan4 落难 3/0 any
luo4 tang1 ji1 落汤鸡 3/2 whole
luo3 ti3 裸体 3/0 any
luo2 zi0 骡子 2/0 whole
leng3 mo4 冷漠 2/0 whole
leng3 dan4 冷淡 2/0 whole
leng3 xue4 冷血 3/1 whole
leng3 qing1 冷清 1/0 whole
lu3 mang3 鲁莽 2/0 any
lu4 ren2 jia3 路人甲 2/1 whole
liao24 dao3 潦倒 2/0 whole
lian2 lei43 连累 1/0 any
lian2 jia4 廉价 2/0 any
mo4 lu4 末路 1/0 given
mo4 ri4 末日 3/0 any
kong3 bu4 恐怖 3/0 any
kong3 huang1 恐慌 2/0 any
kong3 ju4 恐惧 2/0 whole
kong3 long2 恐龙 1/0 whole
gu1 du2 孤独 2/0 any
gu1 er2 孤儿 2/0 any
ge13 da0 疙瘩 2/0 whole
ge1 bao1 pi2 割包皮 3/2 whole
xi1 sheng1 牺牲 1/0 given
jiao4 chuang2 叫床 3/0 any
qiong2 guang1 dan4 穷光蛋 3/2 whole
sun1 zi0 孙子 2/0 whole
sun1 zi3 孙子 1/0 start
sun31 shou4 损寿 2/0 whole
er2 zi0 儿子 2/0 given
zu3 zong1 祖宗 2/0 any
`;
