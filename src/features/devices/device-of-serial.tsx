import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readPage } from '#src/api/paging.ts'
import { Inspector, InspectorHead, inspectorBody } from '#src/ui/overlay/inspector.tsx'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { Empty, ErrorState } from '#src/ui/feedback/states.tsx'
import type { DeviceTab } from './device-search.ts'
import { InspectorBody } from './inspector/inspector-body.tsx'

interface DeviceOfSerialProps {
  /** Serial number, which is all that a log knows of a terminal. */
  sn: string
  onClose: () => void
}

/** Enough for every serial number that contains another one. */
const LIMIT = 100

export function DeviceOfSerial({ sn, onClose }: DeviceOfSerialProps) {
  const [tab, setTab] = useState<DeviceTab>('diagnosis')
  const { data, error, refetch } = useQuery(readPage('deviceList', { query: { page: 0, limit: LIMIT, snOrName: sn } }))
  const device = data?.rows.find((row) => row.sn === sn)
  const label = device?.name || '终端详情'
  return (
    <Inspector label={label} onClose={onClose}>
      {device ? (
        <InspectorBody id={device.id} known={device} tab={tab} onTab={setTab} onClose={onClose} />
      ) : (
        <>
          <InspectorHead title={label} facts={<span>{sn}</span>} onClose={onClose} />
          <div className={inspectorBody}>
            {data ? (
              <Empty art="device" title="没有找到该终端" description="它可能已被删除，或不在您的管理范围内。" />
            ) : error ? (
              <ErrorState error={error} onRetry={() => void refetch()} />
            ) : (
              <LoadingLines lines={10} />
            )}
          </div>
        </>
      )}
    </Inspector>
  )
}
