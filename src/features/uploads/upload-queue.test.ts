import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TransferEvents } from '#src/api/post-file.ts'
import type { UploadPorts } from './upload-queue.ts'

// the session lives in a browser; this is as much of one as it needs
vi.hoisted(() => {
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', { cookie: '', querySelector: () => null })
  vi.stubGlobal('navigator', { cookieEnabled: true, onLine: true })
  vi.stubGlobal('location', { protocol: 'http:', href: 'http://localhost/' })
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined)
})

const { ApiError } = await import('#src/api/errors.ts')
const { TransferError } = await import('#src/api/post-file.ts')
const { session } = await import('#src/api/session.ts')
const { hasUnsavedPage, hasUnsavedWork } = await import('#src/lib/hooks/unsaved-work.ts')
const { UserError } = await import('#src/lib/errors/user-error.ts')
const { followSession } = await import('./follow-session.ts')
const { uploads } = await import('./upload-items.ts')
const { createUploadQueue, formOf, PLACES, STALL_MS } = await import('./upload-queue.ts')

const HOST = 'https://store.example.invalid/'
const stored = { status: 204, text: '', origin: 'https://store.example.invalid' }
const file = (name: string, size = 4) => ({ file: new File(['x'.repeat(size)], name), type: 0 as const })

/** A queue whose transfers end when the test says so. */
function setUp() {
  const sent: {
    name: string
    events: TransferEvents
    signal: AbortSignal
    answer: (value?: typeof stored) => void
    fail: (error: Error) => void
  }[] = []
  const ports = {
    sign: vi.fn<UploadPorts['sign']>(() => Promise.resolve({ host: HOST, fields: { key: 'm/1' }, data: 'd' })),
    address: vi.fn<UploadPorts['address']>((host) => new URL(host)),
    send: vi.fn<UploadPorts['send']>(
      (_url, form, events, signal) =>
        new Promise<typeof stored>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error))
          sent.push({
            name: String(form.get('originName')),
            events,
            signal,
            answer: (value = stored) => resolve(value),
            fail: reject,
          })
        }),
    ),
    signedIn: () => session.token !== undefined,
    onStored: vi.fn<UploadPorts['onStored']>(),
    onIdle: vi.fn<UploadPorts['onIdle']>(),
  }
  return { queue: createUploadQueue(ports), ports, sent }
}

const stages = () => uploads.items.map(({ stage }) => stage)
const errorOf = (index: number) => uploads.items[index]?.error
/** Lets promises settle; reading a file takes some turns of the loop. */
const settled = () => vi.advanceTimersByTimeAsync(50)
const idOf = (index: number) => uploads.items[index]?.id ?? ''
const ends: (() => void)[] = []

function start() {
  const parts = setUp()
  ends.push(parts.queue.drop, followSession(parts.queue))
  return parts
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  Object.assign(session, { token: 'token', account: '13800000001', ended: undefined })
})

afterAll(() => vi.unstubAllGlobals())

afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.useRealTimers()
})

/** Waits for what happens outside of the timers, such as the reading of a file. */
async function until(condition: () => boolean) {
  await vi.waitFor(
    async () => {
      await settled()
      expect(condition()).toBe(true)
    },
    { timeout: 2_000, interval: 1 },
  )
}

