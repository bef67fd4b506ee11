/** Groups or organisations that are asked for; the ads of others stand together. */
export const SECTIONS = 60

/** What stands over the ads of no section, of so many groups or organisations. */
export function restOf(by: string | undefined, count: number): string {
  const rest = by === 'org' ? '其他组织' : count > SECTIONS ? '其他分组、未分组' : '未分组'
  return count > SECTIONS ? `${rest}（只列出前 ${SECTIONS} 个${by === 'org' ? '组织' : '分组'}）` : rest
}
