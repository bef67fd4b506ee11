import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { noticeState, wantNotices } from '#src/lib/dom/tell-away.ts'
import classes from './activity-panel.module.css'

/** Whether the system tells of what ended while somebody looks elsewhere; this press alone asks the browser. */
export function NoticeChoice() {
  const [state, setState] = useState(noticeState)
  if (state === 'missing') return null
  return (
    <Checkbox
      className={classes.notices}
      size="xs"
      label="窗口不在前面时，结束后发系统通知"
      description={
        state === 'denied'
          ? '浏览器已禁止此网站的通知，可在地址栏的网站设置中允许'
          : state === 'on'
            ? '任务只在标签页可见时查询结果，上传不受此限'
            : undefined
      }
      checked={state === 'on'}
      disabled={state === 'denied'}
      onChange={({ currentTarget: { checked } }) => void wantNotices(checked).then(setState)}
    />
  )
}
