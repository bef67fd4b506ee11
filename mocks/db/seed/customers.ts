/** Who books the screens of the simulated company. Every name is invented. */
export interface Customer {
  name: string
  /** The groups of terminals on which it may be seen. */
  places: readonly string[]
  /** Why a reviewer turns back what it says. */
  doubt: string
}

/** What ads, pictures and videos of a customer are about for some weeks. */
export interface Campaign {
  /** Names its drawing and its film. */
  key: string
  customer: Customer
  name: string
  /** The offer in a line. */
  line: string
  /** The word of its badge, such as 第二杯半价. */
  tag: string
  /** The running line at the lower edge of its ads. */
  news: string
  kind: CampaignKind
  dark: string
  bright: string
}

/** What a campaign is for, and the group of materials and of ads that it is in. */
export const campaignKinds = {
  brand: '品牌形象',
  offer: '促销活动',
  event: '门店活动',
  public: '公益宣传',
  launch: '新品上市',
} as const
export type CampaignKind = keyof typeof campaignKinds

const shops = ['写字楼大堂', '商场中庭', '社区电梯', '校园', '便利店']
const travel = ['写字楼大堂', '商场中庭', '高铁站', '机场']
const homes = ['写字楼大堂', '商场中庭', '社区电梯']

const customer = (name: string, places: readonly string[], doubt = '优惠未注明适用范围'): Customer => ({
  name,
  places,
  doubt,
})

const cafe = customer('禾角咖啡', shops)
const grocer = customer('满篮鲜果', shops, '产地未附证明')
const airline = customer('云汐航空', travel)
const sports = customer('跃己运动', [...shops, '高铁站'])
const outdoor = customer('松帐户外', [...homes, '校园', '高铁站'])
const kitchen = customer('灶头巷面馆', [...shops, '高铁站'])
const bookshop = customer('半格书店', [...homes, '校园'], '活动时间与海报不一致')
const riding = customer('青轮出行', [...travel, '社区电梯', '校园'])
const bank = customer('澄湾银行', [...homes, '便利店', '高铁站'], '缺少风险提示')
const cinema = customer('银梭影院', shops)
const hospital = customer('和岸医院', ['医院', '社区电梯', '写字楼大堂'], '缺少医疗广告审查证明')
const estate = customer('归巷置业', homes, '效果图未作标注')

type Text = readonly [name: string, line: string, tag: string]

const campaign = (
  key: string,
  owner: Customer,
  kind: CampaignKind,
  [name, line, tag]: Text,
  dark: string,
  bright: string,
): Campaign => ({ key, customer: owner, kind, name, line, tag, news: news[key] ?? '', dark, bright })

/** What is good to know for whoever comes, by the campaign's key. */
const news: Readonly<Record<string, string>> = {
  latte: '自带杯再减三元',
  island: '请提前九十分钟到达机场',
  fruit: '满三十九元送到家',
  save: '利率以柜面公示为准',
  run: '河滨步道集合，教练带跑',
  tooth: '初诊请携带有效证件',
  camp: '装备可租，押金当日退还',
  popcorn: '开场前十五分钟停止退改签',
  noodle: '明档厨房，现点现做',
  key: '看房不收费，签约前先验房',
  bike: '骑行请佩戴头盔，停放入位',
  read: '自带一本书来，也欢迎',
  orange: '下单次日发出，坏一个赔一个',
  cards: '请本人携带身份证与旧卡办理',
  brew: '可换低因豆，不另收费',
  tennis: '球拍免费借用，请穿平底鞋入场',
  check: '体检当日请空腹',
  stars: '营地备有睡袋，雨天顺延',
  premiere: '首映场次有限，开映后不再入场',
  charge: '充满后请移车，十分钟内免占位费',
  dumpling: '皮薄馅足，每笼六只',
  lake: '图片为示意，以实际交付为准',
  swap: '缺页、污损的书恕不交换',
  miles: '双倍里程，落地三日内到账',
}

