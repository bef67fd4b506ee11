import { Alert, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { recordActivity, sendRecorded } from '#src/api/activities.ts'
import { useWrite } from '#src/api/query.ts'
import { useCan } from '#src/api/user-info.ts'
import { toSentProgram } from '#src/domain/activity.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { programPermissions } from '#src/domain/program-rules.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { WorkDrawer } from '#src/ui/overlay/work-drawer.tsx'
import { SentWords, StopQuestion } from '../sent-words.tsx'
import { ProgramSummary } from '../program-summary.tsx'
import type { Inserted } from './urgent-dialog.tsx'

export function UrgentResult({
  inserted: { program, devices, count, end },
  onClose,
}: {
  inserted: Inserted
  onClose: () => void
}) {
  const can = useCan()
  const { mutateAsync } = useWrite('programPlay')
  const [stopped, setStopped] = useState<number>()

  async function stop() {
    const ended = await confirm({
      title: '停播广告',
      message: <StopQuestion count={devices.length} />,
      danger: true,
      action: () =>
        sendRecorded(
          () => mutateAsync({ body: { programId: program.id, deviceIds: devices.map(({ id }) => id), publish: 0 } }),
          (unansweredAt) => recordActivity({ kind: 'stop', program: toSentProgram(program) }, devices, unansweredAt),
        ),
    })
    if (ended.done) setStopped(ended.answer)
  }

  return (
    <WorkDrawer
      title="紧急插播"
      size={640}
      inAddress
      still
      onClose={onClose}
      closeLabel="关闭"
      buttons={
        <>
          {can(programPermissions.stopPlay) && stopped === undefined && (
            <ActionButton color="red" variant="light" onClick={() => void stop()}>
              立即停播
            </ActionButton>
          )}
          <Button renderRoot={(props) => <Link {...props} to="/checkPubMet" search={{ id: String(program.id) }} />}>
            查看发布终端
          </Button>
        </>
      }
    >
      <Alert
        role="status"
        color="green"
        variant="light"
        title="操作成功!"
        icon={<IconCircleCheck size={20} aria-hidden />}
      >
        {stopped === undefined ? (
          <SentWords sentence={`节目成功发布到了${count}个终端`} verb="发布" count={count} devices={devices}>
            插播到 {formatMoment(end.getTime()).slice(0, 16)} 为止。
          </SentWords>
        ) : (
          <SentWords sentence={`已在${stopped}个终端上停播该广告`} verb="停播" count={stopped} devices={devices} />
        )}
      </Alert>
      <ProgramSummary program={program} />
    </WorkDrawer>
  )
}
