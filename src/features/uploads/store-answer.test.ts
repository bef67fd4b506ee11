import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAnswer } from './store-answer.ts'

const host = new URL('https://store.example.invalid/bucket')
const answer = (status: number, text = '', origin = host.origin) => readAnswer({ status, text, origin }, host)
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
    expect(answer(status, text)).toEqual({ stored: true })
  })

  it.each([
    [
      '403 with XML',
      answer(403, xml('SignatureDoesNotMatch')),
      '上传凭证无效或已过期，请重试（SignatureDoesNotMatch）',
    ],
    ['413', answer(413), '文件大小超过存储服务的限制'],
    [
      '413 of a gateway',
      answer(413, '<html><h1>413 Request Entity Too Large</h1></html>'),
      '文件大小超过存储服务的限制',
    ],
    ['500', answer(500), '存储服务暂时不可用，请稍后重试'],
    ['503 with XML', answer(503, xml('SlowDown')), '存储服务暂时不可用，请稍后重试（SlowDown）'],
    ['a status that nobody knows', answer(418), '存储服务返回了异常状态（418）'],
    [
      'a page with 200',
      answer(200, '\n<!DOCTYPE html><html><title>Sign in</title></html>'),
      '返回内容不是存储服务的应答',
    ],
    ['an answer from elsewhere', answer(200, '', 'https://portal.example.invalid'), '返回内容不是存储服务的应答'],
    ['an error in XML with 200', answer(200, xml('InternalError')), '存储服务返回了异常状态（200）（InternalError）'],
    ['an envelope that refuses', answer(200, '{"code":0,"msg":"空间不足"}'), '空间不足'],
    ['an envelope that refuses without a word', answer(200, '{"code":"0","msg":{}}'), '上传失败'],
  ])('takes %s for not stored', (_, verdict, message) => {
    expect(verdict).toMatchObject({ stored: false, message })
  })

  it('knows a signature that is too old', () => {
    expect(answer(403, xml('AccessDenied', 'Invalid according to Policy: Policy expired.'))).toMatchObject({
      expired: true,
    })
    expect(answer(403, xml('ExpiredToken'))).toMatchObject({ expired: true })
    expect(answer(403, xml('AccessDenied', 'no'))).toMatchObject({ expired: false })
    expect(answer(413, xml('ExpiredToken'))).toMatchObject({ expired: false })
  })

  it('says something to read, whatever comes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 599 }), fc.string({ maxLength: 500 }), (status, text) => {
        const verdict = answer(status, text)
        expect(verdict.stored ? '' : verdict.message).toMatch(/^[\u4e00-\u9fff（）()\w，.]{4,120}$/)
      }),
    )
  })
})
