import { programNameWrong } from '#src/domain/validation.ts'
import type { PageWork } from '#src/lib/hooks/unsaved-work.ts'
import { useEditor } from '../session/editor-context.ts'
import { titlingOf } from '../session/writing.ts'
import classes from './ad-title.module.css'
import { focusCanvas } from '../session/focus-canvas.ts'
import { NameField } from './name-field.tsx'

const UNTAKEN: PageWork = {
  endsBy: 'address',
  title: '退出编辑？',
  message: '广告名称还没有改完，退出后改动将丢失。',
  confirmLabel: '退出',
}

/** The name of the ad, written in the header. It is no step of undo (E34): the field has its own. */
export function AdName({ name, unnamed }: { name: string; unnamed: string }) {
  const { store } = useEditor()
  // what it is called already
  const isUnnamed = (typed: string) => typed === unnamed || (name === '' && typed === '')
  return (
    <NameField
      label="广告名称"
      name={name || unnamed}
      wrongOf={(typed) => (isUnnamed(typed.trim()) ? null : programNameWrong(typed))}
      write={(typed) => store.rename(isUnnamed(typed) ? '' : typed)}
      onEnd={(byKey) => {
        titlingOf(store).set(undefined)
        if (byKey) focusCanvas()
      }}
      untaken={UNTAKEN}
      className={classes.field}
      errorClass={classes.wrong}
    />
  )
}
