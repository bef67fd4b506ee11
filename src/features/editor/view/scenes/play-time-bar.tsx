import { Tooltip } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { memo, useCallback, useEffect, useMemo, useRef, type CSSProperties } from 'react'
import { say } from '#src/ui/feedback/notify.ts'
import { editorKinds } from '../../kinds/kinds.ts'
import { sceneById, type EditDocument } from '../../model/edit-document.ts'
import { playTime, playTimes, type DecidingItem, type ScenePlayTime } from '../../model/play-time.ts'
import { useEditor, useEditorState } from '../../session/editor-context.ts'
import classes from './play-time-bar.module.css'
import { SceneSeconds } from './scene-seconds.tsx'
import { spokenSeconds } from '../../model/spoken-seconds.ts'

/** How long it can be taken back where it is told, milliseconds. */
const TOLD_MS = 6000

export function PlayTimeBar() {
  const { store } = useEditor()
  const { document, sceneId, selection } = useEditorState()
  const times = useMemo(() => playTimes(document), [document])
  useTold(document)
  const total = times.reduce((sum, { seconds }) => sum + seconds, 0)
  const goTo = useCallback(
    (id: string, elementId?: string) => {
      store.goToScene(id)
      if (elementId !== undefined) store.select([elementId])
    },
    [store],
  )
  return (
    <section className={classes.bar} aria-label="播放时长">
      <p className={classes.total}>
        总时长 <strong>{spokenSeconds(total)}</strong>
      </p>
      {times.length === 0 ? (
        <p className={classes.none}>添加场景后，这里显示每个场景播放多久</p>
      ) : (
        <ol className={classes.blocks} aria-label="各场景时长">
          {times.map((time, index) => (
            <Block
              key={time.sceneId}
              time={time}
              index={index}
              current={time.sceneId === sceneId}
              chosen={time.sceneId === sceneId && selection.includes(time.decidedBy?.elementId ?? '')}
              onGoTo={goTo}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

/** Says of which scenes another element decides the time from now on (E74): nobody asked for that. */
function useTold(document: EditDocument) {
  const { store } = useEditor()
  const last = useRef(document)
  useEffect(() => {
    const before = last.current
    last.current = document
    // whoever takes it back has seen it
    if (store.state.redoLabel !== undefined) return
    const hides: (() => void)[] = []
    for (const [index, scene] of document.scenes.entries()) {
      const [was, time] = [playTime(sceneById(before, scene.id) ?? scene), playTime(scene)]
      if (was.seconds !== time.seconds && was.decidedBy?.elementId !== time.decidedBy?.elementId)
        hides.push(
          say({
            kind: 'info',
            text: `场景 ${index + 1} 的时长由 ${spokenSeconds(was.seconds)} 变为 ${spokenSeconds(time.seconds)}，${reasonOf(time)}`,
            autoClose: TOLD_MS,
            action: { label: '撤销', run: () => store.state.document === document && store.undo() },
          }),
        )
    }
    // never another step than the one that was told
    return () => hides.forEach((hide) => hide())
  }, [store, document])
}

interface BlockProps {
  time: ScenePlayTime
  index: number
  current: boolean
  /** What decides the time is chosen. */
  chosen: boolean
  onGoTo: (sceneId: string, elementId?: string) => void
}

const Block = memo(function Block({ time, index, current, chosen, onGoTo }: BlockProps) {
  const { sceneId, seconds, decidedBy } = time
  return (
    <li className={classes.block} data-current={current || undefined} style={{ '--share': seconds } as CSSProperties}>
      <Tooltip label={`场景 ${index + 1}：${spokenSeconds(seconds)}，${reasonOf(time)}`}>
        <button
          type="button"
          className={classes.scene}
          aria-current={current || undefined}
          aria-label={`场景 ${index + 1}，${spokenSeconds(seconds)}，${reasonOf(time)}`}
          onClick={() => onGoTo(sceneId)}
        >
          <span className={classes.number} aria-hidden>
            {index + 1}
          </span>
          <SceneSeconds className={classes.seconds} seconds={seconds} />
        </button>
      </Tooltip>
      <Decider time={time} index={index} chosen={chosen} onShow={onGoTo} />
      <Items decidedBy={decidedBy} />
    </li>
  )
})

/** The contents of what decides the time, to scale. */
function Items({ decidedBy }: { decidedBy: DecidingItem | undefined }) {
  if (!decidedBy || decidedBy.items.length < 2) return null
  return (
    <span className={classes.items} aria-hidden>
      {decidedBy.items.map((seconds, index) => (
        <span key={index} style={{ flexGrow: seconds }} />
      ))}
    </span>
  )
}

interface DeciderProps {
  time: ScenePlayTime
  index: number
  chosen: boolean
  onShow: (sceneId: string, elementId: string) => void
}

/** The mark of what decides the time of a scene; it chooses that element. */
function Decider({ time: { sceneId, decidedBy }, index, chosen, onShow }: DeciderProps) {
  if (!decidedBy) {
    return (
      <span className={classes.mark} aria-hidden>
        <IconClock size={14} />
      </span>
    )
  }
  const label = `选中决定场景 ${index + 1} 时长的${decidedBy.name}`
  const { icon: Icon } = editorKinds[decidedBy.kind]
  return (
    <Tooltip label={label}>
      <button
        type="button"
        className={classes.mark}
        aria-label={label}
        aria-pressed={chosen}
        onClick={() => onShow(sceneId, decidedBy.elementId)}
      >
        <Icon size={14} aria-hidden />
      </button>
    </Tooltip>
  )
}

/** Why a scene lasts as long as it does, in words. */
function reasonOf({ decidedBy }: ScenePlayTime): string {
  if (!decidedBy) return '没有计时的内容，按默认时长'
  const { kind, name, items } = decidedBy
  const { contents } = editorKinds[kind]
  return `由${name}决定${contents ? `：${contents.counted(items)}` : ''}`
}
