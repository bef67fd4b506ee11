import { expect, it } from 'vitest'
import { contractOperations } from './document.ts'

/** What each action code opens, from the tables of 1§6, 2§6 (reading A, P1) and 3§6; 14, 28, 38 also rename (P2). */
const opens: Readonly<Record<string, readonly string[]>> = {
  11: ['deviceUpdate'],
  12: ['deviceVolumeSet', 'deviceWorkCronSet'],
  13: ['deviceCommandSend'],
  14: ['deviceGroupCreate', 'deviceGroupRename'],
  15: ['deviceGroupDelete', 'deviceGroupRename'],
  16: ['deviceGroupSet'],
  17: ['deviceOrgSet'],
  18: ['devicePlayStop'],
  21: ['materialUploadSign'],
  22: ['materialDelete'],
  23: ['materialSubmit'],
  24: ['materialProcess1'],
  25: ['materialProcess2'],
  26: ['materialProcess3'],
  27: ['materialProcess4'],
  28: ['materialGroupCreate', 'materialGroupRename'],
  29: ['materialGroupDelete', 'materialGroupRename'],
  '2a': ['materialGroupSet'],
  '2b': ['materialOrgSet'],
  32: ['programDelete'],
  33: ['programSubmit'],
  34: ['programProcess1'],
  35: ['programProcess2'],
  36: ['programProcess3'],
  37: ['programProcess4'],
  38: ['programGroupCreate', 'programGroupRename'],
  39: ['programGroupDelete', 'programGroupRename'],
  '3a': ['programGroupSet'],
  '3b': ['programOrgSet'],
  '3c': ['programDeviceList', 'programPlay'],
  '3d': ['programPlay'],
  // inferred (C29); who creates orders reads what they are made of
  41: ['deviceGroupList', 'orderCreate', 'programDeviceList', 'programList'],
  42: ['orderReview'],
  43: ['orderStop'],
  44: ['orderDelete'],
}

it.each(Object.entries(opens))('code %s opens what it is documented for', (code, operationIds) => {
  const holding = contractOperations.filter((one) => one['x-permission'].includes(code)).map((one) => one.operationId)
  expect(
    holding.sort(),
    'x-permission of openapi/paths/ and the table of tests/contract/permissions.test.ts differ',
  ).toEqual([...operationIds].sort())
})

it('code 31 makes and edits ads, and reads what the editor needs', () => {
  const holding = contractOperations.filter((one) => one['x-permission'].includes('31')).map((one) => one.operationId)
  expect(holding).toEqual(
    expect.arrayContaining(['programCreate', 'programUpdate', 'programGet', 'programMaterialList']),
  )
})

it('no code is used that is not documented', () => {
  const menus = new Set(['1', '2', '3', '4', '6', '7', '71', '72', '8', '81', '82', '31'])
  const used = new Set(contractOperations.flatMap((one) => one['x-permission']))
  expect(
    [...used].filter((code) => !(code in opens) && !menus.has(code)),
    'name a new code in tests/contract/permissions.test.ts: what an action opens in `opens`, a page in `menus`',
  ).toEqual([])
})
