import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useCan } from '#src/api/user-info.ts'
import { DeviceLink } from '#src/components/device-picker/device-link.tsx'
import { deviceName, devicePermissions } from '#src/domain/device-rules.ts'
import type { AdPlan } from '#src/domain/plan/network-plan.ts'
import { barNote, type PlanBar } from '#src/domain/plan/plan-bars.ts'
import { arrivalStatuses, labelOf } from '#src/domain/labels.ts'
import { programPermissions } from '#src/domain/program-rules.ts'
import { scheduleSentence } from '#src/domain/schedule-text.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import { DetailDrawer } from '#src/ui/overlay/detail-drawer.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { programName } from '../program-card.tsx'
import type { ProgramSearch } from '../program-search.ts'
import { rangeText } from './plan-chart.tsx'
import classes from './plan-view.module.css'

export interface OpenBar {
  ad: AdPlan
  bar: PlanBar
}

interface PlanDetailProps extends OpenBar {
  today: number
  onClose: () => void
  setSearch: (patch: Partial<ProgramSearch>) => void
}

/** Terminals of a plan that are named; those first on which it has not arrived. */
const NAMED = 12

/** What a bar is: when it plays, on which terminals, and what can be done about it. */
export function PlanDetail({ ad: { program, terminals: all }, bar, today, onClose, setSearch }: PlanDetailProps) {
  const can = useCan()
  const linked = can(devicePermissions.view)
  const note = barNote(bar, today)
  const id = String(program.id)
  return (
    <DetailDrawer opened onClose={onClose} title={programName(program)} size={420}>
      <p className={classes.facts}>
        {rangeText(bar)} · {bar.interrupts ? '插播' : '轮播'} · {formatNumber(bar.terminals)} 台终端
        {note !== '' && <strong className={classes.note}>{note}</strong>}
      </p>
      <Group gap={8} mb={16}>
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/checkPubMet" search={{ id, sync: bar.waiting > 0 ? '0' : undefined }} {...props} />
          )}
        >
          {bar.waiting > 0 ? '查看未送达终端' : '查看发布终端'}
        </Button>
        <Button variant="default" onClick={() => setSearch({ preview: id })}>
          预览
        </Button>
        {can(programPermissions.publish) && (
          <Button variant="default" onClick={() => setSearch({ publish: id })}>
            发布
          </Button>
        )}
      </Group>
      {bar.shares.map(({ plan, terminals, waiting }, index) => (
        <section key={index} className={classes.share}>
          <h3>
            {formatNumber(terminals.length)} 台{waiting > 0 && `，其中 ${formatNumber(waiting)} 台未送达`}
          </h3>
          <p>{scheduleSentence(plan)}</p>
          <ul>
            {terminals.slice(0, NAMED).map((terminal, at) => (
              <li key={String(terminal.id)}>
                <DeviceLink id={terminal.id} linked={linked} cut>
                  {deviceName(terminal) || plainId(terminal.id)}
                </DeviceLink>
                {at < waiting && <StatusBadge label={labelOf(arrivalStatuses, 0)} />}
              </li>
            ))}
          </ul>
          {terminals.length > NAMED && (
            <p className={classes.rest}>
              另有 {formatNumber(terminals.length - NAMED)} 台。
              <TextLink to="/checkPubMet" search={{ id }}>
                查看全部 {formatNumber(all)} 台
              </TextLink>
            </p>
          )}
        </section>
      ))}
    </DetailDrawer>
  )
}
