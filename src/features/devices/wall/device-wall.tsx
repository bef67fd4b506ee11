import '@mantine/core/styles/Slider.layer.css'
import { Button, Slider } from '@mantine/core'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import type { Device } from '#src/api/generated/types.gen.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { devicePermissions } from '#src/domain/device-rules.ts'
import { troubleFirst, troubleOf } from '#src/domain/device-trouble.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { ListFrame } from '#src/ui/table/list-frame.tsx'
import { stateInsteadOfRows, type ListStateProps } from '#src/ui/table/list-state.tsx'
import type { RefreshButtonProps } from '#src/ui/table/refresh-button.tsx'
import { useChosen, type Selection } from '#src/ui/table/selection.ts'
import { VirtualGrid } from '#src/ui/table/virtual-grid.tsx'
import type { DeviceActionHandlers } from '../device-actions.ts'
import { CARD_WIDTHS, useCardWidth } from './card-width.ts'
import classes from './device-wall.module.css'
import { useCapture } from './use-capture.ts'
import { cardHeight, WallCard } from './wall-card.tsx'
import { WallContext } from './wall-context.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

export interface DeviceWallProps extends ListStateProps<Device> {
  /** Above the pictures at the right, as above the table. */
  tools: ReactNode
  /** In batch mode. */
  selection: Selection<Device> | undefined
  handlers: Pick<DeviceActionHandlers, 'can' | 'send'>
  onOpen: (device: Device) => void
  refresh: RefreshButtonProps
}

const idOf = (device: Device) => device.id
const cellOf = (device: Device) => <WallCard device={device} />

/**
 * What the screens of a page of terminals show, those in trouble first (C28: of this page, which it says). Screenshots
 * are asked for and awaited here.
 */
export function DeviceWall(props: DeviceWallProps) {
  const { rows, stale, selection, handlers, onOpen, refresh } = props
  const now = refresh.updatedAt
  const [width, setWidth] = useCardWidth()
  const [shownWidth, setShownWidth] = useState(width)
  const { devices, outdated, arrange } = useArranged(rows, now)
  const { capture, states } = useCapture(devices, handlers.send, refresh.onRefresh)
  const side = width > 300 ? 960 : 480
  const { cdnImgUrl: imageBase } = useUserInfo()
  const context = useMemo(
    () => ({ open: onOpen, captures: states, now, imageBase, side }),
    [onOpen, states, now, imageBase, side],
  )
  const words = useMemo(() => troubleWords(devices, now), [devices, now])
  const instead = stateInsteadOfRows(props)
  return (
    <WallContext value={context}>
      <ListFrame
        {...props}
        toolbar={
          <>
            {handlers.can(devicePermissions.sendCommand) && (
              <CaptureButton devices={devices} selection={selection} capture={capture} />
            )}
            <div className={classes.size}>
              <span aria-hidden>画面大小</span>
              <Slider
                className={classes.slider}
                label={null}
                thumbLabel="画面大小"
                min={CARD_WIDTHS.least}
                max={CARD_WIDTHS.most}
                step={CARD_WIDTHS.step}
                value={shownWidth}
                onChange={setShownWidth}
                onChangeEnd={setWidth}
                thumbValueText={(value) => `${value} 像素`}
              />
            </div>
          </>
        }
      >
        {instead !== undefined ? (
          <div className={classes.state}>{instead}</div>
        ) : rows === undefined ? (
          <LoadingLines lines={10} />
        ) : (
          <>
            <VirtualGrid
              label="终端画面"
              items={devices}
              itemId={idOf}
              cell={cellOf}
              cellWidth={width}
              cellHeight={cardHeight}
              onOpen={onOpen}
              selection={selection}
              stale={stale}
            />
            <p className={classes.order}>
              仅对本页排序：离线、没有截图和截图超过一天的在前{words}
              {outdated && (
                <Button variant="transparent" size="compact-xs" px={4} onClick={arrange}>
                  状态有变化，重新排序
                </Button>
              )}
            </p>
          </>
        )}
      </ListFrame>
    </WallContext>
  )
}

/**
 * The rows of a page in an order that stays while they change under the eyes of whoever looks at them; `outdated` says
 * that another order would be right by now.
 */
function useArranged(rows: readonly Device[] | undefined, now: number) {
  const present = useMemo(() => rows ?? [], [rows])
  const page = present.map(idOf).join()
  const [arranged, setArranged] = useState<{ page: string; order: readonly string[] }>({ page: '', order: [] })
  const right = useMemo(() => troubleFirst(present, now).map((device) => String(device.id)), [present, now])
  if (arranged.page !== page) setArranged({ page, order: right })
  const devices = useMemo(() => {
    const places = new Map(arranged.order.map((id, place) => [id, place]))
    const place = (device: Device) => places.get(String(device.id)) ?? places.size
    return [...present].sort((a, b) => place(a) - place(b))
  }, [present, arranged])
  const outdated = arranged.page === page && arranged.order.join() !== right.join()
  const arrange = useCallback(() => setArranged({ page, order: right }), [page, right])
  return { devices, outdated, arrange }
}

function troubleWords(devices: readonly Device[], now: number): string {
  const troubles = devices.map((device) => troubleOf(device, now))
  const count = (trouble: (typeof troubles)[number]) => troubles.filter((found) => found === trouble).length
  const [offline, none, old] = [count('offline'), count('noScreenshot'), count('staleScreenshot')]
  return `。本页离线 ${formatNumber(offline)} 台${none > 0 ? `，没有截图 ${formatNumber(none)} 台` : ''}，截图超过一天 ${formatNumber(old)} 台`
}

/** Asks the chosen terminals for screenshots, or those of the page; only those that are online can take one (1§4). */
function CaptureButton({
  devices,
  selection,
  capture,
}: {
  devices: readonly Device[]
  selection: Selection<Device> | undefined
  capture: (devices: readonly Device[]) => Promise<boolean>
}) {
  const chosen = useChosen(selection).list
  const asked = chosen.length > 0 ? chosen : devices
  const online = asked.filter(({ state }) => state === 1)
  const where = chosen.length > 0 ? '所选' : '本页'
  async function send() {
    // what was done for is no longer chosen (R23)
    if (await capture(online)) selection?.toggle(online, false)
  }
  return (
    <ActionButton
      variant="default"
      disabledReason={online.length === 0 ? `${where}没有在线的终端` : undefined}
      onClick={() => void send()}
    >
      {chosen.length > 0 ? '截取所选' : '截取本页画面'}
      {online.length > 0 && online.length < asked.length && `（在线 ${formatNumber(online.length)} 台）`}
    </ActionButton>
  )
}