/** In the order in which they began, over a year; two customers at a time. None is of a season: the day is any. */
export const campaigns: readonly Campaign[] = [
  campaign('latte', cafe, 'offer', ['晨间拿铁', '现磨现做，趁热上班', '第二杯半价'], '#3b2117', '#c98a4b'),
  campaign('island', airline, 'launch', ['海岛直飞', '每日三班，往返含税', '新航线'], '#0a4d7a', '#6fd3e8'),
  campaign('fruit', grocer, 'brand', ['鲜果直达', '产地采摘，次日到店', '坏果包赔'], '#0e5a3c', '#8fd14f'),
  campaign('save', bank, 'brand', ['安心存', '网点办理，当日起息', '到网点咨询'], '#7c1d2b', '#f08a5d'),
  campaign('run', sports, 'event', ['夜跑计划', '打卡七天，领装备', '免费报名'], '#101b46', '#4f6bff'),
  campaign('tooth', hospital, 'brand', ['口腔护理', '洁牙涂氟，周末不休', '请先预约'], '#1f5fa8', '#8fd3ff'),
  campaign('camp', outdoor, 'offer', ['周末露营', '帐篷天幕，成套更省', '低至五折'], '#16324f', '#f2a65a'),
  campaign('popcorn', cinema, 'offer', ['双人观影', '两人同行，第二张半价', '含爆米花'], '#5b0f2e', '#ff5d7a'),
  campaign('noodle', kitchen, 'brand', ['热汤面馆', '晚八点后，加面免费', '深夜营业'], '#7a1f17', '#ffb347'),
  campaign('key', estate, 'brand', ['安心租房', '真房真价', '免费带看'], '#40356f', '#b79cff'),
  campaign('bike', riding, 'public', ['绿色出行', '少开一天车，多走一段路', '公益倡议'], '#12202f', '#2aa893'),
  campaign('read', bookshop, 'event', ['城市夜读', '周五晚七点，一起读书', '免费参加'], '#4b2a63', '#e8b4d8'),
  campaign('orange', grocer, 'offer', ['整箱鲜橙', '五斤一箱', '包邮到家'], '#c2410c', '#ffc145'),
  campaign('cards', bank, 'launch', ['换卡不换号', '十分钟，领新卡', '网点即办'], '#12305e', '#5a9bff'),
  campaign('brew', cafe, 'launch', ['冷萃上新', '低温慢滴，十二小时', '新品尝鲜'], '#0f3b42', '#e8a15a'),
  campaign('tennis', sports, 'offer', ['开拍网球', '场租减半', '限周末'], '#7d3617', '#e58a52'),
  campaign('check', hospital, 'brand', ['健康体检', '当日出报告', '请先预约'], '#0b4f5e', '#57cfc0'),
  campaign('stars', outdoor, 'event', ['星空营地', '山顶观星', '限三十席'], '#14123f', '#6a4fd8'),
  campaign('premiere', cinema, 'launch', ['巨幕首映', '主创到场', '预售开启'], '#15151c', '#5b7bd6'),
  campaign('charge', riding, 'launch', ['快充半小时', '夜间电费五折', '全城百站'], '#0d4f3c', '#9be15d'),
  campaign('dumpling', kitchen, 'launch', ['手工蒸包', '现包现蒸', '新店开业'], '#2f4a36', '#a9c48a'),
  campaign('lake', estate, 'event', ['临湖新居', '样板间已开放', '本周开放'], '#2b4a6f', '#ffb27a'),
  campaign('swap', bookshop, 'event', ['旧书换新', '三本换一本', '到店即换'], '#1d4e5f', '#f2c14e'),
  campaign('miles', airline, 'offer', ['里程翻倍', '一程当两程', '会员专享'], '#1d2f6f', '#ff9d7a'),
]

/** What the nationwide library is about. It belongs to nobody and sells nothing; `media/art/` has how it looks. */
export const publicCampaigns: readonly (Pick<Campaign, 'key' | 'name'> & { group: string })[] = [
  { key: 'crossing', name: '文明出行', group: '安全提示' },
  { key: 'water', name: '节约用水', group: '绿色生活' },
  { key: 'waste', name: '垃圾分类', group: '绿色生活' },
  { key: 'shelf', name: '全民阅读', group: '文明风尚' },
  { key: 'fraud', name: '防范诈骗', group: '安全提示' },
  { key: 'power', name: '安全用电', group: '安全提示' },
  { key: 'wind', name: '绿色低碳', group: '绿色生活' },
  { key: 'elders', name: '敬老爱幼', group: '文明风尚' },
]
