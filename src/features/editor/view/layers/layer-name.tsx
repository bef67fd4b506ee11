import { characterCount } from '#src/scene/model/read-values.ts'
import { LONGEST_NAME } from '../../model/element-name.ts'
import { useEditor } from '../../session/editor-context.ts'
import { namingOf } from '../../session/writing.ts'
import { NameField } from '../name-field.tsx'
import classes from './layers-list.module.css'

/** The name of a layer, written in its row; without one it is called after what is in it. */
export function LayerName({ id, name, unnamed }: { id: string; name: string; unnamed: string }) {
  const { store } = useEditor()
  function write(name: string) {
    const { [id]: _, ...others } = store.state.names
    store.set({ names: name === '' || name === unnamed ? others : { ...others, [id]: name } })
  }
  function end(byKey: boolean) {
    namingOf(store).set(undefined)
    // once the button is there again
    if (byKey) requestAnimationFrame(() => rowOf(id)?.querySelector('button')?.focus())
  }
  return (
    <NameField
      label="图层名称"
      hint="名称只在本次编辑中使用，不随广告保存"
      name={name}
      unnamed={unnamed}
      wrongOf={(typed) => (characterCount(typed) > LONGEST_NAME ? `最多 ${LONGEST_NAME} 字` : null)}
      write={write}
      onEnd={end}
      className={classes.naming}
    />
  )
}

function rowOf(id: string): Element | null {
  return document.querySelector(`li[data-id="${CSS.escape(id)}"]`)
}
