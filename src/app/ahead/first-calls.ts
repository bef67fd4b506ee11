import { peek } from '#src/lib/dom/stored.ts'

/*
 * What the pages behind the login ask first, as the client sends it, by address and search. An entry that is missing or
 * old costs time and nothing else, for the client takes over only what it would have sent itself; a test compares both.
 */

export const USER_CALL = '/api/user/src'

/** The path of a call; before that of the page of a list the name of the call. */
export const firstCalls: Readonly<Record<string, string>> = {
  '/homePage': '/api/report/first-page',
  '/terminalManage': 'deviceList/api/device/page',
  '/materialManage': 'materialList/api/material/page',
  '/programManage': 'programList/api/program/page',
  '/programManage?view=plan': '/api/program/page?status=1&page=0&limit=100',
  '/orderManage': 'orderList/api/order/page',
  '/form/account': 'userList/api/user/page',
  '/form/role': 'rolePage/api/role/page',
  '/record/playRecord': 'playRecordList/api/play-record/page',
  '/record/deviceCommand': 'deviceCommandLog/api/device-command/page',
}

/** The call of an address, with the page size that is kept for its list (R90). */
export const firstCallOf = (address: string): string | undefined =>
  firstCalls[address]?.replace(
    /^(\w+)(.*)/,
    (_, list: string, path: string) =>
      `${path}?page=0&limit=${peek(`console.size.${list}.10.${Object(peek('console.session')).account}`) ?? 10}`,
  )
