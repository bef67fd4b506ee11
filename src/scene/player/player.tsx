import { Tabs } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'
import { useFullscreenElement, useReducedMotion } from '@mantine/hooks'
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import type { MediaResolver } from '#src/scene/draw/draw-options.ts'
import type { SceneDocument } from '#src/scene/model/scene-types.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'
import { PlayerControls } from './player-controls.tsx'
import { Problems } from './player-states.tsx'
import { advanced, atScene, atSecond, secondOf } from './playback.ts'
import { createPlaybackStore, usePlayback } from './playback-store.ts'
import classes from './player.module.css'
import { Stages, type StageSize } from './stages.tsx'
import { useFrames } from './use-frames.ts'

export interface PlayerProps {
  document: SceneDocument
  size: StageSize
  media: MediaResolver
  autoPlay: boolean
  /** The scene that it begins with, 0 being the first. */
  startAt?: number
  /** Sizes that it is shown at as well, side by side with its own. */
  others?: readonly StageSize[]
}

const SEEK_SECONDS = 5
const NONE: readonly StageSize[] = []

/**
 * The player of an ad with scenes. Space plays and pauses, arrows go to the scene before and after, F fills the screen.
 */
export function Player({ document, size, media, autoPlay, startAt = 0, others = NONE }: PlayerProps) {
  const calm = useReducedMotion(false, { getInitialValueInEffect: false })
  const { scenes, problems } = document
  const store = useMemo(
    () =>
      createPlaybackStore(
        scenes.map(({ stay }) => stay),
        autoPlay && !calm,
        startAt,
      ),
    [scenes, autoPlay, calm, startAt],
  )
  const { stays } = store
  const playing = usePlayback(store, (playback) => playback.playing)
  const scene = usePlayback(store, (playback) => playback.scene)
  const { ref, toggle: toggleFullscreen, fullscreen } = useFullscreenElement<HTMLElement>()
  const tabs = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // with many scenes not all tabs have room
    const [list, tab] = [tabs.current, tabs.current?.children[scene]]
    if (list && tab instanceof HTMLElement)
      list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 })
  }, [scene])
  useFrames(playing, (passed) => store.set({ ...advanced(store.get(), passed, stays), now: serverNow() }))

  const toggle = () => store.set({ ...store.get(), playing: !store.get().playing })
  const go = (to: number) => store.set(atScene(store.get(), to, scenes.length))
  const seek = (second: number) => store.set(atSecond(store.get(), second, stays))
  const fill = () => {
    // a browser may refuse; then everything stays as it is
    toggleFullscreen().catch(() => {})
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const inside = event.target instanceof Element ? event.target.closest('button, [role="slider"]') : null
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (event.key === ' ' && !inside) toggle()
    else if (step !== undefined && !inside && scenes.length > 1) go(scene + step)
    else if (step !== undefined && !inside) seek(secondOf(store.get(), stays) + step * SEEK_SECONDS)
    else if (event.key === 'f' && !event.shiftKey) fill()
    else return
    event.preventDefault()
  }

  const stage = <Stages store={store} document={document} size={size} others={others} media={media} motion={!calm} />
  return (
    // the player as a whole takes the keys; what is inside keeps its own
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a player is played by keys
    <section
      ref={ref}
      className={classes.player}
      aria-label="广告预览"
      aria-keyshortcuts="Space ArrowLeft ArrowRight f"
      tabIndex={0}
      // of a dialog it has the keys from the beginning: Space pauses, and does not close
      data-autofocus
      onKeyDown={onKeyDown}
      data-fullscreen={fullscreen || undefined}
    >
      <Problems problems={problems} />
      {scenes.length > 1 ? (
        <Tabs
          className={classes.tabs}
          value={String(scene)}
          onChange={(value) => go(Number(value))}
          keepMounted={false}
        >
          <Tabs.List ref={tabs} className={classes.tabList} aria-label="场景">
            {scenes.map((_, index) => (
              <Tabs.Tab key={index} className={classes.tab} value={String(index)}>{`场景${index + 1}`}</Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel className={classes.panel} value={String(scene)}>
            {stage}
          </Tabs.Panel>
        </Tabs>
      ) : (
        stage
      )}
      <PlayerControls
        store={store}
        onToggle={toggle}
        onScene={go}
        onSeek={seek}
        onFullscreen={fill}
        fullscreen={fullscreen}
      />
    </section>
  )
}
