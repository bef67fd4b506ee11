import { plainId } from '../data/parse-json.ts'

/** What is not known by its id, such as an organisation of others: 未知（4242）. */
export const unknownName = (id: string | number) => `未知（${plainId(id)}）`

export const unnamed = (id: string | number) => `未命名（${plainId(id)}）`
