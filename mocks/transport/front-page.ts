import bundled from '#openapi/bundled.json' with { type: 'json' }
import { DEMO_PASSWORD, DEMO_PASSWORD_SALT, demoAccounts } from '../db/demo-company.ts'

/** What the HTTP server says of itself to whoever opens its address, by path. */
export function ownAnswer(method: string, { origin, pathname }: URL): { type: string; body: string } | undefined {
  if (method !== 'GET') return undefined
  if (pathname === '/') return { type: 'text/html; charset=utf-8', body: frontPage(origin) }
  if (pathname === '/openapi.json') return { type: 'application/json', body: JSON.stringify(bundled, null, 2) }
  return undefined
}

/** Areas of the contract as the console calls them. */
const AREAS: Readonly<Record<string, string>> = {
  session: '登录与账号信息',
  dashboard: '首页',
  devices: '终端',
  programs: '广告',
  materials: '素材',
  orders: '订单',
  statistics: '数据统计',
  logs: '日志',
  orgs: '组织机构',
  roles: '角色',
  users: '账号',
  recovery: '找回密码',
}

const calls = Object.entries(bundled.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { tags }]: [string, { tags: string[] }]) => ({
    area: tags[0] ?? '',
    text: `${method.toUpperCase()} ${path}`,
  })),
)

function frontPage(origin: string): string {
  const areas = Object.entries(AREAS).map(([area, name]) => {
    const lines = calls.filter((call) => call.area === area).map(({ text }) => text)
    return `<details><summary>${name}（${lines.length} 个接口）</summary><pre>${lines.join('\n')}</pre></details>`
  })
  const accounts = demoAccounts
    .filter(({ enabled }) => enabled)
    .map(({ account, name }) => `<tr><td>${name}</td><td><code>${account}</code></td></tr>`)
  return `<!doctype html>
<html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>模拟服务器</title>
<style>:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}body{max-width:44rem;margin:2rem auto;padding:0 1rem}pre{overflow:auto;background:#8882;padding:.5rem 1rem;border-radius:6px}td{padding:.1rem 2rem .1rem 0}summary{cursor:pointer}</style>
<h1>模拟服务器</h1>
<p>这里只有接口，没有页面。要使用控制台，请让它访问本服务器：</p>
<pre>VITE_API_BASE_URL=${origin} VITE_PASSWORD_SALT=${DEMO_PASSWORD_SALT} npm start</pre>
<h2>账号</h2>
<p>密码均为 <code>${DEMO_PASSWORD}</code>。</p>
<table>${accounts.join('')}</table>
<h2>接口</h2>
<p>完整说明：<a href="/openapi.json">openapi.json</a>。与真实服务器的差异用 <code>npm run contract:check</code> 检查。</p>
${areas.join('\n')}
</html>
`
}
