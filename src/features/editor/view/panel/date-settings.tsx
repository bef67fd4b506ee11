import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Radio } from '@mantine/core'
import { useState } from 'react'
import { formatClock } from '#src/scene/draw/format-clock.ts'
import { own } from '#src/scene/model/json.ts'
import { finite } from '#src/scene/model/read-values.ts'
import type { DateElement } from '#src/scene/kinds/date.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'
import classes from './date-settings.module.css'
import { LetterSettings } from './letter-settings.tsx'
import { LettersFit } from './letters-fit.tsx'
import { PropertySection } from './property-row.tsx'
import type { ElementEdit } from './use-element-edit.ts'

/** 3§4. */
const FORMATS = [
  { formatter: 4, label: '日期和星期' },
  { formatter: 1, label: '日期和时间' },
  { formatter: 2, label: '仅日期' },
  { formatter: 3, label: '仅时间' },
] as const

export function DateSettings({ id, element, edit }: { id: string; element: DateElement; edit: ElementEdit }) {
  const [now] = useState(() => new Date(serverNow()))
  const came = own(own(element.raw, 'data'), 'formatter')
  const known = came === undefined || FORMATS.some(({ formatter }) => formatter === finite(came))
  return (
    <>
      <PropertySection title="显示格式">
        <Radio.Group
          aria-label="显示格式"
          value={known ? String(element.formatter) : null}
          onChange={(next) => edit.set('修改日期格式', ['data', 'formatter'], Number(next))}
        >
          <div className={classes.formats}>
            {FORMATS.map(({ formatter, label }) => (
              <Radio
                key={formatter}
                size="xs"
                value={String(formatter)}
                label={label}
                description={formatClock(formatter, now)}
              />
            ))}
          </div>
        </Radio.Group>
        {!known && (
          <p className={classes.note}>{`格式 ${String(came).slice(0, 12)} 不在可选范围内，按“日期和星期”显示`}</p>
        )}
        <LettersFit id={id} />
      </PropertySection>
      <LetterSettings elements={[element]} edit={edit} horizontal />
    </>
  )
}
