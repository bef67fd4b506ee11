import { expect, test } from 'vitest'
import { troubleFirst, troubleOf, type WatchedDevice } from './device-trouble.ts'

const now = new Date(2026, 10, 20, 14, 0).getTime()
const today = '2026-11-20 13:00:00'
const yesterday = '2026-11-19 13:59:59'

test.each<[WatchedDevice, ReturnType<typeof troubleOf>]>([
  [{ state: 1, screenshot: 'shots/1.jpg', screenshotUpdate: today }, undefined],
  [{ state: 1, screenshot: 'shots/1.jpg', screenshotUpdate: '2026-11-19 14:00:00' }, undefined],
  [{ state: 1, screenshot: 'shots/1.jpg', screenshotUpdate: yesterday }, 'staleScreenshot'],
  [{ state: 1, screenshotUpdate: yesterday }, 'staleScreenshot'],
  [{ state: 1, screenshot: '', screenshotUpdate: yesterday }, 'noScreenshot'],
  [{ state: 0, screenshot: '', screenshotUpdate: yesterday }, 'offline'],
  [{ state: 0 }, 'offline'],
  [{ state: 1 }, undefined],
  [{}, undefined],
  [{ state: 9, screenshotUpdate: 'soon' }, undefined],
])('%o is in trouble: %s', (device, trouble) => expect(troubleOf(device, now)).toBe(trouble))

test('trouble comes first, the worst before; the rest stays in its order', () => {
  const devices = [
    { id: 'fine', state: 1, screenshotUpdate: today },
    { id: 'stale', state: 1, screenshotUpdate: yesterday },
    { id: 'unknown' },
    { id: 'off', state: 0, screenshotUpdate: today },
    { id: 'none', state: 1, screenshot: '' },
    { id: 'off too', state: 0 },
  ]
  expect(troubleFirst(devices, now).map(({ id }) => id)).toEqual(['off', 'off too', 'none', 'stale', 'fine', 'unknown'])
  expect(devices[0]?.id).toBe('fine')
})
