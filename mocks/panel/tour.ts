import type { Id } from '../db/models.ts'
import type { World } from '../db/world.ts'
import type { LogEntry } from '../server/report.ts'

/** What the operator has made last, which the next step goes on with. */
export interface LastMade {
  material: Id | undefined
  program: Id | undefined
}

export interface TourStep {
  title: string
  hint: string
  /** The account that does it. */
  as: string
  /** Where it is done, below the console's folder: at what was made, once something was. */
  page: (made: LastMade) => string
  /** Whether this call shows that it was done. */
  done: (call: LogEntry) => boolean
}

const OPERATOR = '13800000001'
const REVIEWER = '13800000002'
const succeeded =
  (...operations: string[]) =>
  ({ operationId, code }: LogEntry) =>
    code === 1 && operations.includes(String(operationId))
/** The publish dialog asks too: for totals one row at a time, for the plans that the ad has by the largest page. */
const lookedAtTerminals = (call: LogEntry) =>
  succeeded('programPlayList')(call) && !/[?&]limit=(1|400)(&|$)/.test(call.path)

export const tourSteps: readonly TourStep[] = [
  {
    title: '以“运营小王”登录',
    hint: '他管理素材、广告和终端，但不能审核。',
    as: OPERATOR,
    page: () => 'homePage',
    done: ({ account }) => account === OPERATOR,
  },
  {
    title: '上传一个素材',
    hint: '点“上传素材”，任意图片或短视频。',
    as: OPERATOR,
    page: () => 'materialManage',
    done: ({ operationId, status }) => operationId === 'upload' && status !== null && status >= 200 && status < 300,
  },
  {
    title: '提交素材审核',
    hint: '您的素材已经打开，点“提交”。',
    as: OPERATOR,
    page: ({ material }) => opened('materialManage', 'preview', material),
    done: succeeded('materialSubmit'),
  },
  {
    title: '一级审核员通过素材',
    hint: '它在审核台等着，点“通过”；几秒后平台也会通过。',
    as: REVIEWER,
    page: ({ material }) => opened('reviewDesk', 'kind=material&id', material),
    done: succeeded('materialProcess1'),
  },
  {
    title: '用它制作一条广告',
    hint: '换回运营小王，在编辑器里放上素材，保存。',
    as: OPERATOR,
    page: () => 'editorFive',
    done: succeeded('programCreate'),
  },
  {
    title: '提交广告审核',
    hint: '您的广告已经打开，点“提交”。',
    as: OPERATOR,
    page: ({ program }) => opened('programManage', 'preview', program),
    done: succeeded('programSubmit'),
  },
  {
    title: '一级审核员通过广告',
    hint: '和素材一样，几秒后平台也会通过。',
    as: REVIEWER,
    page: ({ program }) => opened('reviewDesk', 'kind=program&id', program),
    done: succeeded('programProcess1'),
  },
  {
    title: '发布到终端',
    hint: '换回运营小王，选几台在线的终端和投放时间。',
    as: OPERATOR,
    page: ({ program }) => opened('programManage', 'publish', program),
    done: succeeded('programPlay'),
  },
  {
    title: '看终端收到',
    hint: '这是广告的“查看发布终端”，几秒后全部送达。',
    as: OPERATOR,
    page: ({ program }) => opened('checkPubMet', 'id', program),
    done: lookedAtTerminals,
  },
]

export function lastMade({ gate }: World): LastMade {
  const own = ({ creator }: { creator: string }) => creator === OPERATOR
  return {
    material: newest(gate.material.list(own)),
    program: newest(gate.program.list((row) => own(row) && !row.deleted)),
  }
}

const newest = (rows: readonly { id: Id; createTime: number }[]) =>
  rows.toSorted((a, b) => a.createTime - b.createTime).at(-1)?.id

const opened = (page: string, as: string, id: Id | undefined) => (id === undefined ? page : `${page}?${as}=${id}`)

export interface TourProgress {
  done: number
  at: number
}

/** How far these calls lead, in the order in which they came: each step after the one before it. */
export function goOn(from: TourProgress, calls: readonly LogEntry[]): TourProgress {
  let { done, at } = from
  for (const call of calls) {
    if (call.at < at || !tourSteps[done]?.done(call)) continue
    done += 1
    at = call.at
  }
  return { done, at }
}
