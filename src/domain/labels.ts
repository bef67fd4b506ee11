export interface Label {
  text: string
  /** The meaning of the colour; the theme has the colours. */
  tone: 'success' | 'danger' | 'info' | 'neutral' | 'warning' | 'special'
}

/** What stands in several tables, each time in words of its own, has one tone in all of them. */
export const UNDELIVERED = 'warning'
export const INTERRUPTION = 'special'

type Labels = Readonly<Record<string, Label>>

export const deviceStates: Labels = {
  1: { text: '在线', tone: 'success' },
  0: { text: '离线', tone: 'neutral' },
}

/** 1§4: command status; its codes differ from those of play entries (R9). */
export const commandStatuses: Labels = {
  0: { text: '失败', tone: 'danger' },
  1: { text: '成功', tone: 'success' },
  2: { text: '执行中', tone: 'info' },
}

/** 1§3: command types; 2 and 3 are shown only, not issued. */
export const commandTypes: Labels = {
  0: { text: '截屏', tone: 'neutral' },
  1: { text: '重启', tone: 'neutral' },
  2: { text: '获取运行日志', tone: 'neutral' },
  3: { text: '录屏', tone: 'neutral' },
  4: { text: '磁盘清理', tone: 'neutral' },
  5: { text: '获取终端信息', tone: 'neutral' },
}

/** 1§3: the commands that can be issued. */
export const issuableCommands = [0, 1, 4, 5] as const

/** 1§3: how an ad plays on a terminal; every other value than 0 is an interruption. */
export const scheduleTypes: Labels = {
  0: { text: '轮播', tone: 'neutral' },
  1: { text: '插播', tone: INTERRUPTION },
}

/** 1§4: whether an ad has arrived on a terminal (0 pending, otherwise success). */
export const arrivalStatuses: Labels = {
  0: { text: '未送达', tone: UNDELIVERED },
  1: { text: '已送达', tone: 'success' },
}

/** 3§3: what a record of the publish log is about. */
export const playTypes: Labels = {
  1: { text: '发布', tone: 'neutral' },
  0: { text: '停播', tone: 'neutral' },
}

/** 1§4, 2§4: review statuses of ads; 6 and 7 are for materials. */
export const reviewStatuses: Labels = {
  0: { text: '待提交', tone: 'info' },
  1: { text: '审核通过', tone: 'success' },
  2: { text: '内部审核中', tone: 'neutral' },
  3: { text: '平台审核中', tone: 'special' },
  4: { text: '内部审核未通过', tone: 'danger' },
  5: { text: '平台审核未通过', tone: 'danger' },
  6: { text: '转码中', tone: 'danger' },
  7: { text: '转码失败', tone: 'danger' },
}

/** 2§9: where an order stands. */
export const orderStatuses: Labels = {
  0: { text: '待审核', tone: 'info' },
  1: { text: '待播放', tone: 'neutral' },
  2: { text: '播放中', tone: 'success' },
  3: { text: '已停播', tone: 'neutral' },
  4: { text: '已完成', tone: 'neutral' },
  5: { text: '审核未通过', tone: 'danger' },
}

/** 2§2: kinds of material. */
export const materialTypes: Labels = {
  0: { text: '图片', tone: 'neutral' },
  1: { text: '视频', tone: 'neutral' },
}

/** 2§3: whether a material may be used. */
export const enabledStates: Labels = {
  0: { text: '已停用', tone: 'warning' },
  1: { text: '已启用', tone: 'success' },
}

/** 3§2: whether an account may sign in. */
export const accountStates: Labels = {
  0: { text: '停用', tone: 'warning' },
  1: { text: '启用', tone: 'success' },
}

/** The label of a value; one that the contract does not know is shown as it is, neutral (R9). */
export function labelOf(labels: Labels, value: unknown): Label {
  if (value === undefined || value === null || value === '') return { text: '--', tone: 'neutral' }
  const key = ['number', 'string', 'boolean'].includes(typeof value) ? String(value) : '?'
  return (Object.hasOwn(labels, key) ? labels[key] : undefined) ?? { text: `未知（${key}）`, tone: 'neutral' }
}

/** 1§3: 1 is Android, anything else Windows; what did not come is neither (R24). */
export function osName(os: unknown): string {
  if (os === undefined || os === null || os === '') return '--'
  return String(os) === '1' ? 'Android' : 'Windows'
}

/** 1§3: 1 LAN, 2 Wi-Fi, anything else mobile; what did not come is none of them (R24). */
export function networkName(netType: unknown): string {
  if (netType === undefined || netType === null || netType === '') return '--'
  return String(netType) === '1' ? '有线网络' : String(netType) === '2' ? 'Wi-Fi' : '移动网络'
}

export function optionsOf(
  labels: Labels,
  codes: readonly (string | number)[] = Object.keys(labels),
): { value: string; label: string }[] {
  return codes.map((code) => ({ value: String(code), label: labelOf(labels, code).text }))
}

/** What is in no group is in this one, which the client adds (1§2). */
export const UNGROUPED_NAME = '未分组'
