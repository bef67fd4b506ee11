import { ActionIcon, Anchor, Button, CloseButton, Paper, Text } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { DeviceCommand } from '#src/api/generated/types.gen.ts'
import { readPage } from '#src/api/paging.ts'
import { useCan } from '#src/api/user-info.ts'
import { commandTypes, labelOf } from '#src/domain/labels.ts'
import { CommandStatus } from '#src/components/device-picker/command-status.tsx'
import { Corner } from '#src/ui/overlay/corner.tsx'
import { forgetSentCommands, keyOf, sentCommands, useSendCommand, type SentCommand } from './sent-commands.ts'
import classes from './sent-commands-panel.module.css'

const FIRST_LOOK_MS = 2_000
const LONGEST_WAIT_MS = 15_000

/** What becomes of the commands just sent, with another try for those that failed. */
export function SentCommandsPanel() {
  const { items, unfollowed } = useSnapshot(sentCommands) as { items: SentCommand[]; unfollowed: number }
  const can = useCan()
  const [open, setOpen] = useState(true)
  const send = useSendCommand()
  const commands = useOutcomes(items)
  if (items.length === 0) return null

  const failed = items.filter((_, index) => commands[index]?.status === 0)
  const pending = commands.filter((command) => command === undefined || command.status === 2).length
  const retry = async () => {
    for (const type of new Set(failed.map((item) => item.type))) {
      await send(
        failed.filter((item) => item.type === type).map((item) => item.device),
        type,
      )
    }
  }
  return (
    <Corner>
      <Paper className={classes.panel} component="section" aria-label="已下发的指令" withBorder shadow="lg">
        <div className={classes.head}>
          <Text fw={600}>已下发的指令</Text>
          <Text size="sm" c="dimmed" className={classes.summary} role="status">
            {pending > 0 ? `执行中 ${pending}` : unfollowed > 0 ? `跟踪的 ${items.length} 条已完成` : '全部完成'}
            {failed.length > 0 && `，失败 ${failed.length}`}
          </Text>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={open ? '收起' : '展开'}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? <IconChevronDown size={18} /> : <IconChevronUp size={18} />}
          </ActionIcon>
          <CloseButton
            aria-label="关闭"
            onClick={() => {
              forgetSentCommands()
            }}
          />
        </div>
        {open && (
          <>
            <ul className={classes.list} tabIndex={0} aria-label="指令列表">
              {items.map((item, index) => (
                <li key={keyOf(item)} className={classes.item}>
                  <span className={classes.name} title={item.device.name}>
                    {item.device.name || item.device.sn}
                  </span>
                  <span className={classes.type}>{labelOf(commandTypes, item.type).text}</span>
                  <CommandStatus command={commands[index] ?? { status: 2 }} />
                </li>
              ))}
            </ul>
            {unfollowed > 0 && (
              <Text size="sm" className={classes.rest}>
                另有 {unfollowed} 条没有跟踪，结果见
                {can('71') ? (
                  <Anchor component={Link} to="/record/deviceCommand" inherit>
                    终端指令记录
                  </Anchor>
                ) : (
                  '各终端的指令记录'
                )}
              </Text>
            )}
            {failed.length > 0 && (
              <Button variant="default" size="compact-sm" onClick={() => void retry()}>
                重试失败的 {failed.length} 台
              </Button>
            )}
          </>
        )}
      </Paper>
    </Corner>
  )
}

/** The newest command of its type on each terminal, looked at less and less often until it is done. */
function useOutcomes(items: SentCommand[]): (DeviceCommand | undefined)[] {
  return useQueries({
    queries: items.map(({ device, type, sentAt }) => ({
      ...readPage('deviceCommandHistory', { query: { deviceId: device.id, type, page: 0, limit: 1 } }),
      refetchInterval: ({
        state,
      }: {
        state: { data?: { data: DeviceCommand[] }; dataUpdatedAt: number; dataUpdateCount: number }
      }) => {
        const done = state.dataUpdatedAt > sentAt && state.data?.data[0]?.status !== 2
        return done ? false : Math.min(FIRST_LOOK_MS * 1.5 ** Math.min(state.dataUpdateCount, 8), LONGEST_WAIT_MS)
      },
    })),
    combine: (results) =>
      results.map((result, index) =>
        result.dataUpdatedAt > (items[index]?.sentAt ?? 0) ? result.data?.rows[0] : undefined,
      ),
  })
}
