import { pagePermissions } from '#src/domain/page-permissions.ts'
import type { Permission } from '#src/domain/permissions.ts'
import { anyReviewCode } from '#src/domain/review-codes.ts'
import type { Shortcut } from '#src/ui/overlay/shortcut-list.tsx'

/** The keys of the console by where they count, with who gets there; the editor has a list of its own. */
export function shortcutGroups(
  can: (permission: Permission) => boolean,
): (readonly [title: string, shortcuts: readonly Shortcut[]])[] {
  const everywhere: Shortcut[] = [
    ['搜索页面和操作', [navigator.userAgent.includes('Mac') ? '⌘K' : 'Ctrl+K']],
    ['快捷键', ['?']],
    ['关闭对话框', ['Esc']],
  ]
  const lists: Shortcut[] = [
    ['按输入的条件查询', ['Enter']],
    ['选择连续的多项', ['Shift+单击', 'Shift+空格']],
  ]
  const desk: Shortcut[] = [
    ['下一项', ['J']],
    ['上一项', ['K']],
    ['到“通过”按钮', ['A']],
    ['填写不通过的原因', ['R']],
  ]
  const preview: Shortcut[] = [
    ['上一个、下一个', ['←', '→']],
    ['广告：播放、暂停', ['空格']],
    ['广告：全屏', ['F']],
  ]
  return [
    ['全局', everywhere],
    ['列表', lists],
    ['审核台', can(anyReviewCode) ? desk : []],
    ['预览', can([pagePermissions.materials, pagePermissions.programs]) ? preview : []],
    ['广告制作', can(pagePermissions.editor) ? [['编辑器的快捷键', ['在编辑器中按 ?']]] : []],
  ]
}
