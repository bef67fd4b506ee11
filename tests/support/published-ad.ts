import type { Program, PublishedDevice } from '#src/api/generated/types.gen.ts'
import { readWorld } from './read-world.ts'

export const RESOLUTION = '1920*1080'

/**
 * An ad that has passed review, of 1920*1080, that some terminals have in one period a day; no other has its name and
 * size.
 */
export async function publishedAd(): Promise<Program> {
  const [{ data }] = await readWorld<[{ data: Program[] }]>(['/api/program/page?page=0&limit=400&status=1'])
  const label = ({ name, width, height }: Program) => `${name} ${width}*${height}`
  const alone = data.filter(
    (one) => label(one).endsWith(` ${RESOLUTION}`) && data.filter((other) => label(other) === label(one)).length === 1,
  )
  const lists = await readWorld<{ total: number; data: PublishedDevice[] }[]>(
    alone.map(({ id }) => `/api/program/play/page?programId=${id}&page=0&limit=1`),
  )
  const periods = (index: number) => lists[index]?.data[0]?.schedules?.flatMap(({ period = [] }) => period).length
  const found = alone.find((_, index) => Number(lists[index]?.total) >= 10 && periods(index) === 1)
  if (!found) throw new Error('The demo company has no such ad')
  return found
}
