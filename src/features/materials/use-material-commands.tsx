import { useMemo } from 'react'
import type { Material } from '#src/api/generated/types.gen.ts'
import { useWrite } from '#src/api/query.ts'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { notifyDone, notifySuccess } from '#src/ui/feedback/notify.ts'
import { subjectWords } from '#src/ui/table/batch-target.ts'
import type { RetryWithoutDeleted } from '#src/ui/table/use-retry-without-deleted.ts'
import { submittable } from './material-actions.ts'
import { materialName } from './material-card.tsx'
import { formatNumber } from '#src/lib/text/format-number.ts'

export const subjectOf = subjectWords<Material>('素材', '个', materialName)

/**
 * Submitting and deleting materials, each after a question in which its error would stand (2§5). The functions never
 * change as long as what is given does not.
 */
export function useMaterialCommands(
  retryWithoutDeleted: RetryWithoutDeleted,
  onDone: (materials: readonly Material[]) => void,
) {
  const { mutateAsync: submit } = useWrite('materialSubmit')
  const { mutateAsync: remove } = useWrite('materialDelete')
  return useMemo(
    () => ({
      submit: async (materials: readonly Material[]) => {
        const ready = submittable(materials)
        const left = materials.length - ready.length
        const submitted = await confirm({
          title: '提交审核',
          message: `确定提交${subjectOf(ready)}审核？审核期间不能删除。${left > 0 ? `另有 ${formatNumber(left)} 个素材的状态不能提交，不会提交。` : ''}`,
          confirmLabel: '提交',
          action: () => retryWithoutDeleted(ready, (rest) => submit({ body: rest.map(({ id }) => id) })),
        })
        if (!submitted.done) return
        const { answer: count } = submitted.answer
        // the server counts (2§4, W5)
        notifySuccess(`成功提交了${count}个素材${count === 1 && ready.length === 1 ? `：${subjectOf(ready)}` : ''}`)
        onDone(ready)
      },
      /** Resolves to true when it is gone. */
      remove: async (material: Material): Promise<boolean> => {
        const { done } = await confirm({
          title: '删除素材',
          message: `确定删除素材“${materialName(material)}”？删除后不能恢复。`,
          note: {
            load: async () => {
              const { MaterialUse } = await import('./material-use.tsx')
              return <MaterialUse id={material.id} />
            },
            waiting: '正在查找使用它的广告…',
            failed: '未能查找使用它的广告。',
          },
          confirmLabel: '删除',
          danger: true,
          action: () => remove({ path: { id: material.id } }),
        })
        if (done) {
          notifyDone(`已删除素材“${materialName(material)}”`)
          onDone([material])
        }
        return done
      },
    }),
    [submit, remove, retryWithoutDeleted, onDone],
  )
}
