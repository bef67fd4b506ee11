import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { postFile, TransferError } from './post-file.ts'

/** As much of a browser's request as is used, whose course the test tells. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  upload = new EventTarget()
  status = 204
  responseType = ''
  responseText = ''
  responseURL = ''
  opened: unknown[] = []
  form: unknown
  constructor() {
    super()
    FakeRequest.last = this
  }
  open(...how: unknown[]) {
    this.opened = how
  }
  send(form: unknown) {
    this.form = form
  }
  abort() {
    this.end('abort')
  }
  end(how: string) {
    this.dispatchEvent(new Event(how))
    this.dispatchEvent(new Event('loadend'))
  }
}

const url = new URL('https://store.example.invalid/put')
const signal = () => new AbortController()

function begin(end = signal()) {
  const events = { onProgress: vi.fn<(sent: number, total: number) => void>(), onSent: vi.fn<() => void>() }
  const form = new FormData()
  const answer = postFile(url, form, events, end.signal)
  return { answer, events, form, request: FakeRequest.last }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a form is posted, its progress told, and what the store answers comes back', async () => {
  const { answer, events, form, request } = begin()
  expect([request.opened, request.responseType, request.form]).toEqual([['POST', url], 'text', form])
  request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 3, total: 9 }))
  expect(events.onProgress.mock.calls).toEqual([[3, 9]])
  expect(events.onSent).not.toHaveBeenCalled()
  request.upload.dispatchEvent(new Event('load'))
  expect(events.onSent).toHaveBeenCalledOnce()
  request.responseText = 'x'.repeat(2001)
  request.responseURL = 'https://elsewhere.example.invalid/done?x=1'
  request.end('load')
  expect(await answer).toEqual({
    status: 204,
    text: 'x'.repeat(2000),
    origin: 'https://elsewhere.example.invalid',
  })
})

test('an answer that does not say where it is from is from where it was asked', async () => {
  const { answer, request } = begin()
  request.end('load')
  expect((await answer).origin).toBe('https://store.example.invalid')
})

test.each([
  [false, true, '网络异常，上传中断'],
  [false, false, '网络已断开，上传中断'],
  [true, true, '网络异常，结果未知，请刷新核对'],
  [true, false, '网络异常，结果未知，请刷新核对'],
])('a transfer that breaks, all sent: %j, online: %j', async (sent, onLine, message) => {
  for (const how of ['error', 'abort']) {
    vi.stubGlobal('navigator', { onLine })
    const { answer, request } = begin()
    if (sent) request.upload.dispatchEvent(new Event('load'))
    request.end(how)
    const error: unknown = await answer.catch((failed: unknown) => failed)
    expect(error).toBeInstanceOf(TransferError)
    expect(error).toMatchObject({ message, sent, resultUnknown: sent })
  }
})

test('whoever gives it up hears why, and after its end nothing is given up any more', async () => {
  const reason = new Error('left')
  const end = signal()
  const { answer } = begin(end)
  end.abort(reason)
  await expect(answer).rejects.toBe(reason)
  const gone = signal()
  gone.abort(reason)
  const before = FakeRequest.last
  await expect(begin(gone).answer).rejects.toBe(reason)
  expect(FakeRequest.last).toBe(before)
  const later = signal()
  const { answer: done, request } = begin(later)
  const abort = vi.spyOn(request, 'abort')
  request.end('load')
  await done
  later.abort(reason)
  expect(abort).not.toHaveBeenCalled()
})
