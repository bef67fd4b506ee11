import { expect, test, vi } from 'vitest'
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts'
import { deviceSearch, toDeviceRequest } from '#src/features/devices/device-search.ts'
import { commandLogSearch, toCommandLogRequest } from '#src/features/logs/command-log-search.ts'
import { playRecordSearch, toPlayRecordRequest } from '#src/features/logs/play-record-search.ts'
import { materialSearch, toMaterialRequest } from '#src/features/materials/material-search.ts'
import { orderSearch, toOrderRequest } from '#src/features/orders/order-search.ts'
import { programSearch, toProgramRequest } from '#src/features/programs/program-search.ts'
import { roleSearch, toRoleRequest } from '#src/features/roles/role-search.ts'
import { toUserRequest, userSearch } from '#src/features/users/user-search.ts'
import { firstCallOf, firstCalls, USER_CALL } from './first-calls.ts'

/** The first request of each page, by its loader; that of the plan is in `loadApproved`. */
const asked: Record<string, [OperationId, { query?: object }]> = {
  '/homePage': ['dashboardReport', {}],
  '/terminalManage': ['deviceList', toDeviceRequest(deviceSearch({}))],
  '/materialManage': ['materialList', toMaterialRequest(materialSearch({}))],
  '/programManage': ['programList', toProgramRequest(programSearch({}))],
  '/programManage?view=plan': ['programList', { query: { status: 1, page: 0, limit: 100 } }],
  '/orderManage': ['orderList', toOrderRequest(orderSearch({}))],
  '/form/account': ['userList', toUserRequest(userSearch({}))],
  '/form/role': ['rolePage', toRoleRequest(roleSearch({}))],
  '/record/playRecord': ['playRecordList', toPlayRecordRequest(playRecordSearch({}))],
  '/record/deviceCommand': ['deviceCommandLog', toCommandLogRequest(commandLogSearch({}))],
}

test.each(Object.entries(asked))(
  '%s: what is asked ahead is what the page asks',
  (address, [operationId, { query }]) => {
    const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
    const search =
      pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`
    expect(firstCallOf(address)).toBe(operations[operationId].path + search)
  },
)

test('nothing else is asked ahead but who the user is', () => {
  expect(Object.keys(firstCalls).sort()).toEqual(Object.keys(asked).sort())
  expect(USER_CALL).toBe(operations.userInfo.path)
})

test('with the page size that was chosen last', () => {
  const kept = new Map([
    ['console.session', '{"account":"13800000000","since":1}'],
    ['console.size.deviceList.10.13800000000', '30'],
  ])
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, removeItem: () => undefined })
  expect(firstCallOf('/terminalManage')).toBe('/api/device/page?page=0&limit=30')
  expect(toDeviceRequest(deviceSearch({})).query).toMatchObject({ limit: 30 })
  // an address that says another one is believed
  expect(toDeviceRequest(deviceSearch({ size: 10 })).query).toMatchObject({ limit: 10 })
  // the wall has sizes of its own
  expect(toDeviceRequest(deviceSearch({ view: 'wall' })).query).toMatchObject({ limit: 40 })
})
