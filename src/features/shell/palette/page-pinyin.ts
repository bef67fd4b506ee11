/** The pages in pinyin, by their path: the initials of a title can be worked out, its syllables cannot. */
export const pagePinyin: Readonly<Record<string, string>> = {
  '/homePage': 'shouye',
  '/terminalManage': 'zhongduanguanli',
  '/materialManage': 'sucaiguanli',
  '/programManage': 'guanggaoguanli',
  '/editorFive': 'guanggaozhizuo',
  '/reviewDesk': 'shenhetai',
  '/orderManage': 'dingdanguanli',
  '/orderManage/create': 'chuangjiandingdan',
  '/report/terminalReport': 'zhongduantongji shujutongji',
  '/report/programReport': 'guanggaotongji shujutongji',
  '/form/formManage': 'zuzhijigou zhanghuzhongxin',
  '/form/role': 'jueseguanli zhanghuzhongxin',
  '/form/account': 'zhanghaoguanli zhanghuzhongxin',
  '/record/deviceCommand': 'zhongduanzhilingjilu rizhi',
  '/record/playRecord': 'guanggaofabujilu rizhi',
  '/upload': 'zhongduanxiazai',
}
