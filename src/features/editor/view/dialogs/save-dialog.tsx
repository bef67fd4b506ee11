import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useForm } from '@mantine/form'
import { resolutionText } from '#src/domain/resolution.ts'
import { formatDurationWords, formatMaterialSize } from '#src/domain/units.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { programNameWrong, PROGRAM_NAME_LIMIT } from '#src/domain/validation.ts'
import { DescriptionList } from '#src/ui/description-list.tsx'
import { FormModal } from '#src/ui/form/form-modal.tsx'
import { figuresOf } from '../../model/figures.ts'
import type { EditDocument } from '../../model/edit-document.ts'

/** What comes after a save. */
export type SaveThen = 'return' | 'stay' | 'submit'

const LABELS: Readonly<Record<SaveThen, string>> = { return: '保存并返回', stay: '保存', submit: '保存并提交' }

export interface SaveDialogProps {
  opened: boolean
  document: EditDocument
  /** 保存, or 另存为 for a copy. */
  title: string
  /** What the editor does not show of the content, in words: to be agreed to before it is saved (M2). */
  hidden: readonly string[]
  /** How many elements are hidden on the canvas, which play all the same. */
  hiddenElements?: number
  /** What should be known of the ad before. */
  findings?: ReactNode
  /**
   * Saves under the trimmed name, and leaves the editor, stays, or hands the ad in for review. What it throws is shown
   * in the dialog, which stays open.
   */
  onSave: (name: string, then: SaveThen) => Promise<unknown>
  /** Whether it can be handed in for review at once. */
  submits?: boolean
  /** Opened by Ctrl+S: Enter saves and stays in the editor instead of returning to the list (E22). */
  stays?: boolean
  onClose: () => void
}

export function SaveDialog({
  opened,
  document,
  title,
  hidden,
  hiddenElements = 0,
  findings,
  submits = false,
  stays = false,
  onSave,
  onClose,
}: SaveDialogProps) {
  const { scenes, seconds, resources, bytes, unknownSizes } = figuresOf(document)
  const form = useForm({
    initialValues: { name: document.name, agreed: hidden.length === 0 },
    validate: { name: programNameWrong, agreed: (agreed) => (agreed ? null : '请先确认') },
    transformValues: ({ name }) => ({ name: name.trim() }),
  })
  const way = (then: SaveThen) => ({
    label: LABELS[then],
    onSubmit: ({ name }: { name: string }) => onSave(name, then),
  })
  const [first, second] = stays ? [way('stay'), way('return')] : [way('return'), way('stay')]
  return (
    <FormModal
      opened={opened}
      onClose={onClose}
      title={title}
      form={form}
      onSubmit={first.onSubmit}
      submitLabel={first.label}
      otherSubmits={[second, ...(submits ? [way('submit')] : [])]}
      withoutLeaveQuestion
    >
      <TextInput
        label="广告名称"
        withAsterisk
        placeholder={`最多 ${PROGRAM_NAME_LIMIT} 个字符`}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <DescriptionList
        items={[
          { label: '分辨率', value: resolutionText(document) },
          { label: '场景数', value: scenes },
          { label: '总时长', value: formatDurationWords(seconds) },
          { label: '资源数', value: resources },
          {
            label: '大小',
            value:
              formatMaterialSize(bytes) +
              (unknownSizes > 0 ? `（不含 ${formatNumber(unknownSizes)} 个大小未知的资源）` : ''),
          },
        ]}
      />
      {findings}
      <Text size="xs" c="dimmed">
        “保存”后留在编辑器，“保存并返回”后回到广告列表
        {submits && '，“保存并提交”后送交审核并回到广告列表，审核期间不能编辑或删除'}。
      </Text>
      {hiddenElements > 0 && (
        <Text size="sm" role="status">
          {formatNumber(hiddenElements)} 个隐藏元素仍会播放
        </Text>
      )}
      {hidden.length > 0 && (
        <Checkbox
          label={`我已了解：${hidden.join('；')}。未显示的内容将原样保留。`}
          {...form.getInputProps('agreed', { type: 'checkbox' })}
        />
      )}
    </FormModal>
  )
}
