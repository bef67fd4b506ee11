import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { formatSize } from '#src/domain/units.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { showableName } from '#src/lib/text/showable-name.ts'
import { escapeCloses } from '#src/ui/overlay/escape.ts'
import { useReturnFocus } from '#src/ui/overlay/return-focus.ts'
import type { RefusedFile } from './check-files.ts'
import type { UploadFile } from './upload-queue.ts'
import classes from './selection-outcome.module.css'

export interface SelectionOutcomeProps {
  refused: readonly RefusedFile[]
  /** Probably there already. */
  doubtful: readonly UploadFile[]
  /** Closes; true when the doubtful ones are to be uploaded all the same. */
  onSettle: (anyway: boolean) => void
}

export function SelectionOutcome({ refused, doubtful, onSettle }: SelectionOutcomeProps) {
  const opened = refused.length + doubtful.length > 0
  const close = () => onSettle(false)
  useReturnFocus(opened)
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={refused.length > 0 ? '部分文件未上传' : '可能重复的文件'}
      size={640}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      {...escapeCloses(close)}
    >
      <Stack gap="md">
        {refused.length > 0 && (
          <section>
            <Text id="refused-files">{formatNumber(refused.length)} 个文件不符合要求，未上传；其余文件不受影响。</Text>
            <ul className={classes.list} aria-labelledby="refused-files" tabIndex={0}>
              {refused.map(({ name, reason }, index) => (
                <li key={index}>
                  <bdi className={classes.name} title={showableName(name)}>
                    {showableName(name)}
                  </bdi>
                  <span className={classes.reason}>{reason}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {doubtful.length > 0 && (
          <section>
            <Text id="doubtful-files">
              {formatNumber(doubtful.length)} 个文件与已有素材或上传列表中的文件名称、大小相同，可能重复。是否仍要上传？
            </Text>
            <ul className={classes.list} aria-labelledby="doubtful-files" tabIndex={0}>
              {doubtful.map(({ file }, index) => (
                <li key={index}>
                  <bdi className={classes.name} title={showableName(file.name)}>
                    {showableName(file.name)}
                  </bdi>
                  <span className={classes.size}>{formatSize(file.size)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Group justify="flex-end" gap="xs">
          {doubtful.length > 0 ? (
            <>
              <Button variant="default" onClick={close} data-autofocus>
                跳过重复文件
              </Button>
              <Button onClick={() => onSettle(true)}>仍然上传</Button>
            </>
          ) : (
            <Button onClick={close} data-autofocus>
              知道了
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}
