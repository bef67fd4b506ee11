import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatNumber } from '#src/lib/text/format-number.ts'

interface SentProps {
  /** The documented sentence (2§4). */
  sentence: string
  verb: '发布' | '停播'
  /** How many terminals the server counts. */
  count: number
  /** What it was sent for, with its state as it was listed. */
  devices: readonly { state?: number | undefined }[]
  /** What else there is to know. */
  children?: ReactNode
}

export function SentWords({ sentence, verb, count, devices, children }: SentProps) {
  const offline = devices.filter(({ state }) => state === 0).length
  return (
    <Stack gap="xs">
      <div>{sentence}</div>
      {children && <div>{children}</div>}
      <div>
        {count < devices.length &&
          `所选 ${formatNumber(devices.length)} 台终端中，有 ${formatNumber(devices.length - count)} 台未被服务器计入。`}
        服务器已接受{verb}，终端收到后才会{verb === '发布' ? '按计划播放' : '停止播放'}
        {offline > 0 ? `；其中 ${formatNumber(offline)} 台离线，上线后才会收到。` : '。'}
      </div>
    </Stack>
  )
}

interface StopQuestionProps {
  count: number
  /** Chosen, but not in sight. */
  unseen?: number
  /** Published anew since they were chosen. */
  replaced?: number
}

/** The documented question of stopping (2§4), and below it on how many terminals, with what nobody sees. */
export function StopQuestion({ count, unseen = 0, replaced = 0 }: StopQuestionProps) {
  return (
    <Stack gap="xs">
      <div>确定在选中终端上停播该广告?</div>
      <div>
        共 {formatNumber(count)} 台终端{unseen > 0 && `，其中 ${formatNumber(unseen)} 台不在当前页面上`}。
      </div>
      {replaced > 0 && <div>{formatNumber(replaced)} 台终端的投放计划在选择之后已被修改，停播的将是修改后的计划。</div>}
    </Stack>
  )
}
