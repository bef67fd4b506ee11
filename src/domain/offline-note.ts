import { formatNumber } from '#src/lib/text/format-number.ts'

/** Says that terminals hear of what is sent when they are online again; undefined where all are online. */
export function offlineNote(devices: readonly { state?: number | undefined }[], then: string): string | undefined {
  const offline = devices.filter(({ state }) => state === 0).length
  if (offline === 0) return undefined
  return devices.length === 1 ? `终端离线，上线后${then}。` : `其中 ${formatNumber(offline)} 台离线，上线后${then}。`
}
