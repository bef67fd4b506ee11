import { useQueryClient } from '@tanstack/react-query'
import { loadPage } from '#src/api/paging.ts'
import { read } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { ListExport } from '#src/ui/table/list-export.tsx'
import { isFiltered } from '#src/lib/url/search-schema.ts'
import { deviceFilters, toDeviceQuery, type DeviceFilters } from './device-search.ts'

export function DeviceExport({ filters }: { filters: DeviceFilters }) {
  const { orgTree } = useUserInfo()
  const client = useQueryClient()
  return (
    <ListExport
      name="终端列表"
      filtered={isFiltered(deviceFilters, filters)}
      columns={async () => {
        const [{ deviceExportColumns }, groups] = await Promise.all([
          import('./device-export-columns.ts'),
          client.ensureQueryData(read('deviceGroupList', {})),
        ])
        return deviceExportColumns(orgTree, groups)
      }}
      loadPage={(page, signal) => loadPage('deviceList', toDeviceQuery(filters), page, signal)}
    />
  )
}
