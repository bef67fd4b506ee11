import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { API_ORIGIN, folderOf } from '../scripts/builds.mjs'
import { findBrowser } from '../scripts/browser.mjs'
import { serve, type Site } from '../scripts/serve.mjs'
import type { SwitchesPatch } from '#mocks/server/switches.ts'
import { startMockProcess, type MockProcess } from '#tests/support/mock-process.ts'
import { root } from '#tests/support/sources.ts'

/** Fast 4G as the developer tools of Chromium emulate it: bytes a second and milliseconds. */
const FAST_4G = { offline: false, downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 }

export interface Bench {
  browser: Browser
  backend: MockProcess
  real: Site
  demo: Site
  /** A token of the account that may do everything; another one after `changeWorld`. */
  token: string
  close(): Promise<void>
}

export async function startBench(): Promise<Bench> {
  const backend = await startMockProcess()
  const [real, demo] = await Promise.all([
    serve(path.join(root, folderOf('real'))),
    serve(path.join(root, folderOf('demo'))),
  ])
  const launch = await findBrowser()
  const rule = `--host-resolver-rules=MAP ${new URL(API_ORIGIN).host} 127.0.0.1:${backend.port}`
  const browser = await chromium.launch({
    ...launch,
    args: [...(launch?.args ?? []), rule, '--enable-precise-memory-info'],
  })
  return {
    browser,
    backend,
    real,
    demo,
    token: await signIn(backend.origin),
    async close() {
      await browser.close()
      await Promise.all([backend.stop(), real.close(), demo.close()])
    },
  }
}

async function signIn(origin: string): Promise<string> {
  const password = createHash('md5').update('Demo1234adscreen-demo').digest('hex')
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ account: '13800000000', password }),
  })
  const { data } = (await response.json()) as { data: { Authorization: string } }
  return data.Authorization
}

export function setSwitches({ backend }: Bench, patch: SwitchesPatch): Promise<Response> {
  return fetch(`${backend.origin}/__mock/switches`, {
    method: 'PUT',
    body: JSON.stringify(patch),
    headers: { 'Content-Type': 'application/json' },
  })
}

/** Another world has other sessions, so the bench signs in anew. */
export async function changeWorld(bench: Bench, scale: 200 | 10000) {
  await setSwitches(bench, { scenario: { scale } })
  bench.token = await signIn(bench.backend.origin)
}

export interface Conditions {
  /** CPU throttling: 1 as fast as the machine, 4 a quarter of that. */
  cpu: 1 | 4
  /** With a session. */
  signedIn: boolean
  /** Without the emulated network: for what is measured in CPU only. */
  fastNetwork?: boolean
}

export interface Visit {
  context: BrowserContext
  page: Page
  cdp: CDPSession
  /** What went over the wire so far. */
  wire(): Wire
  close(): Promise<void>
}

/** Transferred bytes and requests: the console's own files, and what the server of the API answered (pictures too). */
export interface Wire {
  bytes: number
  requests: number
  apiBytes: number
  apiRequests: number
}

export async function openPage(
  { browser, real, token }: Bench,
  { cpu, signedIn, fastNetwork = false }: Conditions,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  if (signedIn) {
    await context.addCookies([{ name: 'Authorization', value: token, url: real.url }])
    await context.addInitScript(() =>
      localStorage.setItem('console.session', JSON.stringify({ account: '13800000000', since: 1 })),
    )
  }
  // functions that run in the page come through a compiler that wraps their names in this
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const total: Wire = { bytes: 0, requests: 0, apiBytes: 0, apiRequests: 0 }
  const ofApi = new Map<string, boolean>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return
    const api = request.url.startsWith(API_ORIGIN)
    ofApi.set(requestId, api)
    total[api ? 'apiRequests' : 'requests'] += 1
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    total[ofApi.get(requestId) ? 'apiBytes' : 'bytes'] += encodedDataLength
  })
  await cdp.send('Network.enable')
  if (!fastNetwork) await cdp.send('Network.emulateNetworkConditions', FAST_4G)
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return { context, page, cdp, wire: () => ({ ...total }), close: () => context.close() }
}
