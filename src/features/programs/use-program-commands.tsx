import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Program } from '#src/api/generated/types.gen.ts'
import { useWrite } from '#src/api/query.ts'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { notifyDone, notifyError } from '#src/ui/feedback/notify.ts'
import { programName } from './program-card.tsx'

/**
 * Submitting and deleting an ad, each after a question in which its error would stand (2§5). The functions never change
 * as long as `onDone` does not.
 */
export function useProgramCommands(onDone: (programs: readonly Program[]) => void) {
  const client = useQueryClient()
  const { mutateAsync: submit } = useWrite('programSubmit')
  const { mutateAsync: remove } = useWrite('programDelete')
  return useMemo(
    () => ({
      submit: async (program: Program) => {
        const { done } = await confirm({
          title: '提交审核',
          message: `确定提交广告“${programName(program)}”审核？审核期间不能编辑和删除。`,
          confirmLabel: '提交',
          action: () => submit({ path: { id: program.id } }),
        })
        if (done) notifyDone(`已提交广告“${programName(program)}”审核`)
      },
      submitAll: async (programs: readonly Program[]) => {
        const code = await import('./submit-programs.ts').catch((error: unknown) => void notifyError(error))
        return code?.submitPrograms(programs, client, onDone)
      },
      /** Resolves to true when it is gone. */
      remove: async (program: Program): Promise<boolean> => {
        const { done } = await confirm({
          title: '删除广告',
          message: `确定删除广告“${programName(program)}”？删除后不能恢复。`,
          note: {
            load: async () => {
              const { ProgramPlays } = await import('./program-plays.tsx')
              return <ProgramPlays {...program} />
            },
            waiting: '正在查询发布情况…',
            failed: '发布情况未能查询。',
          },
          confirmLabel: '删除',
          danger: true,
          action: () => remove({ path: { id: program.id } }),
        })
        if (done) {
          notifyDone(`已删除广告“${programName(program)}”`)
          onDone([program])
        }
        return done
      },
    }),
    [submit, remove, client, onDone],
  )
}
