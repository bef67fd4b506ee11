import { useId, useState } from 'react'
import type { ActivityEntry } from '#src/domain/activity.ts'
import { ActivityFrame } from './activity-frame.tsx'
import classes from './activity-panel.module.css'
import { ActivityRow, type ActivityRowProps } from './activity-row.tsx'
import { entryText, sumOf } from './activity-words.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

interface ActivityEntryRowProps extends Omit<ActivityRowProps, 'activity' | 'trouble'> {
  entry: ActivityEntry
  troubles: ReadonlyMap<string, string>
}

export function ActivityEntryRow({ entry, troubles, isNewest, onRemove, ...row }: ActivityEntryRowProps) {
  const { parts } = entry
  const [wished, setWished] = useState<boolean>()
  const detailId = useId()
  if (parts.length === 1)
    return (
      <ActivityRow
        {...row}
        activity={parts[0]}
        trouble={troubles.get(parts[0].key)}
        isNewest={isNewest}
        onRemove={onRemove}
      />
    )
  const isExpanded = wished ?? (isNewest && sumOf(parts).failed > 0)
  return (
    <ActivityFrame
      text={entryText(entry)}
      parts={parts}
      more={`${formatNumber(parts.length)} 项任务`}
      isExpanded={isExpanded}
      onExpand={setWished}
      detailId={detailId}
      onRemove={onRemove}
    >
      <div id={detailId}>
        {isExpanded && (
          <ul className={classes.parts}>
            {parts.map((part) => (
              <ActivityRow
                key={part.key}
                {...row}
                activity={part}
                trouble={troubles.get(part.key)}
                isNewest={isNewest}
                onRemove={undefined}
              />
            ))}
          </ul>
        )}
      </div>
    </ActivityFrame>
  )
}
