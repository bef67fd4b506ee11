import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Select, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { read } from '#src/api/query.ts'
import { regionTreeQuery, useCan, useUserInfo } from '#src/api/user-info.ts'
import { devicePermissions } from '#src/domain/device-rules.ts'
import { GroupSelect } from '#src/ui/group-select.tsx'
import { groupsOf } from '#src/ui/groups-state.ts'
import { OrgTreeSelect } from '#src/ui/org-tree-select.tsx'
import { RegionSelect } from '#src/ui/region-select.tsx'
import classes from './urgent-dialog.module.css'
import type { UrgentScope } from './use-urgent-scope.ts'

/** Organisation, group, place, resolution: what limits an urgent insertion. */
export function UrgentScopeFields({ scope, onChange }: { scope: UrgentScope; onChange: (scope: UrgentScope) => void }) {
  const can = useCan()
  const { orgTree, sysConfig } = useUserInfo()
  const groups = useQuery(read('deviceGroupList', {}))
  const mayPlaces = can(devicePermissions.viewPrograms)
  const regions = useQuery({ ...regionTreeQuery(), enabled: mayPlaces })
  const set = (change: Partial<UrgentScope>) => onChange({ ...scope, ...change })
  return (
    <div className={classes.grid}>
      <OrgTreeSelect label="组织机构" placeholder="全部" tree={orgTree} value={scope.org ?? null} onChange={(id) => set({ org: id === null ? undefined : String(id) })} />
      <GroupSelect label="分组" placeholder="全部" {...groupsOf(groups)} value={scope.group ?? null} onChange={(id) => set({ group: id === null ? undefined : String(id) })} />
      {mayPlaces && <RegionSelect label="地区" placeholder="全部" regions={regions.data} value={scope} onChange={set} />}
      <Select
        label="分辨率"
        placeholder="全部"
        clearable
        data={[...new Set([...(sysConfig?.resolutions ?? []), ...(scope.resolution === undefined ? [] : [scope.resolution])])]}
        value={scope.resolution ?? null}
        onChange={(resolution) => set({ resolution: resolution ?? undefined })}
      />
      <Switch label="仅在线终端" className={classes.switch} checked={scope.state === '1'} onChange={({ currentTarget }) => set({ state: currentTarget.checked ? '1' : undefined })} />
    </div>
  )
}
