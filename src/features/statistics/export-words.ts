export const exported = (what: string) => () => `操作成功：已导出${what}`

export const NO_MONTH = '该行没有有效的月份'

export const exportingReason = (progress: number | undefined) =>
  progress === undefined ? undefined : '正在导出，请稍候'
