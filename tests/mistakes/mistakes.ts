export interface Mistake {
  /** What it is about, in a few words. */
  area: string
  /** What somebody would notice. */
  effect: string
  /** The file that it is made in, relative to the project. */
  file: string
  /** What stands there, exactly once, and what stands there instead. */
  find: string
  replace: string
  /** Where tests of it are: files or folders of the layers below journeys, few, for every one of them is started. */
  tests: readonly string[]
}

export const mistakes: readonly Mistake[] = [
  {
    area: 'comparison',
    effect: 'commands go to terminals that are offline',
    file: 'src/domain/device-rules.ts',
    find: '(device) => device.state !== 1',
    replace: '(device) => device.state === undefined',
    tests: ['src/domain/device-rules.test.ts'],
  },
  {
    area: 'permission',
    effect: 'editing is offered without its code',
    file: 'src/features/devices/device-actions.ts',
    find: 'when(can(devicePermissions.edit), ',
    replace: 'when(true, ',
    tests: ['tests/screens/permissions/'],
  },
  {
    area: 'validation',
    effect: 'phone numbers of eight digits after the second are taken',
    file: 'src/domain/account-rules.ts',
    find: String.raw`\d{9}$/`,
    replace: String.raw`\d{8,9}$/`,
    tests: ['src/domain/account-rules.test.ts'],
  },
  {
    area: 'error text',
    effect: 'a gateway that takes too long is said in the wrong words',
    file: 'src/api/failures.ts',
    find: "504: '网关超时'",
    replace: "504: '网关错误'",
    tests: ['tests/screens/faults/login-home.test.ts'],
  },
  {
    area: 'unit',
    effect: 'hours are minutes',
    file: 'src/domain/units.ts',
    find: 'SECONDS_AN_HOUR = 3600',
    replace: 'SECONDS_AN_HOUR = 60',
    tests: ['src/domain/units.test.ts'],
  },
  {
    area: 'filter',
    effect: 'the organisation does not narrow the list of terminals',
    file: 'src/features/devices/device-search.ts',
    find: "org: 'orgId',",
    replace: 'org: null,',
    tests: ['tests/screens/terminals/terminals-list.test.ts'],
  },
  {
    area: 'page reset',
    effect: 'a new filter leaves the list on a later page',
    file: 'src/ui/table/use-list-screen.ts',
    find: 'set({ ...next, page: undefined })',
    replace: 'set(next)',
    tests: ['tests/screens/terminals/terminals-list.test.ts', 'tests/screens/materials/materials-list.test.ts'],
  },
  {
    area: 'session loss',
    effect: 'a session that the server has ended goes on',
    file: 'src/api/client.ts',
    find: 'if (code !== 2 || token === undefined) throw',
    replace: 'if (code !== 4 || token === undefined) throw',
    tests: ['tests/screens/session/session-lost.test.ts'],
  },
  {
    area: 'export value',
    effect: 'long numbers are written as numbers, which spreadsheets round',
    file: 'src/lib/sheet/cell.ts',
    find: 'const ROUNDED_FROM = 1e15',
    replace: 'const ROUNDED_FROM = 1e18',
    tests: ['src/lib/sheet/'],
  },
  {
    area: 'editor limit',
    effect: 'a scene takes more than two media boxes',
    file: 'src/scene/model/limits.ts',
    find: 'mediaBoxes: 2 }',
    replace: 'mediaBoxes: 20 }',
    tests: ['src/features/editor/model/'],
  },
  {
    area: 'typing',
    effect: 'a text of an ad is written back late, which breaks what an input method composes',
    file: 'src/features/editor/session/editor-context.ts',
    find: 'as object, { sync: true })',
    replace: 'as object)',
    tests: ['tests/screens/editor/editor-typing.test.ts'],
  },
  {
    area: 'clock',
    effect: 'what waits on the home page is counted by the clock of the computer',
    file: 'src/features/dashboard/use-attention.ts',
    find: 'new Date(atServer(published.dataUpdatedAt))',
    replace: 'new Date(published.dataUpdatedAt)',
    tests: ['tests/screens/shell/clocks.test.ts'],
  },
  {
    area: 'review level',
    effect: 'a click that meant one level decides at the next',
    file: 'src/components/review/review-section.tsx',
    find: '|| hasMoved(turn.record, record))',
    replace: ')',
    tests: ['tests/screens/review/review-two.test.ts'],
  },
  {
    area: 'question',
    effect: 'a question stays open over the page that back leads to, and still sends',
    file: 'src/lib/hooks/this-page.ts',
    find: '  left.abort()\n',
    replace: '  void left\n',
    tests: ['tests/screens/shell/way-back.test.ts'],
  },
  {
    area: 'unsaved form',
    effect: 'back throws away what is typed in a form without a question',
    file: 'src/ui/form/form-shell.tsx',
    find: 'useUnsavedChanges(dirty, undefined, busy)',
    replace: "useUnsavedChanges(dirty, 'page', busy)",
    tests: ['tests/screens/shell/way-back.test.ts'],
  },
  {
    area: 'role on offer',
    effect: 'roles are offered that hold more than one’s own permissions',
    file: 'src/features/users/role-choices.ts',
    find: 'roleBlocked(role, held) === undefined',
    replace: 'roleWords(role) !== undefined',
    tests: ['tests/screens/accounts/account-form.test.ts'],
  },
  {
    area: 'envelope',
    effect: 'an answer without a readable code counts as a refusal, and is sent again unasked',
    file: 'src/api/failures.ts',
    find: "kind === 'refused' && !isRefusal(code)",
    replace: "kind === 'refused' && Number(code) === 1",
    tests: ['tests/screens/faults/unreadable-writes.test.ts'],
  },
  {
    area: 'direction',
    effect: 'a name with a mark of direction turns around what stands beside it',
    file: 'src/lib/jsx/shown-props.ts',
    find: "const next = typeof value === 'string' ? shownText(value)",
    replace: "const next = typeof value === 'string' ? value",
    tests: ['tests/screens/faults/turned-names.test.ts'],
  },
  {
    area: 'double click',
    effect: 'the second click of a double click sends a second time',
    file: 'src/ui/form/use-submit.ts',
    find: 'running.current = true',
    replace: 'running.current = false',
    tests: ['tests/screens/shell/twice.test.ts'],
  },
  {
    area: 'volume range',
    effect: 'start and end of a range are swapped when a volume is opened',
    file: 'src/features/devices/device-volume-form.tsx',
    find: "const [start = '', end = ''] =",
    replace: "const [end = '', start = ''] =",
    tests: ['tests/screens/terminals/terminals-settings.test.ts'],
  },
]
