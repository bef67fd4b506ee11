/** What is said when an export is done (3§2). */
export const exported = (what: string) => () => `操作成功：已导出${what}`

/** Why a row without a month cannot be exported. */
export const NO_MONTH = '该行没有有效的月份'

/** Why no export can be begun while another is under way. */
export const exportingReason = (progress: number | undefined) =>
  progress === undefined ? undefined : '正在导出，请稍候'
