import { choose } from '#src/ui/overlay/choose.tsx'
import type { Conflict, ConflictChoice } from '../../session/save-program.ts'

export function askConflict({ message, blocked }: Conflict): Promise<ConflictChoice> {
  return choose({
    title: '广告已有变化',
    message,
    cancelLabel: '继续编辑',
    choices: [
      { value: 'overwrite', label: '覆盖', danger: true, disabledReason: blocked },
      { value: 'copy', label: '另存为新广告' },
    ],
  })
}
