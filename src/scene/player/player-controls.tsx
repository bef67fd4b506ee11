import { ActionIcon, Button, Slider } from '@mantine/core'
import '@mantine/core/styles/Slider.layer.css'
import {
  IconMaximize,
  IconMinimize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { secondOf } from './playback.ts'
import { usePlayback, type PlaybackStore } from './playback-store.ts'
import { formatDuration } from '#src/domain/units.ts'
import classes from './player.module.css'

export interface PlayerControlsProps {
  store: PlaybackStore
  onToggle: () => void
  onScene: (scene: number) => void
  onSeek: (second: number) => void
  onFullscreen: () => void
  fullscreen: boolean
}

export function PlayerControls({ store, onToggle, onScene, onSeek, onFullscreen, fullscreen }: PlayerControlsProps) {
  const { stays } = store
  const playing = usePlayback(store, (playback) => playback.playing)
  const scene = usePlayback(store, (playback) => playback.scene)
  const speed = usePlayback(store, (playback) => playback.speed)
  return (
    <div className={classes.controls}>
      {stays.length > 1 && (
        <Control label="上一个场景" onClick={() => onScene(scene - 1)}>
          <IconPlayerSkipBackFilled size={16} aria-hidden />
        </Control>
      )}
      <Control label={playing ? '暂停' : '播放'} onClick={onToggle}>
        {playing ? <IconPlayerPauseFilled size={18} aria-hidden /> : <IconPlayerPlayFilled size={18} aria-hidden />}
      </Control>
      {stays.length > 1 && (
        <Control label="下一个场景" onClick={() => onScene(scene + 1)}>
          <IconPlayerSkipForwardFilled size={16} aria-hidden />
        </Control>
      )}
      <Progress store={store} onSeek={onSeek} />
      <Button
        className={classes.speed}
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-label="播放速度"
        title="播放速度"
        onClick={() => store.set({ ...store.get(), speed: speed === 1 ? FAST : 1 })}
      >
        {speed}×
      </Button>
      <Control label={fullscreen ? '退出全屏' : '全屏'} onClick={onFullscreen}>
        {fullscreen ? <IconMinimize size={18} aria-hidden /> : <IconMaximize size={18} aria-hidden />}
      </Control>
    </div>
  )
}

const FAST = 4

function Control({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  )
}

/** Where the ad stands, over all scenes; the marks are where scenes begin. */
function Progress({ store, onSeek }: Pick<PlayerControlsProps, 'store' | 'onSeek'>) {
  const { stays } = store
  const total = stays.reduce((sum, stay) => sum + stay, 0)
  // a slider is too much for every frame
  const second = usePlayback(store, (playback) => Math.floor(secondOf(playback, stays) * 5) / 5)
  const scene = usePlayback(store, (playback) => playback.scene)
  const starts = stays.map((_, index) => stays.slice(0, index).reduce((sum, stay) => sum + stay, 0))
  const said = `${formatDuration(Math.floor(second))} / ${formatDuration(Math.floor(total))}`
  return (
    <>
      <Slider
        className={classes.progress}
        size="sm"
        min={0}
        max={total}
        step={0.1}
        value={second}
        onChange={onSeek}
        label={null}
        marks={starts.slice(1).map((value) => ({ value }))}
        thumbLabel="播放进度"
        thumbValueText={stays.length > 1 ? `场景${scene + 1}，${said}` : said}
      />
      <span className={classes.time}>{said}</span>
    </>
  )
}
