import { useQueryClient } from '@tanstack/react-query'
import type { Device } from '#src/api/generated/types.gen.ts'
import { loadPage } from '#src/api/paging.ts'
import { read } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { ListExport } from '#src/ui/table/list-export.tsx'
import { isFiltered } from '#src/lib/url/search-schema.ts'
import { deviceFilters, toDeviceQuery, type DeviceFilters } from './device-search.ts'

interface DeviceExportProps {
  filters: DeviceFilters
  /** What is exported where it is not all that the server finds by the filters. */
  rows: readonly Device[] | undefined
}

export function DeviceExport({ filters, rows }: DeviceExportProps) {
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
      loadPage={async (page, signal) =>
        rows ? { rows: [...rows], total: rows.length } : loadPage('deviceList', toDeviceQuery(filters), page, signal)
      }
    />
  )
}
