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

export const harmless: readonly HarmlessMutant[] = [
  ...because('src/scene/model/decode-content.ts', 'without a return it answers the same', [
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
    '{\n  return useSyncExternalStore(cell.subscribe, cell.get, cell.get)\n}',
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
  ...because(
    'src/domain/play-week.ts',
    'what does not play on a day adds a place at which nothing changes, and such parts become one',
    [
      'all.filter(\n    ({ dateStart, dateEnd, weekdays }) => dateStart <= day && day <= dateEnd && (weekdays & (1 << weekday)) !== 0,\n  )',
      'all',
    ],
    ['dateStart <= day && day <= dateEnd && (weekdays & (1 << weekday)) !== 0', 'true'],
    [
      'dateStart <= day && day <= dateEnd && (weekdays & (1 << weekday)) !== 0',
      'dateStart <= day && day <= dateEnd || (weekdays & 1 << weekday) !== 0',
    ],
    ['dateStart <= day && day <= dateEnd', 'true'],
    ['dateStart <= day && day <= dateEnd', 'dateStart <= day || day <= dateEnd'],
    ['dateStart <= day', 'true'],
    ['day <= dateEnd', 'true'],
    ['(weekdays & (1 << weekday)) !== 0', 'true'],
  ),
  ...because('src/domain/play-week.ts', 'the parts of a day follow one another from its first minute', [
    'start <= minute',
    'true',
  ]),
  ...because(
    'src/domain/ad-week.ts',
    'a week has each of its days, and a day each of its minutes',
    ['day?.spans', 'day.spans'],
    ['spanAt(day, start)?.items', 'spanAt(day, start).items'],
  ),
  ...because('src/domain/activity-record.ts', 'behind the last case comes the end', [
    'default:\n      return undefined',
    'default:',
  ]),
  ...because('src/domain/activity-record.ts', 'Number.isFinite holds for numbers alone', [
    "typeof value === 'number'",
    'true',
  ]),
  ...because('src/domain/activity.ts', 'a field without a value says as little as none', [
    'resolutionType !== undefined',
    'true',
  ]),
  ...because('src/domain/diagnosis-text.ts', 'behind the last case comes the end', [
    'default:\n      return undefined',
    'default:',
  ]),
  ...because('src/domain/diagnosis-text.ts', 'a clock that is right is not told of', [
    'reason.ahead > 0',
    'reason.ahead >= 0',
  ]),
  ...because('src/domain/diagnosis.ts', 'there is the one where there is the other', [
    '!playList || !wanted',
    '!playList && !wanted',
  ]),
  ...because('src/features/devices/power/power-rules.ts', 'what is no text is no window either', [
    'had === undefined',
    'false',
  ]),
  ...because('src/domain/schedule-rules.ts', 'from a moment to itself there is no period either', [
    'until.getTime() <= from.getTime()',
    'until.getTime() < from.getTime()',
  ]),
  ...because(
    'src/domain/server-time.ts',
    'it spares asking the runtime again',
    ['ahead === asked(week + WEEK)', 'false'],
    ['15 * 60_000', '15 / 60_000'],
  ),
  ...because('src/domain/undelivered.ts', 'what has no number is not looked for', ['key', 'true']),
  ...because('src/domain/upload-rules.ts', 'nothing is not above zero', ['megabytes !== undefined', 'true']),
  ...because('src/domain/upload-problem.ts', 'what has no sides has none that is too long', [
    "pixels === 'untold'",
    'false',
  ]),
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
  ...because(
    'src/api/coerce-answer.ts',
    'it spares counting rows of which none is left out',
    ['leftOut > 0', 'true'],
    ['leftOut > 0', 'leftOut >= 0'],
  ),
  ...because('src/api/coerce-answer.ts', 'Number.isFinite holds for numbers alone', ["kind === 'number'", 'true']),
  ...because(
    'src/api/coerce-answer.ts',
    'nothing has no shape of a field, for none may be anything',
    ['given === undefined || given === null', 'false'],
    ['given === undefined || given === null', 'given === undefined && given === null'],
    ['given === undefined', 'false'],
    ['given === null', 'false'],
  ),
  ...because('src/api/coerce-answer.ts', 'it spares defining keys that can be set', [
    'key in Object.prototype',
    'true',
  ]),
  ...because('src/api/session.ts', 'without a session there is none to end', ['session.token !== undefined', 'true']),
  ...because('src/api/newer-version.ts', 'what is thrown there is caught, and says the same', [
    "document.querySelector('script[type=module]')?.getAttribute",
    "document.querySelector('script[type=module]').getAttribute",
  ]),
  ...because('src/domain/diagnosis.ts', 'before each but the first there is one', [
    'dated[index - 1]?.at',
    'dated[index - 1].at',
  ]),
  ...because('mocks/handlers/orders.ts', 'ads that are deleted stay where they are kept', ['!program', 'false']),
  ...because('mocks/handlers/orders.ts', 'nothing is the id of no order', ['orderId !== undefined', 'true']),
  ...because('mocks/handlers/orgs.ts', 'nothing is the id of no organisation', ['id === undefined', 'false']),
  ...because('mocks/handlers/orgs.ts', 'positions are only compared', ['-1', '+1']),
  ...because('mocks/handlers/orgs.ts', 'there is one by then', ['rows[0]?.pid', 'rows[0].pid']),
  ...because('mocks/handlers/records.ts', 'nothing is the id of no group', ['id === undefined', 'false']),
  ...because('mocks/handlers/records.ts', 'accounts stay', [
    'gate.account.first({ account: { equals: account } })?.name',
    'gate.account.first({\n  account: {\n    equals: account\n  }\n}).name',
  ]),
  ...because(
    'mocks/handlers/publications.ts',
    'a share that is drawn may be a hundredth more',
    ['draw < 4', 'draw <= 4'],
    ['draw > 97', 'draw >= 97'],
  ),
  ...because('mocks/handlers/publications.ts', 'what is taken off nowhere is written as it was', [
    'left.length === row.deviceIds.length',
    'false',
  ]),
  ...because('mocks/handlers/devices.ts', 'what succeeds has its moment', ['command.settleAt === null', 'false']),
  ...because('mocks/handlers/recovery.ts', 'any number serves for one that is drawn', [
    'clock.now() / 1000',
    'clock.now() * 1000',
  ]),
  ...because('mocks/handlers/roles.ts', 'nothing is the id of no role', ['id === undefined', 'false']),
  ...because('mocks/handlers/statistics.ts', 'in a day without time nothing is played', ['from < end', 'from <= end']),
  ...because('mocks/handlers/statistics.ts', 'before the first play there was none', [
    'firstPlay(context.world) ?? 0',
    'firstPlay(context.world) && 0',
  ]),
  ...because('mocks/handlers/statistics.ts', 'of no moment there is no month either', ['first === undefined', 'false']),
  ...because('mocks/handlers/statistics.ts', 'ads that are deleted stay where they are kept', ['!program', 'false']),
  ...because('mocks/handlers/users.ts', 'there is one by then', [
    'gate.org.find(rootOrgOf(gate, account))?.pid',
    'gate.org.find(rootOrgOf(gate, account)).pid',
  ]),
  ...because(
    'mocks/handlers/logs.ts',
    'rows of unknown terminals are left out before',
    ['device?.sn', 'device.sn'],
    ['device?.name', 'device.name'],
  ),
]
