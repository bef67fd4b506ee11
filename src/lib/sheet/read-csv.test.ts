import { describe, expect, it } from 'vitest'
import { readCsv } from './read-csv.ts'

const rules = { columns: ['账号', '昵称'], sizeLimit: 1024, rowLimit: 3 } as const
const read = (...parts: BlobPart[]) => readCsv(new Blob(parts), rules)

describe('a CSV file', () => {
  it('is read by its titles, in any order, with what nobody sees taken off', async () => {
    expect(await read('\uFEFF昵称,备注, 账号 \r\n 小王\u200b ,x,13800000001\t\r\n\r\n"小\n李","a,b"\r\n')).toEqual([
      { line: 2, values: { 账号: '13800000001', 昵称: '小王' } },
      { line: 4, values: { 账号: '', 昵称: '小\n李' } },
    ])
  })

  it('may be encoded as Chinese spreadsheets do', async () => {
    // 账号,昵称 and 1,王 in GB 18030
    const bytes = new Uint8Array([0xd5, 0xcb, 0xba, 0xc5, 0x2c, 0xea, 0xc7, 0xb3, 0xc6, 0x0a, 0x31, 0x2c, 0xcd, 0xf5])
    expect(await read(bytes)).toEqual([{ line: 2, values: { 账号: '1', 昵称: '王' } }])
  })

  it('of UTF-8 with a broken character stays what it is, and the row is marked', async () => {
    const bytes = new TextEncoder().encode('账号,昵称\n1,王?\n2,李\n')
    bytes[bytes.indexOf(0x3f)] = 0xc3
    expect(await read(bytes)).toEqual([
      { line: 2, values: { 账号: '1', 昵称: '王\uFFFD' }, damaged: true },
      { line: 3, values: { 账号: '2', 昵称: '李' } },
    ])
  })

  it('may have rows with more cells than titles, which are marked', async () => {
    expect(await read('账号,昵称\n1,小王,经理\n2,小李,\n')).toEqual([
      { line: 2, values: { 账号: '1', 昵称: '小王' }, surplus: true },
      { line: 3, values: { 账号: '2', 昵称: '小李' } },
    ])
  })

  it('says what is wrong with it', async () => {
    await expect(read('账号\n1')).rejects.toThrow('文件缺少列：昵称。请使用模板填写')
    await expect(read('')).rejects.toThrow('文件缺少列：账号、昵称')
    await expect(read('账号,昵称\n1,a\n2,b\n3,c\n4,d')).rejects.toThrow('一次最多导入 3 行，文件有 4 行')
    await expect(read('x'.repeat(1025))).rejects.toThrow('文件不能超过')
    await expect(read('PK\u0003\u0004账号')).rejects.toThrow('文件不是 CSV 格式')
    await expect(read('账号,昵称\n1,"a\n2,b\n3,c')).rejects.toThrow('第 2 行的引号没有结束')
    await expect(read('账号,昵称\n1,\0')).rejects.toThrow('文件不是 CSV 格式')
  })
})
