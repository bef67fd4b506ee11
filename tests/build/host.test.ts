import { preview } from 'vite'
import { expect, test } from 'vitest'
import { cachingProblems, headerWeaknesses } from '#tests/security/checks.ts'
import { serve } from '../../scripts/serve.mjs'
import { entryOf, readBuild } from './chunks.ts'

test.each(['demo', 'real'] as const)(
  'a host that reads the header file of the build keeps no old page, and has no weak header: %s',
  async (name) => {
    const build = readBuild(name)
    const site = await serve(build.folder, { effort: 1 })
    try {
      expect(await cachingProblems(site.url, entryOf(build).file)).toEqual([])
      const { headers } = await fetch(site.url)
      const names = [
        'Content-Security-Policy',
        'Referrer-Policy',
        'X-Content-Type-Options',
        'Cross-Origin-Opener-Policy',
        'Permissions-Policy',
        'Strict-Transport-Security',
      ]
      expect(headerWeaknesses(Object.fromEntries(names.map((header) => [header, headers.get(header)])))).toEqual([])
    } finally {
      await site.close()
    }
  },
)

test('the preview serves hashed files, and has no page for those that are missing', async () => {
  const build = readBuild('real')
  const { resolvedUrls, close } = await preview({
    build: { outDir: build.folder },
    preview: { port: 0, strictPort: false },
    logLevel: 'silent',
  })
  const answer = async (path: string) => {
    const { status, headers } = await fetch(new URL(path, resolvedUrls?.local[0]))
    return [status, headers.get('Content-Type')?.includes('html') ?? false]
  }
  try {
    expect(await answer(entryOf(build).file)).toEqual([200, false])
    expect(await answer('assets/gone-12345678.js')).toEqual([404, false])
    expect(await answer('terminalManage')).toEqual([200, true])
  } finally {
    await close()
  }
})
