import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAnswer, StoreError } from './store-answer.ts'

const host = new URL('https://store.example.invalid/bucket')
/** How an answer is taken; undefined for a file that is stored. */
function answer(status: number, text = '', origin = host.origin): StoreError | undefined {
  try {
    readAnswer({ status, text, origin }, host)
    return undefined
  } catch (error) {
    if (error instanceof StoreError) return error
    throw error
  }
}
const xml = (code: string, message = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message><RequestId>1</RequestId></Error>`

describe('readAnswer', () => {
  it.each([
    ['200 and nothing', 200, ''],
    ['201 and XML of success', 201, '<PostResponse><Location>x</Location></PostResponse>'],
    ['204', 204, ''],
    ['an envelope of success', 200, '{"code":1,"data":{}}'],
    ['the code of success of another server', 200, '{"code":200}'],
    ['JSON of any kind', 200, '{"url":"x"}'],
    ['text', 200, 'ok'],
    ['broken JSON', 200, '{"code":'],
    ['null', 200, 'null'],
  ])('takes %s for stored', (_, status, text) => {
    expect(answer(status, text)).toBeUndefined()
  })

  it.each([
    [
      '403 with XML',
      answer(403, xml('SignatureDoesNotMatch')),
      '上传凭证无效或已过期，请重试（SignatureDoesNotMatch）',
    ],
    ['400', answer(400), '存储服务拒绝了该文件'],
    [
      '400 of a file that is too large',
      answer(400, xml('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size')),
      '文件大小超过存储服务的限制（EntityTooLarge）',
    ],
    ['400 of a slow line', answer(400, xml('RequestTimeout')), '上传超时，请重试（RequestTimeout）'],
    [
      'words of the store',
      answer(400, xml('EntityTooLarge', '文件不能超过 5 MB。')),
      '文件不能超过 5 MB（EntityTooLarge）',
    ],
    [
      'words of the store with markup',
      answer(403, xml('AccessDenied', '请&lt;b&gt;付费&lt;/b&gt;')),
      '上传凭证无效或已过期，请重试（AccessDenied）',
    ],
    ['a code that nobody knows', answer(400, xml('Whatever')), '存储服务拒绝了该文件（Whatever）'],
    ['413', answer(413), '文件大小超过存储服务的限制'],
    [
      '413 of a gateway',
      answer(413, '<html><h1>413 Request Entity Too Large</h1></html>'),
      '文件大小超过存储服务的限制',
    ],
    ['503 with XML', answer(503, xml('SlowDown')), '存储服务暂时不可用，请稍后重试（SlowDown）'],
    ['a status that nobody knows', answer(418), '存储服务返回了异常状态（418）'],
    ['an error in XML with 200', answer(200, xml('InternalError')), '存储服务暂时不可用，请稍后重试（InternalError）'],
    ['an envelope that refuses', answer(200, '{"code":0,"msg":"空间不足"}'), '空间不足'],
    ['an envelope that refuses with 400', answer(400, '{"code":0,"msg":"文件过大"}'), '文件过大'],
    ['an envelope that refuses with 500', answer(500, '{"code":0,"msg":"空间不足"}'), '空间不足'],
    ['an envelope that refuses without a word', answer(200, '{"code":"0","msg":{}}'), '上传失败'],
  ])('takes %s for not stored', (_, error, message) => {
    expect(error).toMatchObject({ message, resultUnknown: false })
  })

  it.each([
    ['500', answer(500), '存储服务暂时不可用'],
    ['502 of a gateway', answer(502, '<html><h1>502 Bad Gateway</h1></html>'), '存储服务暂时不可用'],
    ['408', answer(408), '上传超时'],
    [
      'a page with 200',
      answer(200, '\n<!DOCTYPE html><html><title>Sign in</title></html>'),
      '返回内容不是存储服务的应答',
    ],
    ['an answer from elsewhere', answer(200, '', 'https://portal.example.invalid'), '返回内容不是存储服务的应答'],
  ])('takes %s for unknown: the file may be stored (N10)', (_, error, reason) => {
    expect(error).toMatchObject({ message: `${reason}，结果未知，请刷新核对`, resultUnknown: true })
  })

  it('knows a signature that is too old', () => {
    expect(answer(403, xml('AccessDenied', 'Invalid according to Policy: Policy expired.'))).toMatchObject({
      expired: true,
    })
    expect(answer(403, xml('ExpiredToken'))).toMatchObject({ expired: true })
    expect(answer(400, xml('ExpiredToken'))).toMatchObject({ expired: true })
    expect(answer(403, xml('AccessDenied', 'no'))).toMatchObject({ expired: false })
    expect(answer(413, xml('ExpiredToken'))).toMatchObject({ expired: false })
  })

  it('says something to read, whatever comes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 599 }), fc.string({ maxLength: 500 }), (status, text) => {
        expect(answer(status, text)?.message).toMatch(/^[\u4e00-\u9fff（）()\w，.]{4,120}$/)
      }),
    )
  })
})
