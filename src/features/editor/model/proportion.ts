import { own, type JsonObject } from '#src/scene/model/json.ts'
import { finite } from '#src/scene/model/read-values.ts'

/** What is many times longer than wide would be a line that nobody can take hold of. */
const LONGEST = 20

/** The height of the first material by its width; undefined where that is not known, or no shape for a box. */
export function proportionOf([first]: readonly JsonObject[]): number | undefined {
  const side = (key: 'width' | 'height') => finite(own(first, key)) ?? 0
  const proportion = side('height') / side('width')
  return proportion >= 1 / LONGEST && proportion <= LONGEST ? proportion : undefined
}
