import '@mantine/core/styles/Tabs.layer.css'
import { Button, Skeleton, Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Device } from '#src/api/generated/types.gen.ts'
import { useCan, useUserInfo } from '#src/api/user-info.ts'
import { useAddressMoment } from '#src/components/schedule/use-address-moment.ts'
import { deviceStates, labelOf } from '#src/domain/labels.ts'
import { shownResolution } from '#src/domain/resolution.ts'
import { orgPath } from '#src/lib/data/org-names.ts'
import { isRefused, messageOf, UserError } from '#src/lib/errors/user-error.ts'
import { asTheyAre } from '#src/ui/table/use-retry-without-deleted.ts'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import { InspectorHead, inspectorBody } from '#src/ui/overlay/inspector.tsx'
import { StepButtons } from '#src/ui/overlay/step-buttons.tsx'
import { RowActionButtons } from '#src/ui/table/row-action-buttons.tsx'
import { headActions } from '../device-actions.ts'
import { DeviceCommands } from './device-commands.tsx'
import { DeviceDiagnosis } from './device-diagnosis.tsx'
import { DeviceDialogs, type OpenDialog } from '../device-dialogs.tsx'
import { DeviceInfo } from './device-info.tsx'
import { DevicePrograms } from './device-programs.tsx'
import { readDevice } from './device-queries.ts'
import type { DeviceTab } from '../device-search.ts'
import { DeviceWeek } from './device-week.tsx'
import classes from './inspector-body.module.css'
import { useSendCommand } from '../use-send-command.ts'

export interface InspectorBodyProps {
  id: Device['id']
  /** What a list knows of it already, until its detail comes. */
  known?: Pick<Device, 'state' | 'sn' | 'name'>
  tab: DeviceTab
  onTab: (tab: DeviceTab) => void
  /** The moment of its week, where the address has it. */
  at?: string | undefined
  onAt?: (at: string | undefined) => void
  /** Leads back to the list that it stands over. */
  onClose: () => void
  /** Leads to the terminals beside it in a list, where there are any. */
  onStep?: { previous: (() => void) | undefined; next: (() => void) | undefined }
}

const tabs: readonly (readonly [DeviceTab, string])[] = [
  ['diagnosis', '诊断'],
  ['programs', '节目'],
  ['week', '一周'],
  ['commands', '指令记录'],
  ['info', '终端信息'],
]

const nobody = () => undefined

export function InspectorBody({ id, known, tab, onTab, at, onAt = nobody, onClose, onStep }: InspectorBodyProps) {
  const can = useCan()
  const send = useSendCommand()
  const [dialog, setDialog] = useState<OpenDialog>()
  // kept from one terminal to the next: what plays on each of them at that time
  const week = useAddressMoment(at, onAt)
  const { data: device, error, refetch, isFetching } = useQuery(readDevice(id))
  const user = useUserInfo()
  const shown = device ?? known
  const title = shown?.name || '终端详情'
  const path = device && orgPath(user.orgTree, device.organizationId)
  const facts = (
    <>
      {shown && <StatusBadge dot label={labelOf(deviceStates, shown.state)} />}
      {shown && <span className={classes.sn}>{shown.sn}</span>}
      {device?.resolution && <span>{shownResolution(device.resolution)}</span>}
      {device?.district && <span>{device.district}</span>}
      {path && <span title={path}>{path}</span>}
      {!shown && !error && <Skeleton height={12} width={180} my={4} />}
    </>
  )
  return (
    <>
      <InspectorHead
        title={title}
        facts={facts}
        onClose={onClose}
        tools={
          onStep && (
            <StepButtons
              previous={{
                label: '上一台（K）',
                disabledReason: onStep.previous ? undefined : '已是本页第一台',
                onClick: () => onStep.previous?.(),
              }}
              next={{
                label: '下一台（J）',
                disabledReason: onStep.next ? undefined : '已是本页最后一台',
                onClick: () => onStep.next?.(),
              }}
            />
          )
        }
      />
      {/* one that is not there, or not in one's scope: nothing of it can be asked either */}
      {!device && isRefused(error) ? (
        <div className={inspectorBody}>
          <ErrorState
            title="无法查看该终端"
            error={new UserError(`${messageOf(error) ?? ''}。它可能已被删除，或不在您的管理范围内`)}
            retrying={isFetching}
            onRetry={() => void refetch()}
            action={
              <Button variant="default" onClick={onClose}>
                返回列表
              </Button>
            }
          />
        </div>
      ) : (
        <Tabs
          value={tab}
          onChange={(value) => onTab(tabs.find(([name]) => name === value)?.[0] ?? 'diagnosis')}
          keepMounted={false}
          classNames={{ root: classes.tabs, list: classes.list, tab: classes.tab }}
        >
          <div className={classes.bar}>
            <Tabs.List>
              {tabs.map(([value, label]) => (
                <Tabs.Tab key={value} value={value}>
                  {label}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            {device && <RowActionButtons actions={headActions(device, { can, open: setDialog, send })} shown={2} />}
          </div>
          {/* nothing of one terminal is left over for the next */}
          <div key={String(id)} className={inspectorBody}>
            <Tabs.Panel value="diagnosis">
              <DeviceDiagnosis id={id} onTab={onTab} onOpen={setDialog} />
            </Tabs.Panel>
            <Tabs.Panel value="programs">
              <DevicePrograms id={id} />
            </Tabs.Panel>
            <Tabs.Panel value="week">
              <DeviceWeek id={id} {...week} />
            </Tabs.Panel>
            <Tabs.Panel value="commands">
              <DeviceCommands id={id} />
            </Tabs.Panel>
            <Tabs.Panel value="info">
              <DeviceInfo id={id} />
            </Tabs.Panel>
          </div>
        </Tabs>
      )}
      {dialog && (
        <DeviceDialogs
          open={dialog}
          onClose={() => setDialog(undefined)}
          retryWithoutDeleted={asTheyAre}
          onDone={() => undefined}
        />
      )}
    </>
  )
}
