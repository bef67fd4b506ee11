import { Group } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import type { PickDevice } from '#src/components/device-picker/device-picker.tsx'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { WorkDrawer, type WorkDrawerProps } from '#src/ui/overlay/work-drawer.tsx'
import { PreCheckResult } from './pre-check-section.tsx'
import classes from './publish-form.module.css'
import { usePreCheck, type PreCheckOptions } from './use-pre-check.ts'

interface PublishDrawerProps extends Omit<WorkDrawerProps, 'title'> {
  work: Ref<HTMLDivElement>
  options: PreCheckOptions
  onDrop: (devices: readonly PickDevice[]) => void
  /** The fields; false while they are made. */
  children: ReactNode
}

/**
 * The drawer of the publish form, with what the check has found above the buttons and beside them. It is
 * drawn anew as answers come in; its children, being the same elements, are not.
 */
export function PublishDrawer({ work, options, onDrop, summary, children, ...drawer }: PublishDrawerProps) {
  const found = usePreCheck(options)
  const { warnings, unchecked } = found
  const chosen = options.devices.length > 0
  return (
    <WorkDrawer
      {...drawer}
      title="发布广告"
      strip={
        chosen && children !== false && <PreCheckResult {...options} title="发布前检查" found={found} onDrop={onDrop} />
      }
      stripLabel={
        [warnings > 0 && `有 ${formatNumber(warnings)} 项提醒`, unchecked && '未检查完'].filter(Boolean).join('，') ||
        '发布前检查'
      }
      summary={<Group gap="4px 16px">{summary}</Group>}
    >
      {children === false ? (
        <LoadingLines lines={8} />
      ) : (
        <div ref={work} className={classes.work}>
          {children}
        </div>
      )}
    </WorkDrawer>
  )
}
