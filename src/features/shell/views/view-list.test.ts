import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteView, followViews, savedViews, saveView, viewNameWrong } from './view-list.ts'

const { session } = vi.hoisted(() => ({ session: { account: '' } }))
vi.mock('#src/api/session.ts', () => ({ session }))

let stop: () => void
let kept: Map<string, string>
let page: EventTarget

beforeEach(() => {
  kept = new Map()
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  session.account = 'a'
  stop = followViews()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const names = () => savedViews.get().map(({ name }) => name)
const address = { path: '/terminalManage', search: { state: '0' } }

test('views are saved, renamed in their place and deleted, each account has its own', () => {
  saveView(address, ' 离线 ')
  saveView({ path: '/programManage', search: {} }, '全部广告')
  saveView({ ...address, name: '离线' }, '早班')
  expect(savedViews.get()).toEqual([
    { ...address, name: '早班' },
    { path: '/programManage', search: {}, name: '全部广告' },
  ])
  stop()
  session.account = 'b'
  stop = followViews()
  expect(names()).toEqual([])
  stop()
  session.account = 'a'
  stop = followViews()
  deleteView('早班')
  expect(names()).toEqual(['全部广告'])
})

test('a name is there, short, and no other view has it', () => {
  saveView(address, '早班')
  const wrong = (name: string, before?: string) => viewNameWrong(name, savedViews.get(), before)
  expect(wrong(' ')).toBe('请输入视图名称')
  expect(wrong('长'.repeat(21))).toBe('视图名称不能超过 20 个字符')
  expect(wrong('早班 ')).toBe('已有同名的视图')
  expect(wrong('早班', '早班')).toBeNull()
})

test('what is stored and does not fit is dropped', () => {
  kept.set('console.views.a', JSON.stringify([{ name: '早班' }, { ...address, name: '晚班' }, 7]))
  page.dispatchEvent(new Event('storage'))
  expect(names()).toEqual(['晚班'])
})
