import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { clipFiles } from '#mocks/media/clip-files.ts'
import { SceneMedia, VideoPaceContext } from './scene-media.tsx'

const meta = {
  title: '组件/场景视频',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '视频 同步 播放 video media sync',
      use: '场景里的视频跟随场景的时间播放，差得多时移到应在的位置。',
      avoid: '单个视频文件用素材预览；列表里只要开头用视频开头。',
      keys: '没有自己的按键，跟随播放器。',
    },
  },
} satisfies Meta

export default meta

const playing = { playing: true, speed: 1, silent: false }

/** A film in a list that is longer than it: the list stands near its end, and begins again. */
function Film() {
  const [at, setAt] = useState(58)
  return (
    <VideoPaceContext value={playing}>
      <div style={{ width: 320, height: 180 }}>
        <SceneMedia
          media={{
            kind: 'video',
            src: clipFiles['latte']?.href ?? '',
            poster: undefined,
            name: '湖畔晨光',
            at,
            muted: true,
            fit: 'contain',
          }}
          instead={null}
        />
      </div>
      <Button onClick={() => setAt(0)}>下一轮</Button>
    </VideoPaceContext>
  )
}

export const Ended: StoryObj = {
  name: '播完的视频在下一轮重新播放',
  render: () => <Film />,
  play: async ({ canvas, canvasElement }) => {
    const video = canvasElement.querySelector('video')
    if (!video) throw new Error('There is no video')
    await waitFor(() => expect(video.readyState).toBe(HTMLMediaElement.HAVE_ENOUGH_DATA))
    video.currentTime = video.duration
    await waitFor(() => expect([video.ended, video.paused]).toEqual([true, true]))
    await userEvent.click(canvas.getByRole('button', { name: '下一轮' }))
    await waitFor(() => expect([video.ended, video.paused]).toEqual([false, false]))
    await expect(video.currentTime).toBeLessThan(video.duration / 2)
  },
}
