import { expect, test } from 'vitest'
import { offlineNote } from './offline-note.ts'

test('terminals that are offline hear of it later: one, some of many, none', () => {
  const many = (offline: number) => Array.from({ length: 3000 }, (_, index) => ({ state: index < offline ? 0 : 1 }))
  expect(offlineNote([{ state: 0 }], '才会停播')).toBe('终端离线，上线后才会停播。')
  expect(offlineNote(many(1), '才会停播')).toBe('其中 1 台离线，上线后才会停播。')
  expect(offlineNote(many(1200), '才会停播')).toBe('其中 1,200 台离线，上线后才会停播。')
  expect(offlineNote([...many(0), {}], '才会停播')).toBeUndefined()
})
