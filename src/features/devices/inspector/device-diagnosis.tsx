import { Button, Text } from '@mantine/core'
import { IconCheck, IconHourglass, IconQuestionMark } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Device } from '#src/api/generated/types.gen.ts'
import { useCan } from '#src/api/user-info.ts'
import { diskText, type Diagnosis, type Reason } from '#src/domain/diagnosis.ts'
import { remediesOf } from '#src/domain/diagnosis-remedies.ts'
import {
  actualTexts,
  checkTexts,
  conclusionText,
  darkens,
  isPlanned,
  reasonText,
  sinceOf,
  troubleLabel,
  troubleText,
  underWayText,
} from '#src/domain/diagnosis-text.ts'
import { networkName, type Label } from '#src/domain/labels.ts'
import { messageOf } from '#src/lib/errors/user-error.ts'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { NoticeLine } from '#src/ui/feedback/notice-line.tsx'
import { RelativeTime } from '#src/ui/feedback/relative-time.tsx'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import classes from './device-diagnosis.module.css'
import type { OpenDialog } from '../device-dialogs.tsx'
import { RemedyButton } from './device-remedy.tsx'
import { DeviceScreenshot } from './device-screenshot.tsx'
import { Target, Volume } from './device-values.tsx'
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
  const conclusion = conclusionText(diagnosis)
  // the answer is one reason, which the conclusion has said already
  const [only, ...more] = diagnosis.reasons
  const isAlone = only !== undefined && more.length === 0 && conclusion === troubleText(only)
  const list = (title: string, reasons: readonly Reason[], first: boolean) =>
    reasons.length > 0 && (
      <ol className={classes.reasons} aria-label={title}>
        {reasons.map((reason, at) => (
          <ReasonItem
            key={reason.kind}
            reason={reason}
            device={device ?? { id }}
            said={isAlone}
            main={first && at === 0 && !isPlanned(reason)}
            onTab={onTab}
            onOpen={onOpen}
          />
        ))}
      </ol>
    )
  return (
    <div className={classes.diagnosis}>
      {missing.map((answer) => (
        <Missing key={answer.label} {...answer} />
      ))}
      <section className={classes.answer} data-tone={toneOf(diagnosis)}>
        <strong role="status" aria-label="诊断结论">
          {conclusion}
        </strong>
        {dark.length > 0 ? list('原因与处理', dark, true) : list('发现的问题', others, true)}
      </section>
      {dark.length > 0 && others.length > 0 && (
        <section className={classes.answer} data-tone="warning">
          <strong>另外发现</strong>
          {list('另外发现', others, false)}
        </section>
      )}
      <div className={classes.seen}>
        {device && <DeviceScreenshot device={device} />}
        <dl className={classes.facts}>
          <dt>应该播放</dt>
          <dd>
            <Wanted diagnosis={diagnosis} />
          </dd>
          <dt>实际</dt>
          <dd>
            <Actual diagnosis={diagnosis} />
          </dd>
          {device && <Facts device={device} />}
        </dl>
      </div>
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

/**
 * The colour of the answer: that of the worst of its reasons, or red where a screen shows what is old (R94); without
 * any, that all is well or that nobody knows.
 */
function toneOf({ reasons, unknown, underWay }: Diagnosis): Label['tone'] {
  const tones = new Set(reasons.map((reason) => (reason.kind === 'notSynced' ? 'danger' : troubleLabel(reason).tone)))
  const worst = (['danger', 'warning', 'neutral'] as const).find((tone) => tones.has(tone))
  return worst ?? (underWay || unknown.length > 0 ? 'neutral' : 'success')
}

/** What is set on it, as far as it has said so. */
function Facts({ device }: { device: Device }) {
  const network = [device.netType !== undefined && networkName(device.netType), device.ip].filter(Boolean).join('，')
  return (
    <>
      <Fact label="开关机时间" shown={device.workCron}>
        <Target actual={device.workCron} target={device.workCronTarget} />
      </Fact>
      <Fact label="音量" shown={device.volume !== undefined}>
        <Volume device={device} />
      </Fact>
      <Fact label="网络" shown={network}>
        {network}
      </Fact>
      <Fact label="磁盘" shown={device.diskInfo}>
        {diskText(device.diskInfo)}
      </Fact>
      <Fact label="客户端版本" shown={device.appVersionName}>
        <Target actual={device.appVersionName} target={device.appVersionTarget} />
      </Fact>
    </>
  )
}

function Fact({ label, shown, children }: { label: string; shown: unknown; children: ReactNode }) {
  if (!shown) return null
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}

/** What the terminal does; as it should where nothing is wrong with that. */
function Actual({ diagnosis: { actual } }: { diagnosis: Diagnosis }) {
  const label = actualTexts[actual]
  return label.tone === 'neutral' ? <>{label.text}</> : <StatusBadge whole label={label} />
}

function Wanted({ diagnosis: { wanted, actual, reasons } }: { diagnosis: Diagnosis }) {
  if (!wanted) return <>未知</>
  if (wanted.length === 0)
    return <>{reasons.filter(({ kind }) => kind === 'nothingScheduled').map((reason) => troubleText(reason))}</>
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

interface ReasonItemProps extends Pick<DeviceDiagnosisProps, 'onTab' | 'onOpen'> {
  reason: Reason
  device: Device
  /** The conclusion above says it already. */
  said: boolean
  /** Its first remedy is what is to be done. */
  main: boolean
}

function ReasonItem({ reason, device, said, main, onTab, onOpen }: ReasonItemProps) {
  const can = useCan()
  const since = sinceOf(reason)
  return (
    <li>
      {!said && <b>{troubleText(reason)}</b>}
      {since && (
        <span className={classes.since}>
          {since.label} <RelativeTime value={since.at} />
        </span>
      )}
      <p>{reasonText(reason, device)}</p>
      <div className={classes.remedies}>
        {remediesOf(reason, device, can).map((remedy, at) => (
          <RemedyButton
            key={remedy.kind === 'command' ? `command ${remedy.type}` : remedy.kind}
            remedy={remedy}
            main={main && at === 0}
            device={device}
            onTab={onTab}
            onOpen={onOpen}
          />
        ))}
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
