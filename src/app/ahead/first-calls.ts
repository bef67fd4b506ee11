/*
 * What the pages behind the login ask first, as the client sends it when the address has no search. An entry that is
 * missing or old costs time and nothing else, for the client takes over only what it would have sent itself; a screen
 * test compares both.
 */

export const USER_CALL = '/api/user/src'

export const firstCalls: Readonly<Record<string, string>> = {
  '/homePage': '/api/report/first-page',
  '/terminalManage': '/api/device/page?page=0&limit=10',
  '/materialManage': '/api/material/page?page=0&limit=10',
  '/programManage': '/api/program/page?page=0&limit=10',
  '/orderManage': '/api/order/page?page=0&limit=10',
  '/form/account': '/api/user/page?page=0&limit=10',
  '/form/role': '/api/role/page?page=0&limit=10',
  '/record/playRecord': '/api/play-record/page?page=0&limit=10',
  '/record/deviceCommand': '/api/device-command/page?page=0&limit=10',
}
