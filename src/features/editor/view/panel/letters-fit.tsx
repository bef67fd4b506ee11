import { Button } from '@mantine/core'
import { IconAlertTriangle, IconArrowAutofitHeight, IconTextResize } from '@tabler/icons-react'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { FIT_LABELS, fitBoxes, fitLetters } from '../../commands/fit-letters.ts'
import { CUT_OFF } from '../../model/finding.ts'
import { useEditor } from '../../session/editor-context.ts'
import { useFindings } from '../../session/findings.ts'
import classes from './letters-fit.module.css'

/** Says that the letters of an element are cut off, as the check says it, and makes its box or its letters fit. */
export function LettersFit({ id }: { id: string }) {
  const { store } = useEditor()
  const isCut = useFindings().some(({ elementId, message }) => elementId === id && message === CUT_OFF.message)

  function fit(how: typeof fitBoxes | typeof fitLetters) {
    store.seal()
    const refusal = how(store)
    if (refusal !== undefined) notifyError(refusal)
  }

  return (
    <div className={classes.fit}>
      <p className={classes.cut} role="status">
        {isCut && (
          <>
            <IconAlertTriangle size={14} aria-hidden />
            文字显示不全
          </>
        )}
      </p>
      <div className={classes.ways}>
        <Button
          variant="default"
          size="compact-xs"
          leftSection={<IconArrowAutofitHeight size={14} aria-hidden />}
          onClick={() => fit(fitBoxes)}
        >
          {FIT_LABELS.box}
        </Button>
        <Button
          variant="default"
          size="compact-xs"
          leftSection={<IconTextResize size={14} aria-hidden />}
          onClick={() => fit(fitLetters)}
        >
          {FIT_LABELS.letters}
        </Button>
      </div>
    </div>
  )
}
