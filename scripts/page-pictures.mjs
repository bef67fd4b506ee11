/**
 * Takes pictures of every page of the demo, as an administrator at a fixed time: 1440 wide in light; the main ones
 * also in dark, 1024 and 390 wide; and what is printed, as PDF. The folder is outside the repository.
 *
 *   npm run pages:pictures                            into a new folder of the system for temporary files
 *   npm run pages:pictures -- --into pictures         into this one
 *   npm run pages:pictures -- --only 终端管理           only pages whose name contains this
 *   npm run pages:pictures -- --readme                those of the README, into docs/images
 *
 * Of dist-demo, which is built where it is missing: node scripts/builds.mjs demo makes it anew.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureBrowser } from './browser.mjs'
import { serve } from './serve.mjs'
import { ensureInstalled, root } from './setup.mjs'

const NOW = '2026-11-20T10:00:00+08:00'
const ACCOUNT = { account: '13800000000', password: 'Demo1234' }
const WIDE = { width: 1440, height: 900 }
const SIZES = { 1440: WIDE, 1024: { width: 1024, height: 768 }, 390: { width: 390, height: 844 } }

/** What stands in the place of what is not there yet. */
const LOADING = '[aria-busy=true], [aria-label=加载中], .mantine-Skeleton-root'

/** Name, address, and whether it is one of the main pages or one that is printed. */
const pages = [
  ['首页', 'homePage', { main: true, printed: true }],
  ['终端管理', 'terminalManage?size=20', { main: true, printed: true }],
  ['终端管理-诊断', 'terminalManage?size=20&device=1006', { main: true, printed: true }],
  ['终端管理-批量', 'terminalManage?batch=1'],
  ['终端管理-没有结果', 'terminalManage?q=没有这样的终端'],
  ['终端管理-画面墙', 'terminalManage?view=wall', { main: true }],
  ['终端管理-地区', 'terminalManage?view=regions', { printed: true }],
  ['素材管理', 'materialManage', { main: true }],
  ['素材管理-预览', 'materialManage?preview=5060'],
  ['广告管理', 'programManage', { main: true, printed: true }],
  ['广告管理-排期', 'programManage?view=plan', { main: true, printed: true }],
  ['广告管理-排期-终端', 'programManage?view=plan&by=terminal', { printed: true }],
  ['广告管理-预览', 'programManage?preview=3001'],
  ['广告管理-发布', 'programManage?publish=3001', { main: true }],
  ['广告管理-紧急插播', 'programManage?urgent=1'],
  ['查看发布终端', 'checkPubMet?id=3001', { main: true, printed: true }],
  ['查看发布终端-一周', 'checkPubMet?id=3001&view=week', { printed: true }],
  ['广告制作', 'editorFive?id=3001&type=2', { main: true }],
  ['广告制作-新建', 'editorFive'],
  ['审核台', 'reviewDesk', { main: true }],
  ['我的今天', 'myDay', { main: true, printed: true }],
  ['订单管理', 'orderManage', { main: true, printed: true }],
  ['创建订单', 'orderManage/create'],
  ['终端统计', 'report/terminalReport', { main: true, printed: true }],
  ['广告统计', 'report/programReport', { printed: true }],
  ['广告统计-广告', 'report/programReport?tab=ad', { printed: true }],
  ['播放证明', 'report/playProof?program=3001', { main: true, printed: true }],
  ['组织机构', 'form/formManage', { main: true, printed: true }],
  ['角色管理', 'form/role', { main: true, printed: true }],
  ['账号管理', 'form/account', { main: true, printed: true }],
  ['终端指令记录', 'record/deviceCommand', { main: true, printed: true }],
  ['广告发布记录', 'record/playRecord', { printed: true }],
  ['终端下载', 'upload'],
  ['页面不存在', 'nothing'],
]
const guestPages = [
  ['登录', 'login', { main: true }],
  ['找回密码', 'passWordFind', { main: true }],
]

