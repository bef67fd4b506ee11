import { UnstyledButton } from '@mantine/core'
import { useCell } from '#src/lib/data/cell.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { usePreloadWhenIdle } from '#src/ui/overlay/use-load-when-idle.ts'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import { commandOf } from '../commands/commands.ts'
import { useEditor, useEditorState } from '../session/editor-context.ts'
import { titlingOf } from '../session/writing.ts'
import classes from './ad-title.module.css'
import { useRunCommand } from './command-button.tsx'

const AdName = lazyComponent<'AdName', { name: string; unnamed: string }>(() => import('./ad-name.tsx'), 'AdName')

const UNNAMED = '未命名广告'

/** What the ad is called, to be written where it stands, and whether it is saved. */
export function AdTitle() {
  const { store, isCopy } = useEditor()
  const run = useRunCommand()
  const { document, saved, saving, readOnly, programId } = useEditorState()
  const writes = useCell(titlingOf(store)) !== undefined && readOnly === undefined
  usePreloadWhenIdle(AdName)
  const isHere = useLazyComponent(AdName, writes, () => titlingOf(store).set(undefined))
  const kept = programId === undefined ? '新广告' : '已保存'
  const edited = saving ? '正在保存…' : document === saved ? kept : '有未保存的修改'
  const shown = document.name || UNNAMED
  return (
    <div className={classes.title}>
      {writes && isHere && <AdName name={document.name} unnamed={UNNAMED} />}
      {readOnly === undefined ? (
        <UnstyledButton
          className={classes.name}
          aria-label={`${commandOf('renameAd').label}：${shown}`}
          title={`${shown}，点击修改名称`}
          onClick={() => run('renameAd')}
        >
          {shown}
        </UnstyledButton>
      ) : (
        <div className={classes.name} title={shown}>
          {shown}
        </div>
      )}
      <div className={classes.state} data-unsaved={(readOnly === undefined && document !== saved) || undefined}>
        {readOnly !== undefined ? '仅查看' : isCopy && programId === undefined && !saving ? '副本，尚未保存' : edited}
      </div>
    </div>
  )
}
