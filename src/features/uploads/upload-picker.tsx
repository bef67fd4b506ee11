import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useUserInfo } from '#src/api/user-info.ts'
import { NO_FILES, uploadLimits, uploadRulesOf } from '#src/domain/upload-rules.ts'
import { isDialogOpen } from '#src/lib/dom/is-dialog-open.ts'
import { showableName } from '#src/lib/text/showable-name.ts'
import { useClosesWithPage } from '#src/lib/hooks/closes-with-page.ts'
import { useMounted } from '#src/lib/hooks/use-mounted.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { Hint } from '#src/ui/overlay/hint.tsx'
import { checkFiles, type RefusedFile } from './check-files.ts'
import { DropArea } from './drop-area.tsx'
import { findDuplicates } from './find-duplicates.ts'
import { SelectionOutcome } from './selection-outcome.tsx'
import { uploads } from './upload-items.ts'
import type { UploadFile } from './upload-queue.ts'
import { useUploadQueue } from './use-upload-queue.ts'

export interface UploadPickerProps {
  wanted: boolean
  /** The choice has been opened. */
  onOpened: () => void
}

export function UploadPicker({ wanted, onOpened }: UploadPickerProps) {
  const { busy, outcome, take, settle } = useIntake()
  const { items, view } = useSnapshot(uploads)
  const reset = useRef<() => void>(null)
  const rules = useUploadRules()
  const button = useRef<HTMLButtonElement>(null)
  usePastedFiles(take)
  useEffect(() => {
    if (!wanted) return
    // browsers open the choice only soon after a click or a key; where that is over the button is at hand
    button.current?.focus()
    if (navigator.userActivation.isActive) button.current?.click()
    onOpened()
  }, [wanted, onOpened])
  return (
    <>
      {view === 'closed' && items.length > 0 && (
        <Button
          variant="default"
          onClick={() => {
            uploads.view = 'open'
          }}
        >
          上传列表（{items.length}）
        </Button>
      )}
      <FileButton
        multiple
        accept={[...rules.imageFormats, ...rules.videoFormats].map((format) => `.${format}`).join(',')}
        resetRef={reset}
        onChange={(files) => {
          take(files)
          // the same file may be chosen again
          reset.current?.()
        }}
      >
        {({ onClick }) => (
          <Hint label={`${uploadLimits(rules).join('；')}；可拖入或粘贴`}>
            <ActionButton ref={button} leftSection={<IconUpload size={16} />} busy={busy} onClick={onClick}>
              上传素材
            </ActionButton>
          </Hint>
        )}
      </FileButton>
      <DropArea onDrop={take} rules={rules} />
      <SelectionOutcome {...outcome} onSettle={settle} />
    </>
  )
}

function useUploadRules() {
  const user = useUserInfo()
  return useMemo(() => uploadRulesOf(user), [user])
}

interface Outcome {
  refused: readonly RefusedFile[]
  doubtful: readonly UploadFile[]
}

const nothing: Outcome = { refused: [], doubtful: [] }

/** Says what became of files where the list of them cannot stand. */
function sayOutcome({ refused, doubtful }: Outcome) {
  for (const { name, reason } of refused) notifyError(`${showableName(name)}：${reason}`)
  for (const { file } of doubtful) notifyError(`${showableName(file.name)}：可能重复，未上传`)
}

/** What happens to chosen files. Two selections, one right after the other, are taken one after the other. */
function useIntake() {
  const queue = useUploadQueue()
  const client = useQueryClient()
  const rules = useUploadRules()
  const [waiting, setWaiting] = useState(0)
  const [outcome, setOutcome] = useState<Outcome>(nothing)
  const line = useRef(Promise.resolve())
  const mounted = useMounted()

  useClosesWithPage(outcome.refused.length + outcome.doubtful.length > 0, () => {
    sayOutcome({ refused: [], doubtful: outcome.doubtful })
    setOutcome(nothing)
  })

  async function intake(files: readonly File[]) {
    const { accepted, refused } = await checkFiles(files, rules)
    const { fresh, doubtful } = await findDuplicates(client, accepted)
    queue.add(fresh)
    // the page with the list of reasons has been left
    if (!mounted.current) return sayOutcome({ refused, doubtful })
    setOutcome((before) => ({ refused: [...before.refused, ...refused], doubtful: [...before.doubtful, ...doubtful] }))
  }

  return {
    busy: waiting > 0,
    outcome,
    take(files: readonly File[]) {
      if (files.length === 0) return notifyError(NO_FILES)
      setWaiting((count) => count + 1)
      line.current = line.current
        .then(() => intake([...files]))
        .catch((error: unknown) => void notifyError(error))
        .finally(() => setWaiting((count) => count - 1))
    },
    /** Closes the question; with `anyway` the doubtful ones are uploaded too. */
    settle(anyway: boolean) {
      if (anyway) queue.add(outcome.doubtful)
      setOutcome(nothing)
    },
  }
}

/** Files in the clipboard, such as a screenshot, wherever the page has the focus. Text that is pasted goes its way. */
function usePastedFiles(take: (files: readonly File[]) => void) {
  const takePasted = useEffectEvent(take)
  useEffect(() => {
    function onPaste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])]
      // what a dialog is open for has nothing to do with uploading
      if (files.length === 0 || event.defaultPrevented || isDialogOpen()) return
      event.preventDefault()
      takePasted(files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
