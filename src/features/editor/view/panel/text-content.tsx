import { Textarea } from '@mantine/core'
import { viewLimits } from '#src/scene/model/limits.ts'

/** A text that is edited. */
export interface TextContentProps {
  value: string
  onChange: (value: string) => void
  onDone: () => void
}

/** The words of a text element. */
export function TextContent({ value, onChange, onDone }: TextContentProps) {
  return (
    <Textarea
      aria-label="文本内容"
      size="xs"
      autosize
      minRows={2}
      maxRows={8}
      maxLength={viewLimits.textLength}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onDone}
    />
  )
}
