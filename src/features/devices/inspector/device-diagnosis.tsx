import { Button, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconHourglass, IconInfoCircle, IconQuestionMark } from '@tabler/icons-react'
import type { Device } from '#src/api/generated/types.gen.ts'
import { useCan, useUserInfo } from '#src/api/user-info.ts'
import type { Diagnosis, Reason } from '#src/domain/diagnosis.ts'
import { remediesOf } from '#src/domain/diagnosis-remedies.ts'
import {
  actualTexts,
  checkTexts,
  conclusionText,
  darkens,
  reasonText,
  sinceOf,
  underWayText,
} from '#src/domain/diagnosis-text.ts'
import { messageOf } from '#src/lib/errors/user-error.ts'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { NoticeLine } from '#src/ui/feedback/notice-line.tsx'
import { RelativeTime } from '#src/ui/feedback/relative-time.tsx'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import { MediaImage } from '#src/ui/media/media-image.tsx'
import classes from './device-diagnosis.module.css'
import type { OpenDialog } from '../device-dialogs.tsx'
import { RemedyButton } from './device-remedy.tsx'
import type { DeviceTab } from '../device-search.ts'
import { useDiagnosis, type MissingAnswer } from './use-diagnosis.ts'
import { unnamed } from '#src/lib/text/nameless.ts'

interface DeviceDiagnosisProps {
  id: Device['id']
  onTab: (tab: DeviceTab) => void
  onOpen: (dialog: OpenDialog) => void
}

export function DeviceDiagnosis({ id, onTab, onOpen }: DeviceDiagnosisProps) {
  const { diagnosis, device, missing } = useDiagnosis(id)
  if (!diagnosis) return <LoadingLines lines={8} />
  const dark = diagnosis.reasons.filter(darkens)
  const others = diagnosis.reasons.filter((reason) => !darkens(reason))
  const list = (title: string, reasons: readonly Reason[]) =>
    reasons.length > 0 && (
      <section className={classes.part}>
        <h3>{title}</h3>
        <ol className={classes.reasons} aria-label={title}>
          {reasons.map((reason) => (
            <ReasonCard key={reason.kind} reason={reason} device={device ?? { id }} onTab={onTab} onOpen={onOpen} />
          ))}
        </ol>
      </section>
    )
  return (
    <div className={classes.diagnosis}>
      {missing.map((answer) => (
        <Missing key={answer.label} {...answer} />
      ))}
      <div className={classes.summary}>
        <dl className={classes.facts}>
          <dt>应该播放</dt>
          <dd>
            <Wanted diagnosis={diagnosis} />
          </dd>
          <dt>实际</dt>
          <dd>
            <StatusBadge label={actualTexts[diagnosis.actual]} />
          </dd>
          <dt>原因</dt>
          <dd>
            <span role="status" aria-label="诊断结论">
              {conclusionText(diagnosis)}
            </span>
          </dd>
        </dl>
        {device && <Screenshot device={device} />}
      </div>
      {list('原因与处理', dark)}
      {list(dark.length > 0 ? '另外发现' : '发现的问题', others)}
      <section className={classes.part}>
        <h3>已检查</h3>
        <ul className={classes.checks}>
          {diagnosis.fine.map((check) => (
            <li key={check}>
              <IconCheck size={16} stroke={2} aria-hidden className={classes.fine} />
              {checkTexts[check].fine}
            </li>
          ))}
          {diagnosis.underWay && (
            <li>
              <IconHourglass size={16} stroke={2} aria-hidden />
              {underWayText(diagnosis.underWay)}
            </li>
          )}
          {diagnosis.unknown.map((check) => (
            <li key={check}>
              <IconQuestionMark size={16} stroke={2} aria-hidden />
              {checkTexts[check].unknown}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Wanted({ diagnosis: { wanted, actual } }: { diagnosis: Diagnosis }) {
  if (!wanted) return <>未知</>
  if (wanted.length === 0) return <>没有排期</>
  return (
    <>
      {actual === 'off' && <Text c="dimmed">开机后按计划播放：</Text>}
      <ol className={classes.wanted}>
        {wanted.map(({ programId, programName, scheduleType, status }) => (
          <li key={String(programId)}>
            {programName || unnamed(programId)}
            {scheduleType !== undefined && scheduleType !== 0 && '（插播）'}
            {status === 0 && '（未送达）'}
          </li>
        ))}
      </ol>
    </>
  )
}

/** What the screen showed when it was last looked at. */
function Screenshot({ device: { name, screenshot, screenshotUpdate } }: { device: Device }) {
  const { cdnImgUrl } = useUserInfo()
  return (
    <figure className={classes.screenshot}>
      <MediaImage src={screenshot} base={cdnImgUrl} alt={`${name ?? '终端'}的屏幕截图`} height={150} side={480} />
      <figcaption>
        截图于 <RelativeTime value={screenshotUpdate} />
      </figcaption>
    </figure>
  )
}

function ReasonCard({
  reason,
  device,
  onTab,
  onOpen,
}: { reason: Reason; device: Device } & Pick<DeviceDiagnosisProps, 'onTab' | 'onOpen'>) {
  const can = useCan()
  const since = sinceOf(reason)
  const Sign = darkens(reason) ? IconAlertTriangle : IconInfoCircle
  return (
    <li className={classes.reason} data-darkens={darkens(reason) || undefined}>
      <Sign size={20} stroke={1.6} aria-hidden className={classes.sign} />
      <div className={classes.text}>
        <strong>{checkTexts[reason.kind].trouble}</strong>
        {since && (
          <span className={classes.since}>
            {since.label} <RelativeTime value={since.at} />
          </span>
        )}
        <p>{reasonText(reason, device)}</p>
        <div className={classes.remedies}>
          {remediesOf(reason, device, can).map((remedy) => (
            <RemedyButton
              key={remedy.kind === 'command' ? `command ${remedy.type}` : remedy.kind}
              remedy={remedy}
              device={device}
              onTab={onTab}
              onOpen={onOpen}
            />
          ))}
        </div>
      </div>
    </li>
  )
}

function Missing({ label, error, old, retry }: MissingAnswer) {
  return (
    <NoticeLine tone="danger" role="alert">
      <span>
        {label}未能读取{old ? '，以下按之前的数据判断' : '，相关各项未知'}。{messageOf(error)}
      </span>
      <Button size="compact-sm" variant="default" onClick={retry}>
        重试
      </Button>
    </NoticeLine>
  )
}
