import { demoAccounts } from '../db/demo-company.ts'

/** Lists whose pages begin with ten, by their call. */
const LISTS = [
  'deviceList',
  'materialList',
  'programList',
  'orderList',
  'userList',
  'deviceCommandLog',
  'playRecordList',
]

/** The page sizes that people of the demo have chosen before: as many rows as a window of a desk shows. */
export const chosenSizes: Readonly<Record<string, number>> = Object.fromEntries(
  demoAccounts.flatMap(({ account }) => LISTS.map((list) => [`console.size.${list}.10.${account}`, 20])),
)
