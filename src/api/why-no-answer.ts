import { apiConfig } from './config.ts'

/*
 * A browser says of every call that brings no answer the same: failed to fetch. What a page can find out about the
 * cause it asks here, once: a server that answers what need not be read is there, and keeps pages from reading (D15).
 */

/** Why a server elsewhere has never answered, in words; undefined where it is the network or nothing can be told. */
export async function whyNoAnswer(signal: AbortSignal): Promise<string | undefined> {
  if (!URL.canParse(apiConfig.baseUrl)) return undefined
  const { origin, protocol, hostname, host } = new URL(apiConfig.baseUrl)
  if (origin === location.origin) return undefined
  if (location.protocol === 'https:' && protocol === 'http:' && !/^(localhost|127\.)/.test(hostname))
    return `本页面是 https 地址，服务器 ${host} 是 http 地址，浏览器不允许访问，请联系管理员`
  if (await answers(apiConfig.baseUrl, { mode: 'no-cors' }, signal))
    return `服务器 ${host} 不允许本页面访问（跨域设置 CORS），请联系管理员`
  if (await answers(location.href, { method: 'HEAD' }, signal)) return `无法连接服务器 ${host}，请稍后重试或联系管理员`
  return undefined
}

async function answers(address: string, init: RequestInit, signal: AbortSignal): Promise<boolean> {
  return fetch(address, {
    ...init,
    signal,
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).then(
    () => true,
    () => false,
  )
}
