import type { QueryClient } from '@tanstack/react-query'
import { call } from '#src/api/call.ts'
import type { Program } from '#src/api/generated/types.gen.ts'
import { reloadArea } from '#src/api/query.ts'
import { blockedByReview } from '#src/domain/review.ts'
import { createTurns } from '#src/lib/data/turns.ts'
import { isResultUnknown, messageOf, UserError } from '#src/lib/errors/user-error.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { notifySuccess } from '#src/ui/feedback/notify.ts'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { subjectWords } from '#src/ui/table/batch-target.ts'
import { programName } from './program-card.tsx'

/** How many are under way at once. */
const AT_ONCE = 6
/** Failures that are named; the others are counted. */
const NAMED = 3

const subjectOf = subjectWords<Program>('广告', '个', programName)

/**
 * Submits the chosen ads that can be, after a question; each by its own call, so that one that fails keeps no other
 * from being sent. Another press sends only the others.
 */
export async function submitPrograms(
  programs: readonly Program[],
  client: QueryClient,
  onDone: (programs: readonly Program[]) => void,
) {
  const ready = programs.filter((program) => blockedByReview('program', 'submit', program) === undefined)
  const left = programs.length - ready.length
  const sent = new Set<Program>()
  const { done } = await confirm({
    title: '提交审核',
    message: `确定提交${subjectOf(ready)}审核？审核期间不能编辑和删除。${left > 0 ? `另有 ${formatNumber(left)} 个广告的状态不能提交，不会提交。` : ''}`,
    confirmLabel: '提交',
    action: async () => {
      const turns = createTurns(AT_ONCE)
      const { signal } = new AbortController()
      const failures: { program: Program; error: unknown }[] = []
      await Promise.all(
        ready
          .filter((program) => !sent.has(program))
          .map(async (program) => {
            try {
              await turns.run(() => call('programSubmit', { path: { id: program.id } }), signal)
              sent.add(program)
            } catch (error) {
              failures.push({ program, error })
            }
          }),
      )
      onDone([...sent])
      await reloadArea(client, 'programSubmit')
      if (failures.length > 0) throw new SubmitError(failures, sent.size)
    },
  })
  if (done) notifySuccess(`已提交${subjectOf(ready)}审核`)
}

class SubmitError extends UserError {
  constructor(failures: readonly { program: Program; error: unknown }[], sent: number) {
    const named = failures
      .slice(0, NAMED)
      .map(({ program, error }) => `“${programName(program)}”${messageOf(error) ?? '登录已失效'}`)
    super(
      `${sent > 0 ? `已提交 ${formatNumber(sent)} 个，` : ''}${formatNumber(failures.length)} 个未提交：${named.join('；')}${failures.length > NAMED ? '…' : ''}`,
      { cause: failures.find(({ error }) => isResultUnknown(error))?.error ?? failures[0]?.error },
    )
  }

  override get resultUnknown(): boolean {
    return isResultUnknown(this.cause)
  }
}
