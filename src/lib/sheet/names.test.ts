import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fileName, sheetName } from './names.ts'
import { livePayloads } from './tests/payloads.ts'

const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(...'=+@-＝:\\/?*[]<>|".\' \t\0\u202E中😀aH'), maxLength: 120 }),
)

describe('sheet names', () => {
  test.each([
    ['终端列表', '终端列表'],
    ['a:b\\c/d?e*f[g]', 'a_b_c_d_e_f_g_'],
    ["'quoted'", 'quoted'],
    ['=1+1', '1+1'],
    ['History', 'History_'],
    ['', '数据'],
    [" '=\0 ", '数据'],
    ['很'.repeat(40), '很'.repeat(31)],
  ])('%j becomes %j', (wanted, name) => {
    expect(sheetName(wanted)).toBe(name)
  })

  test('repeated names are numbered within the limit', () => {
    expect(sheetName('数据', ['数据'])).toBe('数据 (2)')
    expect(sheetName('list', ['LIST', 'List (2)'])).toBe('list (3)')
    expect(sheetName('很'.repeat(40), ['很'.repeat(31)])).toBe(`${'很'.repeat(27)} (2)`)
  })

  test('any wish ends as a name that Excel accepts', () => {
    fc.assert(
      fc.property(fc.array(anyName, { maxLength: 5 }), (wishes) => {
        const taken: string[] = []
        for (const wish of wishes) taken.push(sheetName(wish, taken))
        for (const name of taken) {
          expect(name.length).toBeGreaterThan(0)
          expect(name.length).toBeLessThanOrEqual(31)
          expect(name).not.toMatch(/[:\\/?*[\]]|^['=+\-@]|'$|[\p{Cc}\p{Cf}\p{Surrogate}]/u)
        }
        expect(new Set(taken.map((name) => name.toLowerCase())).size).toBe(taken.length)
      }),
    )
  })
})

describe('file names', () => {
  test.each([
    ['终端列表_2026-11-01', '终端列表_2026-11-01.xlsx'],
    ['终端.XLSX', '终端.xlsx'],
    ['../../etc/passwd', '_.._etc_passwd.xlsx'],
    ['a\u202Egnp.exe', 'agnp.exe.xlsx'],
    ['CON', '_CON.xlsx'],
    ['nul.txt', '_nul.txt.xlsx'],
    ['', '导出.xlsx'],
    ['...', '导出.xlsx'],
  ])('%j becomes %j', (wanted, name) => {
    expect(fileName(wanted, 'xlsx')).toBe(name)
  })

  test.each(livePayloads)('%j does not start like a formula', (payload) => {
    expect(fileName(payload, 'csv')).toMatch(/^[^=+\-@|%＝＋－＠﹦﹢﹣﹫\s]/)
  })

  test('any wish ends as a name that file systems accept', () => {
    fc.assert(
      fc.property(anyName, (wish) => {
        const name = fileName(wish, 'csv')
        expect(name).toMatch(
          /^[^<>:"/\\|?*\p{Cc}\p{Cf}\p{Surrogate}=+\-@'\s.][^<>:"/\\|?*\p{Cc}\p{Cf}\p{Surrogate}]*\.csv$/u,
        )
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
      }),
    )
  })
})
