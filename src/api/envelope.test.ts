import { expect, test } from 'vitest'
import { readEnvelope } from './envelope.ts'

test.each<[string, unknown]>([
  ['{"code":1,"msg":"success","data":[7],"more":0}', { code: 1, msg: 'success', data: [7] }],
  ['{"code":"1"}', { code: 1 }],
  ['{"code":"12"}', { code: 12 }],
  ['{"code":"1x"}', { code: '1x' }],
  ['{"code":"x1"}', { code: 'x1' }],
  ['{"code":""}', { code: '' }],
  ['{"code":[1]}', { code: [1] }],
  ['{}', {}],
])('the envelope %s (C1)', (text, envelope) => {
  expect(readEnvelope(text)).toEqual(envelope)
})

test.each([
  ['<html>', '返回内容不是接口数据'],
  [' \n<!doctype html>', '返回内容不是接口数据'],
  [
    '<html><body><form><input name="u"><input class="x" type="password"></form>',
    '返回的是登录页，不是接口数据，请重新登录',
  ],
  ['{"code":1', '数据异常'],
  ['x<', '数据异常'],
  ['', '数据异常'],
  ['null', '数据异常'],
  ['[{"code":1}]', '数据异常'],
  ['"1"', '数据异常'],
])('%j is none', (text, message) => {
  expect(() => readEnvelope(text)).toThrow(expect.objectContaining({ kind: 'malformed', message }))
})
