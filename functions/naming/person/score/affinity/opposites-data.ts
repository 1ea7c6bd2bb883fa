/**
 * Groups of characters whose senses pull against each other in one name (own writing): a line holds two
 * groups, and a name with one character of each reads as a contradiction. In a line with one group, any two
 * members clash.
 */
export const oppositesData = `
晴阳旭日昊昕晖暄曜晞 雨雪霖霏露霜霁霭雾冰
炎烨焱焰夏春暖煦炜煜燊 冰雪霜寒冬冽凇
夕晚暮夜月霞 晨晓旭曦旦朝晞昕暾曙旸
春夏秋冬
一千百双
青丹紫碧素白玄翠黛绯彤红蓝绛绿缃
龙虎鹿鹤鹏鸿雁燕凤鸾麟麒骏骐骥骁鹭鸥鲲蝶雎鸢骅
东西南北中
山峰岳岩岭岱嵩崇峻峥 海洋波浪汐潮涛
静默谧恬娴 鸣响声腾驰跃啸飒
兄弟姐妹伯仲叔季孟
金银铜铁钢铭锋钊锐铮钧铎锴铠
福禄寿喜财富贵禧祚
书诗词赋文章墨砚笺
琴笛笙筝箫瑟弦
松柏桦杉榆桐槐柳枫杨桂楠樟楷檀栎
兰梅荷莲菊桃杏樱茉莉棠蔷薇蓉芙蕖菡萱薰
江河湖海川溪泉洋湘沅淮渭汉沧
星月日阳辰
雪霜露霖雨霏霈霁霓虹霭
瑾瑜瑶琪琳琅璇璟珂珺玥玉珍珠琦玮璞璋瑄瑗瑛璐珏琰琬琮瑞珩璎琉瑰莹玲珑璧璨珊瑚
宇宙天地乾坤
轩亭楼阁堂榭庭殿
轻柔婉娇 刚毅勇猛坚锋钢
`;
