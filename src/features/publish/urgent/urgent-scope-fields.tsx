import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Group, Radio, Select, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { read } from '#src/api/query.ts'
import { regionTreeQuery, useCan, useUserInfo } from '#src/api/user-info.ts'
import { devicePermissions } from '#src/domain/device-rules.ts'
import { GroupSelect } from '#src/components/group/group-select.tsx'
import { groupsOf } from '#src/components/group/groups-state.ts'
import { OrgTreeSelect } from '#src/components/org/org-tree-select.tsx'
import { RegionSelect } from '#src/components/region/region-select.tsx'
import { regionsOf } from '#src/components/region/regions-state.ts'
import classes from './urgent-dialog.module.css'
import type { UrgentScope } from './use-urgent-scope.ts'
import { resolutionOptions } from '#src/domain/resolution.ts'

export type UrgentReach = 'all' | 'some'

interface UrgentScopeFieldsProps {
  /** Undefined while nothing is chosen: nobody inserts everywhere by leaving something out. */
  reach: UrgentReach | undefined
  onReach: (reach: UrgentReach) => void
  limits: UrgentScope
  onLimits: (limits: UrgentScope) => void
  error: string | undefined
}

export function UrgentScopeFields({ reach, onReach, limits, onLimits, error }: UrgentScopeFieldsProps) {
  return (
    <>
      <Radio.Group
        aria-label="终端范围"
        value={reach ?? null}
        onChange={(value) => onReach(value === 'all' ? 'all' : 'some')}
        error={error}
      >
        <Group gap="lg">
          <Radio size="xs" value="all" label="全部终端" />
          <Radio size="xs" value="some" label="按条件选择" />
        </Group>
      </Radio.Group>
      {reach === 'some' && (
        <>
          <p className={classes.hint}>多个条件同时满足。</p>
          <LimitFields scope={limits} onChange={onLimits} />
        </>
      )}
    </>
  )
}

/** Organisation, group, place, resolution: what limits an urgent insertion. */
function LimitFields({ scope, onChange }: { scope: UrgentScope; onChange: (scope: UrgentScope) => void }) {
  const can = useCan()
  const { orgTree, sysConfig } = useUserInfo()
  const groups = useQuery(read('deviceGroupList', {}))
  const mayPlaces = can(devicePermissions.viewPrograms)
  const regions = useQuery({ ...regionTreeQuery(), enabled: mayPlaces })
  const set = (change: Partial<UrgentScope>) => onChange({ ...scope, ...change })
  return (
    <div className={classes.grid}>
      <OrgTreeSelect
        label="组织机构"
        placeholder="全部"
        tree={orgTree}
        value={scope.org ?? null}
        onChange={(id) => set({ org: id === null ? undefined : String(id) })}
      />
      <GroupSelect
        label="分组"
        placeholder="全部"
        {...groupsOf(groups)}
        value={scope.group ?? null}
        onChange={(id) => set({ group: id === null ? undefined : String(id) })}
      />
      {mayPlaces && (
        <RegionSelect label="地区" placeholder="全部" {...regionsOf(regions)} value={scope} onChange={set} />
      )}
      <Select
        label="分辨率"
        placeholder="全部"
        clearable
        data={resolutionOptions([
          ...new Set([
            ...(sysConfig?.resolutions ?? []),
            ...(scope.resolution === undefined ? [] : [scope.resolution]),
          ]),
        ])}
        value={scope.resolution ?? null}
        onChange={(resolution) => set({ resolution: resolution ?? undefined })}
      />
      <Switch
        label="仅在线终端"
        className={classes.switch}
        checked={scope.state === '1'}
        onChange={({ currentTarget }) => set({ state: currentTarget.checked ? '1' : undefined })}
      />
    </div>
  )
}
