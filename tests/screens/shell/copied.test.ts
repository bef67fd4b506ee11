import { waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderConsole } from '#tests/support/render-console.tsx'

test('what was seen at /terminalManage?q=北门', async () => {
  await renderConsole({
    at: '/terminalManage?q=北门',
    account: '13800000001',
    switches: {
      scenario: { name: 'one-screen' },
      faults: [
        { operationId: 'deviceGroupList', kind: 'status', status: 503 },
        { operationId: 'deviceList', kind: 'drop', times: 1 },
      ],
    },
  })
  await waitFor(() => expect(document.title).toBe('终端管理 - 广告终端管理平台'))
  // the calls that were seen:
  // deviceGroupList: 503, fault status; GET /api/device/group/list
  // deviceList: broken off, fault drop; GET /api/device/page?page=0&limit=10&snOrName=北门
  // deviceList: 200; GET /api/device/page?page=0&limit=10&snOrName=北门
})
