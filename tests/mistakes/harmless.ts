/** A mutant that no test can find, or that changes nothing for anybody, and why. */
export interface HarmlessMutant {
  /** Relative to the project. */
  file: string
  /** What stands there, exactly, and what the mutant puts in its place. */
  find: string
  replace: string
  why: string
}

/** Mutants of one file that share a reason: what stands there, and what stands there instead. */
const because = (file: string, why: string, ...mutants: readonly [find: string, replace: string][]): HarmlessMutant[] =>
  mutants.map(([find, replace]) => ({ file, find, replace, why }))

/** Survivors of `npm run test:mutants` that were looked at. */
export const harmless: readonly HarmlessMutant[] = [
  ...because('src/scene/model/content.ts', 'without a return it answers the same', [
    '{\n    return undefined\n  }',
    '{}',
  ]),
  ...because('src/scene/model/read-values.ts', 'Number.isFinite holds for numbers alone', [
    "typeof number === 'number'",
    'true',
  ]),
  ...because(
    'src/domain/units.ts',
    'both sides of it give the same text at that very size',
    ['value >= 1024 ** 2', 'value > 1024 ** 2'],
    ['value < 0.1 * 1024 ** 2', 'value <= 0.1 * 1024 ** 2'],
  ),
  ...because(
    'src/domain/schedule.ts',
    'it spares counting days that come to the same',
    ['common === 0', 'false'],
    ['first > last', 'false'],
    ['last - first > 10_000', 'false'],
    ['last - first > 10_000', 'last - first >= 10_000'],
    ['step < 7', 'step <= 7'],
    ['step++', 'step--'],
  ),
  ...because('src/lib/data/cell.ts', 'a hook: stories of the canvas prove it, for no unit test draws a component', [
    '{\n  return useSyncExternalStore(cell.subscribe, cell.get)\n}',
    '{}',
  ]),
  ...because('src/lib/data/gather-pages.ts', 'a signal is aborted once', ['true', 'false']),
  ...because('src/lib/data/turns.ts', 'a signal is aborted once', ['true', 'false']),
  ...because('src/lib/data/parse-json.ts', 'behind the end there is no character', [
    'at < text.length',
    'at <= text.length',
  ]),
  ...because(
    'src/lib/data/parse-json.ts',
    'it spares looking more closely at what needs no mark',
    ['code <= NINE && code >= MINUS', 'true'],
    ['code <= NINE && code >= MINUS', 'code <= NINE || code >= MINUS'],
    ['code <= NINE', 'true'],
    ['code >= MINUS', 'true'],
    [String.raw`/\d{16}|\de\+?\d{3}|\uDFFF|\\udfff/i`, String.raw`/\d|\de\+?\d{3}|\uDFFF|\\udfff/i`],
    [String.raw`/\d{16}|\de\+?\d{3}|\uDFFF|\\udfff/i`, String.raw`/\d{16}|\de\+?\d|\uDFFF|\\udfff/i`],
  ),
  ...because('src/domain/activity.ts', 'only what is unknown has a reason to be looked at later', [
    "state === 'unknown'",
    'true',
  ]),
  ...because(
    'src/domain/schedule-rules.ts',
    'a field without a value says as little as none',
    ['past !== undefined', 'true'],
    ['wrong !== undefined', 'true'],
  ),
  ...because('src/domain/region-rules.ts', 'there is one by then', ['cities[0]?.name', 'cities[0].name']),
  ...because('src/domain/diagnosis.ts', 'before each but the first there is one', [
    'dated[index - 1]?.at',
    'dated[index - 1].at',
  ]),
  ...because(
    'mocks/handlers/logs.ts',
    'rows of unknown terminals are left out before',
    ['device?.sn', 'device.sn'],
    ['device?.name', 'device.name'],
  ),
]