/** What the README shows. */
const readmePages = [
  ['terminals', 'terminalManage?size=20&device=1006'],
  ['editor', 'editorFive?id=3001&type=2'],
  ['week', 'checkPubMet?id=3001&view=week'],
  ['review', 'reviewDesk'],
]

const { values } = parseArgs({
  options: {
    into: { type: 'string' },
    only: { type: 'string', default: '' },
    readme: { type: 'boolean', default: false },
  },
})
ensureInstalled()
const folder = values.readme
  ? path.join(root, 'docs/images')
  : (values.into ?? fs.mkdtempSync(path.join(os.tmpdir(), 'pages-')))
fs.mkdirSync(folder, { recursive: true })
const build = path.join(root, 'dist-demo')
if (!fs.existsSync(build))
  spawnSync(process.execPath, [path.join(root, 'scripts/builds.mjs'), 'demo'], { cwd: root, stdio: 'inherit' })
const server = await serve(build, { effort: 0 })
const browser = await chromium.launch(await ensureBrowser())
try {
  if (values.readme) for (const scheme of ['light', 'dark']) await takeForReadme(scheme)
  else {
    for (const [name, size] of Object.entries(SIZES)) await take(`${name}-light`, size, 'light', name === '1440')
    await take('1440-dark', WIDE, 'dark', false)
  }
  console.log(`The pictures are in ${folder}`)
} finally {
  await browser.close()
  await server.close()
}

/** Takes the main pages, or all, at one size and in one scheme; the printed ones with all. */
async function take(kind, viewport, colorScheme, all) {
  const { page, context } = await newPage(viewport, colorScheme)
  const wanted = (list) => list.filter(([name, , { main } = {}]) => (all || main) && name.includes(values.only))
  for (const [name, address] of wanted(guestPages)) await picture(page, name, address, kind)
  await signIn(page)
  for (const [name, address, { printed } = {}] of wanted(pages)) {
    await picture(page, name, address, kind)
    if (all && printed)
      await page.pdf({ path: path.join(folder, `print-${name}.pdf`), format: 'A4', preferCSSPageSize: true })
  }
  await context.close()
}

async function picture(page, name, address, kind) {
  await open(page, address)
  await page.screenshot({ path: path.join(folder, `${name}-${kind}.png`), animations: 'disabled' })
  console.log(`${kind} ${name}`)
}

async function takeForReadme(scheme) {
  const { page, context } = await newPage(WIDE, scheme)
  await signIn(page)
  // one without the console's security headers
  const blank = await context.newPage()
  for (const [name, address] of readmePages) {
    await open(page, address)
    const png = await page.screenshot({ animations: 'disabled' })
    fs.writeFileSync(path.join(folder, `${name}-${scheme}.webp`), Buffer.from(await toWebP(blank, png), 'base64'))
  }
  await context.close()
}

/** A picture in a quarter of its bytes, which a page can make. */
function toWebP(page, png) {
  return page.evaluate(async (base64) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    canvas.getContext('2d').drawImage(picture, 0, 0)
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })).arrayBuffer(),
    )
    return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
  }, png.toString('base64'))
}

async function newPage(viewport, colorScheme) {
  const context = await browser.newContext({ viewport, colorScheme, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const page = await context.newPage()
  await page.clock.setFixedTime(NOW)
  return { page, context }
}

async function signIn(page) {
  await page.goto(`${server.url}login`)
  await page.getByRole('textbox', { name: '账号', exact: true }).fill(ACCOUNT.account)
  await page.getByRole('textbox', { name: '密码', exact: true }).fill(ACCOUNT.password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(/homePage/)
}

async function open(page, address) {
  await page.goto(`${server.url}${address}`)
  await page.getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
  // what takes longer is seen as it is
  await page
    .waitForFunction(
      (loading) =>
        !document.querySelector(loading) &&
        [...document.querySelectorAll('main img:not([loading=lazy])')].every(({ complete }) => complete),
      LOADING,
    )
    .catch(() => undefined)
  await page.evaluate(() =>
    Promise.allSettled([...document.querySelectorAll('main img')].map((image) => image.decode())),
  )
}
