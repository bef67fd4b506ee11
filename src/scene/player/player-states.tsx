import { Button } from '@mantine/core'
import { IconAlertTriangle, IconDownload, IconPhotoOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { saveFile } from '#src/lib/sheet/save-file.ts'
import type { Problem } from '#src/scene/model/scene-types.ts'
import classes from './player.module.css'

export interface UnreadableAdProps {
  reason: string
  original: unknown
  /** What cannot be done therefore. Default 无法预览. */
  consequence?: string
  /** A way on. */
  action?: ReactNode
}

/** A content that cannot be read: says why, and hands it out as it came (M1). */
export function UnreadableAd({ reason, original, consequence = '无法预览', action }: UnreadableAdProps) {
  const text = rawText(original)
  return (
    <div className={classes.state} role="alert">
      <IconAlertTriangle size={32} stroke={1.25} aria-hidden />
      <strong>内容无法解析</strong>
      <span>
        {reason}，{consequence}
      </span>
      {text !== '' && (
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), '广告内容.txt')}
        >
          下载原始内容
        </Button>
      )}
      {action}
    </div>
  )
}

export function EmptyAd({ problems }: { problems: readonly Problem[] }) {
  return (
    <div className={classes.state} role="status">
      <IconPhotoOff size={32} stroke={1.25} aria-hidden />
      <strong>暂无场景</strong>
      <span>{problems[0]?.message ?? '这个广告还没有内容'}</span>
    </div>
  )
}

export function Problems({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null
  return (
    <ul className={classes.problems} aria-label="内容提示">
      {problems.map(({ message }) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  )
}

function rawText(original: unknown): string {
  if (typeof original === 'string') return original
  try {
    return original === undefined || original === null ? '' : JSON.stringify(original, null, 2)
  } catch {
    return ''
  }
}
