import md5 from 'md5'
import { cookieProblems } from '#tests/security/checks.ts'
import { ADMIN, expect, PASSWORD, test } from '#tests/support/console.ts'
import { leftoversOf } from '#tests/support/leftovers.ts'
import { terminals } from '#tests/support/failure-assertions.ts'

const HASHES = [PASSWORD, md5(PASSWORD), md5(`${PASSWORD}adscreen-demo`)]

test(
  'after signing out nothing of the account is anywhere, and wherever something were left it would be found',
  { tag: '@http' },
  async ({ page, context, open, signIn }) => {
    await open('/login?redirect=/terminalManage')
    await page.getByLabel('记住账号').check()
    await signIn()
    const { rows } = terminals(page)
    await expect(rows).toHaveCount(10)
    const cookies = await context.cookies()
    expect(cookieProblems(cookies, HASHES, Date.now() / 1000)).toEqual([])
    expect(cookies.map(({ name }) => name).toSorted()).toEqual(['Authorization', 'account'])
    const token = cookies.find(({ name }) => name === 'Authorization')?.value ?? ''
    const terminal = (await rows.first().getByRole('link').first().textContent()) ?? ''
    const theirs = [token, terminal, '系统管理员', ...HASHES]
    expect(await leftoversOf(page, theirs)).toEqual(expect.arrayContaining(['cookies', 'page', 'local storage']))
    expect(await leftoversOf(page, HASHES), 'a password is never kept').toEqual([])

    await page.getByRole('button', { name: /^账号：/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.getByRole('dialog', { name: '退出登录' }).getByRole('button', { name: '退出' }).click()
    await expect(page.getByLabel('账号', { exact: true })).toHaveValue(ADMIN)
    expect(await leftoversOf(page, theirs)).toEqual([])

    // the search itself, at work
    await page.evaluate(async (text) => {
      localStorage.setItem('x', text)
      sessionStorage.setItem('x', text)
      document.cookie = `x=${encodeURIComponent(text)}`
      window.name = text
      history.replaceState({ text }, '')
      await (await caches.open('x')).put('/x', new Response(text))
      const opening = indexedDB.open('x')
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('x'))
      await new Promise((resolve) => opening.addEventListener('success', resolve))
      const writing = opening.result.transaction('x', 'readwrite')
      writing.objectStore('x').put(text, 1)
      await new Promise((resolve) => writing.addEventListener('complete', resolve))
      opening.result.close()
    }, terminal)
    expect((await leftoversOf(page, theirs)).toSorted()).toEqual([
      'IndexedDB',
      'address',
      'caches',
      'cookies',
      'local storage',
      'session storage',
      'window',
    ])
  },
)
