import { expect, test } from 'vitest'
import { startMockInNode } from './node.ts'

test('the fetch of this process is answered, until it is stopped', async () => {
  const { server, stop } = startMockInNode({ switches: { scenario: { scale: 0 } } })
  try {
    const answer = await fetch('http://console.invalid/api/user/src')
    expect(await answer.json()).toMatchObject({ code: 2 })
    expect(server.report().log).toMatchObject([{ operationId: 'userInfo', code: 2 }])
    await server.setSwitches({ faults: [{ operationId: '*', kind: 'drop', times: 1 }] })
    await expect(fetch('http://console.invalid/api/user/src')).rejects.toThrow('Failed to fetch')
  } finally {
    stop()
  }
  await expect(fetch('http://console.invalid/api/user/src')).rejects.toThrow('fetch failed')
})
