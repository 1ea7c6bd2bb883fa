/** Very common and well-known full names: surname, given name, numbered pinyin. */
export const commonNames = `
王 伟 wang2 wei3
王 芳 wang2 fang1
李 伟 li3 wei3
李 娜 li3 na4
张 敏 zhang1 min3
李 静 li3 jing4
王 静 wang2 jing4
刘 伟 liu2 wei3
王 秀英 wang2 xiu4 ying1
张 丽 zhang1 li4
李 秀英 li3 xiu4 ying1
王 丽 wang2 li4
张 静 zhang1 jing4
张 秀英 zhang1 xiu4 ying1
李 强 li3 qiang2
王 敏 wang2 min3
李 敏 li3 min3
王 磊 wang2 lei3
刘 洋 liu2 yang2
王 艳 wang2 yan4
王 勇 wang2 yong3
李 军 li3 jun1
张 勇 zhang1 yong3
李 杰 li3 jie2
张 杰 zhang1 jie2
张 磊 zhang1 lei3
王 强 wang2 qiang2
李 娟 li3 juan1
王 军 wang2 jun1
张 艳 zhang1 yan4
张 涛 zhang1 tao1
王 涛 wang2 tao1
李 艳 li3 yan4
王 超 wang2 chao1
李 明 li3 ming2
李 勇 li3 yong3
王 娟 wang2 juan1
刘 杰 liu2 jie2
刘 敏 liu2 min3
李 霞 li3 xia2
李 丽 li3 li4
张 伟 zhang1 wei3
王 刚 wang2 gang1
王 平 wang2 ping2
李 刚 li3 gang1
李 平 li3 ping2
刘 芳 liu2 fang1
刘 静 liu2 jing4
刘 强 liu2 qiang2
陈 伟 chen2 wei3
陈 静 chen2 jing4
陈 敏 chen2 min3
陈 杰 chen2 jie2
陈 芳 chen2 fang1
陈 丽 chen2 li4
杨 丽 yang2 li4
杨 静 yang2 jing4
杨 敏 yang2 min3
杨 洋 yang2 yang2
杨 帆 yang2 fan1
杨 勇 yang2 yong3
赵 敏 zhao4 min3
赵 静 zhao4 jing4
赵 磊 zhao4 lei3
赵 丽 zhao4 li4
黄 伟 huang2 wei3
黄 敏 huang2 min3
黄 丽 huang2 li4
周 敏 zhou1 min3
周 杰 zhou1 jie2
周 静 zhou1 jing4
周 涛 zhou1 tao1
吴 敏 wu2 min3
吴 静 wu2 jing4
吴 磊 wu2 lei3
吴 强 wu2 qiang2
徐 静 xu2 jing4
徐 敏 xu2 min3
徐 磊 xu2 lei3
孙 丽 sun1 li4
孙 静 sun1 jing4
孙 磊 sun1 lei3
胡 静 hu2 jing4
胡 军 hu2 jun1
胡 敏 hu2 min3
朱 敏 zhu1 min3
朱 静 zhu1 jing4
朱 丽 zhu1 li4
高 静 gao1 jing4
高 峰 gao1 feng1
高 磊 gao1 lei3
林 静 lin2 jing4
林 涛 lin2 tao1
何 静 he2 jing4
何 伟 he2 wei3
郭 静 guo1 jing4
郭 磊 guo1 lei3
郭 伟 guo1 wei3
马 丽 ma3 li4
马 超 ma3 chao1
马 静 ma3 jing4
罗 敏 luo2 min3
罗 静 luo2 jing4
梁 静 liang2 jing4
梁 伟 liang2 wei3
宋 静 song4 jing4
宋 伟 song4 wei3
郑 敏 zheng4 min3
郑 伟 zheng4 wei3
谢 敏 xie4 min3
谢 静 xie4 jing4
韩 静 han2 jing4
韩 磊 han2 lei3
唐 静 tang2 jing4
唐 敏 tang2 min3
冯 静 feng2 jing4
冯 伟 feng2 wei3
于 静 yu2 jing4
于 洋 yu2 yang2
董 静 dong3 jing4
董 伟 dong3 wei3
萧 然 xiao1 ran2
程 静 cheng2 jing4
程 伟 cheng2 wei3
曹 静 cao2 jing4
曹 磊 cao2 lei3
袁 静 yuan2 jing4
袁 伟 yuan2 wei3
邓 超 deng4 chao1
邓 敏 deng4 min3
许 静 xu3 jing4
许 敏 xu3 min3
傅 强 fu4 qiang2
沈 静 shen3 jing4
沈 杰 shen3 jie2
曾 敏 zeng1 min3
曾 静 zeng1 jing4
彭 静 peng2 jing4
彭 涛 peng2 tao1
吕 静 lv3 jing4
吕 洋 lv3 yang2
苏 敏 su1 min3
苏 静 su1 jing4
卢 静 lu2 jing4
卢 伟 lu2 wei3
蒋 敏 jiang3 min3
蒋 伟 jiang3 wei3
蔡 静 cai4 jing4
蔡 敏 cai4 min3
丁 静 ding1 jing4
丁 伟 ding1 wei3
魏 静 wei4 jing4
魏 伟 wei4 wei3
薛 静 xue1 jing4
薛 磊 xue1 lei3
叶 敏 ye4 min3
叶 静 ye4 jing4
潘 静 pan1 jing4
潘 伟 pan1 wei3
杜 静 du4 jing4
杜 鹃 du4 juan1
戴 静 dai4 jing4
戴 伟 dai4 wei3
夏 静 xia4 jing4
夏 雨 xia4 yu3
钟 静 zhong1 jing4
钟 敏 zhong1 min3
汪 静 wang1 jing4
汪 洋 wang1 yang2
田 静 tian2 jing4
田 野 tian2 ye3
任 静 ren2 jing4
任 伟 ren2 wei3
姜 静 jiang1 jing4
姜 伟 jiang1 wei3
方 静 fang1 jing4
方 伟 fang1 wei3
石 磊 shi2 lei3
姚 明 yao2 ming2
谭 静 tan2 jing4
廖 静 liao4 jing4
邹 敏 zou1 min3
熊 伟 xiong2 wei3
金 鑫 jin1 xin1
陆 敏 lu4 min3
孔 静 kong3 jing4
白 雪 bai2 xue3
崔 静 cui1 jing4
康 静 kang1 jing4
毛 静 mao2 jing4
邱 静 qiu1 jing4
秦 静 qin2 jing4
江 涛 jiang1 tao1
史 静 shi3 jing4
顾 静 gu4 jing4
侯 静 hou2 jing4
邵 静 shao4 jing4
孟 静 meng4 jing4
龙 飞 long2 fei1
段 静 duan4 jing4
雷 鸣 lei2 ming2
钱 静 qian2 jing4
汤 静 tang1 jing4
尹 静 yin3 jing4
黎 静 li2 jing4
易 静 yi4 jing4
常 静 chang2 jing4
武 静 wu3 jing4
贺 静 he4 jing4
赖 静 lai4 jing4
龚 静 gong1 jing4
文 静 wen2 jing4
王 建国 wang2 jian4 guo2
李 建国 li3 jian4 guo2
张 建国 zhang1 jian4 guo2
王 建华 wang2 jian4 hua2
李 建华 li3 jian4 hua2
张 建军 zhang1 jian4 jun1
刘 建国 liu2 jian4 guo2
陈 建国 chen2 jian4 guo2
王 志强 wang2 zhi4 qiang2
李 志强 li3 zhi4 qiang2
张 志强 zhang1 zhi4 qiang2
刘 志强 liu2 zhi4 qiang2
陈 志强 chen2 zhi4 qiang2
王 国强 wang2 guo2 qiang2
李 国强 li3 guo2 qiang2
张 国强 zhang1 guo2 qiang2
王 桂英 wang2 gui4 ying1
李 桂英 li3 gui4 ying1
张 桂英 zhang1 gui4 ying1
王 玉兰 wang2 yu4 lan2
李 玉兰 li3 yu4 lan2
张 玉兰 zhang1 yu4 lan2
王 秀兰 wang2 xiu4 lan2
李 秀兰 li3 xiu4 lan2
张 秀兰 zhang1 xiu4 lan2
王 秀珍 wang2 xiu4 zhen1
李 秀珍 li3 xiu4 zhen1
王 丽娟 wang2 li4 juan1
李 丽娟 li3 li4 juan1
王 海燕 wang2 hai3 yan4
李 海燕 li3 hai3 yan4
张 海燕 zhang1 hai3 yan4
刘 海燕 liu2 hai3 yan4
陈 海燕 chen2 hai3 yan4
王 红梅 wang2 hong2 mei2
李 红梅 li3 hong2 mei2
王 志刚 wang2 zhi4 gang1
李 志刚 li3 zhi4 gang1
张 志刚 zhang1 zhi4 gang1
王 建平 wang2 jian4 ping2
李 建平 li3 jian4 ping2
刘 建平 liu2 jian4 ping2
陈 建平 chen2 jian4 ping2
王 小红 wang2 xiao3 hong2
李 小红 li3 xiao3 hong2
张 小红 zhang1 xiao3 hong2
李 小龙 li3 xiao3 long2
王 晓明 wang2 xiao3 ming2
李 晓明 li3 xiao3 ming2
张 晓明 zhang1 xiao3 ming2
王 婷婷 wang2 ting2 ting2
李 婷婷 li3 ting2 ting2
张 婷婷 zhang1 ting2 ting2
王 丹丹 wang2 dan1 dan1
李 丹丹 li3 dan1 dan1
王 欢欢 wang2 huan1 huan1
张 三丰 zhang1 san1 feng1
王 子涵 wang2 zi3 han2
李 子涵 li3 zi3 han2
张 子涵 zhang1 zi3 han2
刘 子涵 liu2 zi3 han2
陈 子涵 chen2 zi3 han2
王 子轩 wang2 zi3 xuan1
李 子轩 li3 zi3 xuan1
张 子轩 zhang1 zi3 xuan1
刘 子轩 liu2 zi3 xuan1
陈 子轩 chen2 zi3 xuan1
王 梓涵 wang2 zi3 han2
李 梓涵 li3 zi3 han2
张 梓涵 zhang1 zi3 han2
王 梓轩 wang2 zi3 xuan1
李 梓轩 li3 zi3 xuan1
刘 梓轩 liu2 zi3 xuan1
王 浩然 wang2 hao4 ran2
李 浩然 li3 hao4 ran2
张 浩然 zhang1 hao4 ran2
刘 浩然 liu2 hao4 ran2
陈 浩然 chen2 hao4 ran2
王 浩宇 wang2 hao4 yu3
李 浩宇 li3 hao4 yu3
张 浩宇 zhang1 hao4 yu3
王 宇轩 wang2 yu3 xuan1
李 宇轩 li3 yu3 xuan1
张 宇轩 zhang1 yu3 xuan1
王 欣怡 wang2 xin1 yi2
李 欣怡 li3 xin1 yi2
张 欣怡 zhang1 xin1 yi2
刘 欣怡 liu2 xin1 yi2
陈 欣怡 chen2 xin1 yi2
王 雨桐 wang2 yu3 tong2
李 雨桐 li3 yu3 tong2
张 雨桐 zhang1 yu3 tong2
王 诗涵 wang2 shi1 han2
李 诗涵 li3 shi1 han2
张 诗涵 zhang1 shi1 han2
王 雨涵 wang2 yu3 han2
李 雨涵 li3 yu3 han2
王 可欣 wang2 ke3 xin1
李 可欣 li3 ke3 xin1
张 可欣 zhang1 ke3 xin1
王 佳怡 wang2 jia1 yi2
李 佳怡 li3 jia1 yi2
张 佳怡 zhang1 jia1 yi2
王 嘉怡 wang2 jia1 yi2
李 嘉怡 li3 jia1 yi2
黄 嘉怡 huang2 jia1 yi2
王 思远 wang2 si1 yuan3
李 思远 li3 si1 yuan3
王 思琪 wang2 si1 qi2
李 思琪 li3 si1 qi2
张 思琪 zhang1 si1 qi2
王 俊杰 wang2 jun4 jie2
李 俊杰 li3 jun4 jie2
张 俊杰 zhang1 jun4 jie2
林 俊杰 lin2 jun4 jie2
陈 俊杰 chen2 jun4 jie2
黄 俊杰 huang2 jun4 jie2
王 一诺 wang2 yi1 nuo4
李 一诺 li3 yi1 nuo4
张 一诺 zhang1 yi1 nuo4
王 一鸣 wang2 yi1 ming2
李 一鸣 li3 yi1 ming2
王 奕辰 wang2 yi4 chen2
李 奕辰 li3 yi4 chen2
张 奕辰 zhang1 yi4 chen2
王 若曦 wang2 ruo4 xi1
李 若曦 li3 ruo4 xi1
王 语桐 wang2 yu3 tong2
李 沐宸 li3 mu4 chen2
王 沐宸 wang2 mu4 chen2
张 沐宸 zhang1 mu4 chen2
陈 沐宸 chen2 mu4 chen2
刘 沐宸 liu2 mu4 chen2
王 睿 wang2 rui4
李 睿 li3 rui4
张 睿 zhang1 rui4
王 子墨 wang2 zi3 mo4
李 子墨 li3 zi3 mo4
赵 子墨 zhao4 zi3 mo4
欧阳 娜娜 ou1 yang2 na4 na4
司马 光 si1 ma3 guang1
诸葛 亮 zhu1 ge3 liang4
慕容 雪 mu4 rong2 xue3
上官 婉儿 shang4 guan1 wan3 er2
李 宇春 li3 yu3 chun1
张 学友 zhang1 xue2 you3
刘 德华 liu2 de2 hua2
周 杰伦 zhou1 jie2 lun2
林 志玲 lin2 zhi4 ling2
王 菲 wang2 fei1
那 英 na1 ying1
刘 诗诗 liu2 shi1 shi1
杨 幂 yang2 mi4
赵 丽颖 zhao4 li4 ying3
李 清照 li3 qing1 zhao4
苏 轼 su1 shi4
李 白 li3 bai2
王 维 wang2 wei2
杜 甫 du4 fu3
白 居易 bai2 ju1 yi4
陆 游 lu4 you2
辛 弃疾 xin1 qi4 ji2
欧阳 修 ou1 yang2 xiu1
`
  .trim()
  .split("\n")
  .map((line) => {
    const [surname = "", given = "", ...syllables] = line.split(" ");
    return { name: surname + given, syllables, surnameLength: surname.length };
  });
