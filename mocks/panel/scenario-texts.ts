import type { ScenarioName } from '../scenarios.ts'

/** How each scene is told: its title, and what is going on in one sentence. */
export const scenarioTexts: Record<ScenarioName, { title: string; story: string }> = {
  tour: {
    title: '从上传到上屏',
    story: '跟着导览走一遍：上传素材、审核、制作广告、审核、发布，直到终端收到。平台审核和下发只需几秒。',
  },
  'new-company': {
    title: '新公司',
    story: '刚刚开通：没有终端、素材和广告，一切从零开始。',
  },
  'one-screen': {
    title: '只有一块屏',
    story: '一家小店：一台终端、一个素材、一条广告，审核只有一级。',
  },
  'ten-thousand': {
    title: '一万台终端',
    story: '全国网络：一万台终端、四百个素材、两百条广告。',
  },
  'full-review-queue': {
    title: '审核队列已满',
    story: '四级审核，每一级都积压了几十条素材和广告，平台迟迟没有结论。',
  },
  'stuck-release': {
    title: '发布卡住',
    story: '昨晚发布的广告一直没有到达终端，重启指令也没有回音。',
  },
  'why-dark': {
    title: '商场为什么黑屏',
    story: '昨晚九点起，云麓天地的七块屏幕不对，各有各的原因。',
  },
  'half-done': {
    title: '接手一半的工作',
    story: '换海报换到一半，没通过的广告改好又送来，今天还有一条插播。',
  },
  'morning-of-failures': {
    title: '故障的早晨',
    story: '首页打不开，列表要试几次，上传中断，发布和指令不知成败，一半的指令失败。',
  },
  'strict-platform': {
    title: '平台从严',
    story: '平台审核不通过送审的一切，已有几条被打回等待修改。',
  },
  'slow-network': {
    title: '网络很慢',
    story: '每个请求要等三到六秒，上传每秒 60 KB。',
  },
  'long-names': {
    title: '最长的名字',
    story: '终端、素材、广告、分组和组织都取了允许的最长名字，看版面会不会撑破。',
  },
  'turned-names': {
    title: '会翻转的名字',
    story: '每个名字里都有看不见的方向控制符，或者从右到左的文字，看确认框、列表和导出会不会被带歪。',
  },
}
