import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { IconAlertTriangle, IconEye } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Problem } from '#src/scene/model/scene-types.ts'
import { useEditor } from '../../session/editor-context.ts'
import type { Elsewhere } from '../../session/use-keeping.ts'
import { useStoreValue } from '../../session/use-store-value.ts'
import { downloadContent } from '../dialogs/download-content.ts'
import classes from './editor-notices.module.css'

export interface EditorNoticesProps {
  /** The ad that can be copied, where it cannot be edited. */
  copyOf: string | undefined
  /** Where else the ad is edited. */
  elsewhere: Elsewhere
  onTakeOver: () => void
  /** Drafts cannot be written. */
  trouble: boolean
  /** Why the ad was rejected, as long as it is mended. */
  rejection: string | undefined
  problems: readonly Problem[]
}

export function EditorNotices({ copyOf, elsewhere, onTakeOver, trouble, rejection, problems }: EditorNoticesProps) {
  const { store } = useEditor()
  const navigate = useNavigate()
  const readOnly = useStoreValue(store, (state) => state.readOnly)
  return (
    <>
      {readOnly !== undefined && (
        <Notice
          icon={<IconEye size={16} aria-hidden />}
          action={
            elsewhere ? (
              <Button size="compact-sm" variant="default" onClick={onTakeOver}>
                接管编辑
              </Button>
            ) : (
              copyOf !== undefined && (
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={() => void navigate({ to: '/editorFive', search: { id: copyOf, type: '2' } })}
                >
                  另存为新广告
                </Button>
              )
            )
          }
        >
          {readOnly}
        </Notice>
      )}
      {rejection !== undefined && (
        <Notice warning icon={<IconAlertTriangle size={16} aria-hidden />}>
          {`审核未通过，原因：${rejection}`}
        </Notice>
      )}
      {trouble && (
        <Notice
          warning
          icon={<IconAlertTriangle size={16} aria-hidden />}
          action={
            <Button size="compact-sm" variant="default" onClick={() => downloadContent(store.state.document)}>
              下载备份
            </Button>
          }
        >
          此浏览器无法保存草稿，请及时保存广告
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice warning icon={<IconAlertTriangle size={16} aria-hidden />}>
          {problems.map(({ message }) => message).join('；')}
        </Notice>
      )}
    </>
  )
}

function Notice({
  icon,
  action,
  warning,
  children,
}: {
  icon: ReactNode
  action?: ReactNode
  warning?: boolean
  children: ReactNode
}) {
  return (
    <div className={classes.notice} role="status" data-warning={warning || undefined}>
      {icon}
      <span className={classes.words}>{children}</span>
      {action}
    </div>
  )
}
