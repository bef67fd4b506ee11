import { confirm } from '#src/ui/overlay/confirm.tsx'

/**
 * Asks before a plan is sent by which nothing plays on any day. Resolves to true when it may be sent, at once where it
 * plays. `verb` is what is about to be done, such as 发布.
 */
export async function mayNeverPlay(neverPlays: boolean, verb: string): Promise<boolean> {
  if (!neverPlays) return true
  return confirm({
    title: '广告不会播放',
    message: '所选日期范围内没有所选的星期，广告一天也不会播放。',
    confirmLabel: `仍要${verb}`,
    cancelLabel: '返回修改',
    danger: true,
  })
}