describe('createUploadQueue', () => {
  it('sends three at a time, in order, and asks for each signature when its turn comes', async () => {
    const { queue, ports, sent } = start()
    queue.add(['a', 'b', 'c', 'd', 'e'].map((name) => file(name)))
    await until(() => sent.length === PLACES)
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    expect(ports.sign).toHaveBeenCalledTimes(3)
    expect(stages()).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting'])
    expect([hasUnsavedWork(), hasUnsavedPage()]).toEqual([true, false])
    sent[1]?.answer()
    await until(() => sent.length === 4)
    expect(sent[3]?.name).toBe('d')
    for (const index of [0, 2, 3]) sent[index]?.answer()
    await until(() => sent.length === 5)
    sent[4]?.answer()
    await until(() => stages().every((stage) => stage === 'done'))
    expect(ports.onStored).toHaveBeenCalledTimes(5)
    expect(ports.onIdle.mock.calls).toMatchObject([[{ stored: 5, failed: 0, name: expect.stringMatching(/./) }]])
    expect(hasUnsavedWork()).toBe(false)
  })

  it('shows how much has left, then that it waits for the answer', async () => {
    const { queue, sent } = start()
    queue.add([file('a')])
    await until(() => sent.length === 1)
    sent[0]?.events.onProgress(30, 120)
    expect(uploads.items[0]).toMatchObject({ stage: 'sending', progress: 0.25 })
    sent[0]?.events.onSent()
    expect(uploads.items[0]).toMatchObject({ stage: 'confirming', progress: 1 })
  })

  it('keeps a failure to its row, and signs anew for another try (U7)', async () => {
    const { queue, ports, sent } = start()
    ports.sign.mockRejectedValueOnce(new UserError('签名失败'))
    queue.add([file('a'), file('b')])
    await until(() => stages()[0] === 'failed' && sent.length === 1)
    expect([errorOf(0), stages()[1]]).toEqual(['签名失败', 'sending'])
    queue.retryFailed()
    await until(() => sent.length === 2)
    expect(ports.sign).toHaveBeenCalledTimes(3)
    expect(errorOf(0)).toBeUndefined()
  })

  it('asks once more for a signature that was too old, and not a third time (U7)', async () => {
    const { queue, ports, sent } = start()
    const expired = {
      ...stored,
      status: 403,
      text: '<Error><Code>AccessDenied</Code><Message>Policy expired</Message></Error>',
    }
    queue.add([file('a')])
    await until(() => sent.length === 1)
    sent[0]?.answer(expired)
    await until(() => sent.length === 2)
    expect(ports.sign).toHaveBeenCalledTimes(2)
    sent[1]?.answer(expired)
    await until(() => stages()[0] === 'failed')
    expect(errorOf(0)).toBe('上传凭证无效或已过期，请重试（AccessDenied）')
    expect(ports.onStored).not.toHaveBeenCalled()
  })

  it('sends nothing to an address that is not allowed (C12)', async () => {
    const { queue, ports } = start()
    ports.address.mockReturnValue(undefined)
    queue.add([file('a')])
    await until(() => stages()[0] === 'failed')
    expect(errorOf(0)).toBe('上传地址不在允许范围内，已拒绝发送')
    expect(ports.send).not.toHaveBeenCalled()
  })

  it('says that no byte has moved for half a minute, and takes it back (U10)', async () => {
    const { queue, sent } = start()
    queue.add([file('a')])
    await until(() => sent.length === 1)
    await vi.advanceTimersByTimeAsync(STALL_MS)
    expect(uploads.items[0]?.stalled).toBe(true)
    sent[0]?.events.onProgress(1, 4)
    expect(uploads.items[0]?.stalled).toBe(false)
    await vi.advanceTimersByTimeAsync(STALL_MS)
    queue.retry(idOf(0))
    await until(() => sent.length === 2)
    expect([sent[0]?.signal.aborted, uploads.items[0]?.stalled, stages()[0]]).toEqual([true, false, 'sending'])
  })

  it('tells a file that went from a network that broke (U9, U12)', async () => {
    const { queue, sent } = start()
    const gone = file('a')
    queue.add([gone, file('b')])
    await until(() => sent.length === 2)
    gone.file.slice = () =>
      ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) as unknown as Blob
    sent[0]?.fail(new TransferError(false))
    sent[1]?.fail(new TransferError(false))
    await until(() => stages().every((stage) => stage === 'failed'))
    expect([errorOf(0), errorOf(1)]).toEqual(['文件已被修改、移动或删除，请重新选择', '网络异常，上传中断'])
  })

  it('does not send by itself what may be stored already (N6)', async () => {
    const { queue, ports, sent } = start()
    queue.add([file('a')])
    await until(() => sent.length === 1)
    sent[0]?.fail(new TransferError(true))
    await until(() => stages()[0] === 'unknown')
    expect([errorOf(0), ports.onStored.mock.calls.length]).toEqual(['网络异常，结果未知，请刷新核对', 1])
    queue.retryFailed()
    await settled()
    expect([stages(), sent.length]).toEqual([['unknown'], 1])
    queue.add([file('b')])
    await until(() => sent.length === 2)
    sent[1]?.events.onSent()
    queue.cancel(idOf(1))
    expect([stages()[1], errorOf(1)]).toEqual(['unknown', '已取消，文件可能已经上传'])
  })

  it('cancels what is sent and what waits, and goes on with the others', async () => {
    const { queue, sent } = start()
    queue.add(['a', 'b', 'c', 'd', 'e'].map((name) => file(name)))
    await until(() => sent.length === 3)
    queue.cancel(idOf(3))
    queue.cancel(idOf(0))
    await until(() => sent.length === 4)
    expect(sent[0]?.signal.aborted).toBe(true)
    expect(stages()).toEqual(['cancelled', 'sending', 'sending', 'cancelled', 'sending'])
    // late news of what was cancelled are nobody's
    sent[0]?.events.onProgress(4, 4)
    sent[0]?.events.onSent()
    expect(uploads.items[0]).toMatchObject({ stage: 'cancelled', progress: 0 })
    queue.retry(idOf(0))
    expect(stages()[0]).toBe('waiting')
  })

  it.each(['expired', 'signedOutElsewhere'])('pauses while the session is over (S3, S24): %s', async (reason) => {
    const { queue, ports, sent } = start()
    queue.add(['a', 'b', 'c', 'd'].map((name) => file(name)))
    await until(() => sent.length === 3)
    sent[0]?.answer()
    ports.sign.mockImplementationOnce(() => {
      Object.assign(session, { token: undefined, ended: { reason, message: '' } })
      return Promise.reject(new ApiError('session', '登录已失效'))
    })
    await until(() => uploads.paused)
    expect(stages()).toEqual(['done', 'sending', 'sending', 'waiting'])
    sent[1]?.answer()
    await until(() => stages()[1] === 'done')
    expect([sent.length, hasUnsavedWork()]).toEqual([3, true])
    Object.assign(session, { token: 'next', ended: undefined })
    await until(() => sent.length === 4)
    sent[2]?.answer()
    sent[3]?.answer()
    await until(() => stages().every((stage) => stage === 'done'))
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
  })

  it.each([
    ['another user signs in (S6)', { token: 'other', account: '13800000002' }],
    ['the user signs out', { token: undefined, ended: undefined }],
    ['another tab has another user', { token: undefined, ended: { reason: 'switchedElsewhere', message: '' } }],
  ])('stops and forgets everything when %s', async (_, change) => {
    const { queue, sent } = start()
    queue.add([file('a'), file('b')])
    await until(() => sent.length === 2)
    Object.assign(session, change)
    await until(() => uploads.items.length === 0)
    expect(sent.every(({ signal }) => signal.aborted)).toBe(true)
    expect(hasUnsavedWork()).toBe(false)
  })

  it('keeps its rules in any order of events', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('answer', 'fail', 'cancel', 'retry', 'add'), fc.nat(20)), { maxLength: 40 }),
        async (events) => {
          const { queue, sent } = setUp()
          queue.add(['a', 'b', 'c', 'd', 'e'].map((name) => file(name)))
          for (const [event, number] of events) {
            const open = sent.filter(({ signal }) => !signal.aborted)
            if (event === 'answer') open[number % (open.length || 1)]?.answer()
            else if (event === 'fail') open[number % (open.length || 1)]?.fail(new TransferError(false))
            else if (event === 'cancel') queue.cancel(idOf(number % uploads.items.length))
            else if (event === 'retry') queue.retry(idOf(number % uploads.items.length))
            else queue.add([file(`x${number}`)])
            await settled()
            const running = stages().filter(
              (stage) => stage === 'signing' || stage === 'sending' || stage === 'confirming',
            )
            expect(running.length).toBeLessThanOrEqual(PLACES)
            expect(hasUnsavedWork()).toBe(running.length > 0 || stages().includes('waiting'))
          }
          queue.drop()
          expect([uploads.items.length, hasUnsavedWork()]).toEqual([0, false])
        },
      ),
      { numRuns: 60 },
    )
  })
})

it('makes the form in the order that stores want, the name in originName only (C12, U11)', async () => {
  const name = '../\u202Egnp.exe "x"\n.png'
  const form = formOf({ host: HOST, fields: { key: 'm/1', policy: 'p' }, data: 'd' }, name, new File(['abc'], name))
  expect([...form.keys()]).toEqual(['key', 'policy', 'data', 'originName', 'file'])
  expect(form.get('originName')).toBe(name)
  const part = form.get('file') as File
  expect([part.name, await part.text()]).toEqual(['file', 'abc'])
})
