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
        'Strict-Transport-Security',
      ]
      expect(headerWeaknesses(Object.fromEntries(names.map((header) => [header, headers.get(header)])))).toEqual([])
    } finally {
      await site.close()
    }
  },
)
