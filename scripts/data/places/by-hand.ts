/**
 * Places that the map data lacks, typed by hand and compared with GeoNames to 0.05°: a line
 * `# group zone` opens a group, `code name longitude [zone]` is a place of it. Taiwan's codes continue 7100 in
 * the order map services use (GB/T 2260 itself stops at 710000); those abroad are country and city.
 */
export const PLACES_BY_HAND = `
# 港澳 Asia/Hong_Kong
810000 香港 114.17
820000 澳门 113.55 Asia/Macau
# 台湾 Asia/Taipei
710100 台北市 121.53
710200 高雄市 120.31
710300 台南市 120.21
710400 台中市 120.68
710500 金门县 118.32
710600 南投县 120.67
710700 基隆市 121.74
710800 新竹市 120.97
710900 嘉义市 120.45
711100 新北市 121.47
711200 宜兰县 121.75
711300 新竹县 121.01
711400 桃园市 121.31
711500 苗栗县 120.82
711700 彰化县 120.55
711900 嘉义县 120.33
712100 云林县 120.54
712400 屏东县 120.49
712500 台东县 121.14
712600 花莲县 121.60
712700 澎湖县 119.58
712800 连江县 119.93
# 新加坡 Asia/Singapore
SG-SIN 新加坡 103.85
# 马来西亚 Asia/Kuala_Lumpur
MY-KUL 吉隆坡 101.69
MY-PEN 槟城 100.34
MY-JHB 新山 103.76
MY-IPH 怡保 101.08
MY-MKZ 马六甲 102.24
MY-SRB 芙蓉 101.94
MY-KCH 古晋 110.33 Asia/Kuching
MY-SBW 诗巫 111.82 Asia/Kuching
MY-BKI 亚庇 116.07 Asia/Kuching
# 东南亚 Asia/Bangkok
BN-BWN 斯里巴加湾 114.94 Asia/Brunei
ID-JKT 雅加达 106.85 Asia/Jakarta
ID-MES 棉兰 98.67 Asia/Jakarta
ID-SUB 泗水 112.75 Asia/Jakarta
ID-PNK 坤甸 109.33 Asia/Pontianak
TH-BKK 曼谷 100.50
TH-CNX 清迈 98.98
VN-SGN 胡志明市 106.63 Asia/Ho_Chi_Minh
KH-PNH 金边 104.92 Asia/Phnom_Penh
LA-VTE 万象 102.60 Asia/Vientiane
MM-RGN 仰光 96.16 Asia/Yangon
MM-MDL 曼德勒 96.08 Asia/Yangon
PH-MNL 马尼拉 120.98 Asia/Manila
PH-CEB 宿务 123.89 Asia/Manila
# 日本韩国 Asia/Tokyo
JP-TYO 东京 139.69
JP-YOK 横滨 139.65
JP-NGO 名古屋 136.91
JP-OSA 大阪 135.50
JP-UKB 神户 135.18
KR-SEL 首尔 126.98 Asia/Seoul
KR-PUS 釜山 129.03 Asia/Seoul
# 美国 America/New_York
US-NYC 纽约 -74.01
US-BOS 波士顿 -71.06
US-PHL 费城 -75.16
US-WAS 华盛顿 -77.04
US-ATL 亚特兰大 -84.39
US-CHI 芝加哥 -87.65 America/Chicago
US-HOU 休斯敦 -95.36 America/Chicago
US-DAL 达拉斯 -96.81 America/Chicago
US-LAS 拉斯维加斯 -115.14 America/Los_Angeles
US-SAN 圣迭戈 -117.16 America/Los_Angeles
US-LAX 洛杉矶 -118.24 America/Los_Angeles
US-SJC 圣何塞 -121.89 America/Los_Angeles
US-SEA 西雅图 -122.33 America/Los_Angeles
US-SFO 旧金山 -122.42 America/Los_Angeles
US-HNL 檀香山 -157.86 Pacific/Honolulu
# 加拿大 America/Toronto
CA-TOR 多伦多 -79.38
CA-OTT 渥太华 -75.70
CA-MTR 蒙特利尔 -73.59
CA-CAL 卡尔加里 -114.09 America/Edmonton
CA-EDM 埃德蒙顿 -113.47 America/Edmonton
CA-VAN 温哥华 -123.12 America/Vancouver
# 欧洲 Europe/Paris
GB-LON 伦敦 -0.13 Europe/London
GB-MAN 曼彻斯特 -2.24 Europe/London
IE-DUB 都柏林 -6.25 Europe/Dublin
FR-PAR 巴黎 2.35
NL-AMS 阿姆斯特丹 4.89 Europe/Amsterdam
DE-BER 柏林 13.41 Europe/Berlin
DE-FRA 法兰克福 8.68 Europe/Berlin
DE-HAM 汉堡 9.99 Europe/Berlin
IT-ROM 罗马 12.51 Europe/Rome
IT-MIL 米兰 9.19 Europe/Rome
IT-PRA 普拉托 11.10 Europe/Rome
ES-MAD 马德里 -3.70 Europe/Madrid
ES-BCN 巴塞罗那 2.16 Europe/Madrid
PT-LIS 里斯本 -9.13 Europe/Lisbon
AT-VIE 维也纳 16.37 Europe/Vienna
HU-BUD 布达佩斯 19.04 Europe/Budapest
SE-STO 斯德哥尔摩 18.07 Europe/Stockholm
RU-MOW 莫斯科 37.62 Europe/Moscow
RU-VVO 海参崴 131.87 Asia/Vladivostok
# 大洋洲 Australia/Sydney
AU-SYD 悉尼 151.21
AU-CBR 堪培拉 149.13
AU-MEL 墨尔本 144.96 Australia/Melbourne
AU-BNE 布里斯班 153.03 Australia/Brisbane
AU-ADL 阿德莱德 138.60 Australia/Adelaide
AU-PER 珀斯 115.86 Australia/Perth
NZ-AKL 奥克兰 174.76 Pacific/Auckland
NZ-CHC 克赖斯特彻奇 172.63 Pacific/Auckland
FJ-SUV 苏瓦 178.44 Pacific/Fiji
# 其他 Asia/Dubai
AE-DXB 迪拜 55.31
IN-CCU 加尔各答 88.36 Asia/Kolkata
MU-PLU 路易港 57.50 Indian/Mauritius
MG-TNR 塔那那利佛 47.54 Indian/Antananarivo
ZA-JNB 约翰内斯堡 28.04 Africa/Johannesburg
BR-SAO 圣保罗 -46.64 America/Sao_Paulo
AR-BUE 布宜诺斯艾利斯 -58.38 America/Argentina/Buenos_Aires
PE-LIM 利马 -77.03 America/Lima
PA-PTY 巴拿马城 -79.52 America/Panama
MX-MEX 墨西哥城 -99.13 America/Mexico_City
`;

/** Mainland places founded or moved since the map was drawn, by their code. */
export const MAINLAND_BY_HAND = [
  { code: "460300", name: "三沙", longitude: 112.35 },
  { code: "659008", name: "可克达拉", longitude: 80.64 },
  { code: "659009", name: "昆玉", longitude: 79.29 },
  { code: "659010", name: "胡杨河", longitude: 84.83 },
] as const;
