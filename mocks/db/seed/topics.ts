/** What a campaign of the simulated company is about: its ads, pictures and videos say the same. */
export interface Topic {
  name: string
  /** The offer in a line. */
  line: string
  /** What runs along the foot. */
  news: string
  /** How it is cried out. */
  tag: string
  /** On its pictures; a campaign that sells nothing has none. */
  price?: string
  /** Which clip its videos are. */
  clip: 'tide' | 'orbit' | 'meadow' | 'lanterns'
}

export const topics: readonly Topic[] = [
  {
    name: '春茶上新',
    line: '山场头采，现泡现饮',
    news: '到店即享新茶试饮，购任意两罐赠便携茶具，活动截至本周日',
    tag: '新品首发',
    price: '¥68',
    clip: 'meadow',
  },
  {
    name: '夏日冰饮季',
    line: '大杯同价，冰爽一夏',
    news: '每日 14 点至 17 点第二杯半价，自带杯再减两元',
    tag: '第二杯半价',
    price: '¥16',
    clip: 'tide',
  },
  {
    name: '周年庆八折',
    line: '全场正价商品八折',
    news: '周年庆期间满三百赠礼盒一份，赠品有限，先到先得',
    tag: '限时七天',
    price: '8 折',
    clip: 'orbit',
  },
  {
    name: '会员日双倍积分',
    line: '每月八日，积分翻倍',
    news: '积分可抵现金使用，新会员当日注册即赠一百积分',
    tag: '会员专享',
    clip: 'orbit',
  },
  {
    name: '早餐套餐',
    line: '热豆浆配鲜肉包',
    news: '工作日 6 点半至 9 点半供应，提前一晚预订免排队',
    tag: '到店即享',
    price: '¥10',
    clip: 'tide',
  },
  {
    name: '鲜果直达',
    line: '产地采摘，次日到店',
    news: '每日现切果盒下午四点后七折，坏果包赔',
    tag: '坏果包赔',
    price: '¥19.9',
    clip: 'meadow',
  },
  {
    name: '城市夜读',
    line: '周五晚七点，一起读书',
    news: '本周共读散文选，凭书店小票可换热饮一杯',
    tag: '免费参加',
    clip: 'lanterns',
  },
  {
    name: '暖冬好物',
    line: '保暖内搭两件七五折',
    news: '满两百减三十，羽绒制品免费清洗一次',
    tag: '满两百减三十',
    price: '¥99',
    clip: 'orbit',
  },
  {
    name: '周末市集',
    line: '手作、花草与旧书',
    news: '周六上午十点开集，雨天移至一层中庭',
    tag: '周六开集',
    clip: 'lanterns',
  },
  {
    name: '出行无忧',
    line: '车辆检测，三十项免费',
    news: '长假前到店检测可领玻璃水一瓶，请提前电话预约',
    tag: '免费检测',
    clip: 'tide',
  },
  {
    name: '开学季',
    line: '文具书包，满百减二十',
    news: '凭学生证再享九五折，大件免费送货到家',
    tag: '满百减二十',
    price: '¥39',
    clip: 'orbit',
  },
  {
    name: '亲子乐园',
    line: '两大一小，周末通票',
    news: '一米以下儿童免票，入园请穿防滑袜',
    tag: '周末通票',
    price: '¥128',
    clip: 'tide',
  },
  {
    name: '健身打卡',
    line: '连续七天，赠月卡一张',
    news: '新客可约体测与私教体验课，器械区 23 点闭馆',
    tag: '新客体验',
    price: '¥1',
    clip: 'orbit',
  },
  {
    name: '露营装备',
    line: '帐篷天幕，成套更省',
    news: '租赁满三天免一天，押金当日退还',
    tag: '满三免一',
    price: '¥88',
    clip: 'meadow',
  },
  {
    name: '绿色出行',
    line: '少开一天车，多走一段路',
    news: '地铁站内共享单车前半小时免费，请规范停放',
    tag: '公益倡议',
    clip: 'meadow',
  },
  {
    name: '团圆礼盒',
    line: '六味糕点，一盒团圆',
    news: '礼盒可代写贺卡，市内当日送达',
    tag: '当日送达',
    price: '¥158',
    clip: 'lanterns',
  },
]

export const publicTopics: readonly Pick<Topic, 'name' | 'line' | 'clip'>[] = [
  { name: '文明出行', line: '一停二看三通过', clip: 'tide' },
  { name: '节约用水', line: '随手关紧水龙头', clip: 'tide' },
  { name: '垃圾分类', line: '分一分，净十分', clip: 'meadow' },
  { name: '全民阅读', line: '每天半小时，一年十本书', clip: 'lanterns' },
  { name: '防范诈骗', line: '不轻信，不转账', clip: 'orbit' },
  { name: '安全用电', line: '人走断电，不拉飞线', clip: 'orbit' },
  { name: '绿色低碳', line: '多一点绿，少一点碳', clip: 'meadow' },
  { name: '敬老爱幼', line: '常回家看看', clip: 'lanterns' },
]
