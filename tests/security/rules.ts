/*
 * The rules of safety, each with the tests that check it and those that show the check something wrong. This is data:
 * `npm run security` makes a table of it, docs/security.md is written from it.
 */

export interface Proof {
  file: string
  /**
   * Part of the name of the test, as it stands in the file; ` … ` between the name of its group and its own. Empty for
   * all tests of the file.
   */
  name: string
}

export interface SecurityRule {
  number: number
  /** In a few words, for the table. */
  title: string
  /** What holds, and why. */
  text: string
  checks: readonly Proof[]
  /** What is wrong on purpose, and found. */
  seeded: readonly Proof[]
}

const of =
  (file: string) =>
  (...names: readonly string[]): Proof[] =>
    names.map((name) => ({ file, name }))

const house = of('tests/repository/rules.test.ts')
const inSource = (rule: string) => ({ checks: house(`${rule} … everywhere`), seeded: house(`${rule} … can fail`) })
const samples = of('tests/security/checks.test.ts')
const contents = of('tests/build/contents.test.ts')
const hosting = of('tests/build/hosting.test.ts')
const host = of('tests/build/host.test.ts')
const guards = of('tests/journeys/guards.spec.ts')
const security = of('tests/journeys/security.spec.ts')
const permissions = of('tests/screens/permissions/permissions.test.ts')
const conformance = of('tests/conformance/conformance.test.ts')
const cells = of('src/lib/sheet/cell.test.ts')

const POLICIES = guards('everything that the policies refuse')
const markup = inSource('no markup or code is made from strings')
const addresses = inSource('addresses from data reach the browser through the wrappers that check them')
const windows = inSource('new windows are opened by the link that says where it leads')
const messages = inSource('what another tab says may be anything until it is looked at')
const sheets = inSource('spreadsheets are written and never read')
const storage = inSource('storage and cookies have one door each')
const calls = inSource('calls go through the one client')
const hosts = inSource('nothing names a host that exists')

export const securityRules: readonly SecurityRule[] = [
  {
    number: 1,
    title: 'A strict content security policy, as a header',
    text: 'Everything is forbidden that the console does not need: nothing but its own scripts, no frames, no other base. One file is the source of development server, preview, header files and tests, and every journey runs under it.',
    checks: [
      ...samples('have no weakness'),
      ...hosting('is the page, with every security header'),
      ...host('has no weak header'),
    ],
    seeded: [...samples('the headers … can fail'), ...POLICIES],
  },
  {
    number: 2,
    title: 'No inline script and no handler in the pages',
    text: 'The pages of a build name their scripts and hold none.',
    checks: contents('has no inline script, no handler'),
    seeded: samples('a page of a build … can fail'),
  },
  {
    number: 3,
    title: 'No code from strings',
    text: 'Neither the sources nor anything that is built calls eval or makes functions from text.',
    checks: [...markup.checks, ...contents('no code from strings')],
    seeded: [...markup.seeded, ...samples('a script of a build … can fail')],
  },
  { number: 4, title: 'No markup from strings', text: 'No source writes HTML; React writes text.', ...markup },
  {
    number: 5,
    title: 'Trusted Types refuse what slips through',
    text: 'The one policy refuses every string with a tag, every string as code, and scripts from another folder.',
    checks: of('src/app/trusted-types.test.ts')('is refused', 'passes'),
    seeded: [...of('src/app/trusted-types.test.ts')('markup from a string is refused'), ...POLICIES],
  },
  {
    number: 6,
    title: 'Addresses from data are checked before the browser gets them',
    text: 'Pictures, films, links and uploads go to the page, the media host or a configured store, and nowhere else; a way back after login stays in the console.',
    checks: [
      ...addresses.checks,
      ...of('src/lib/url/safe-url.test.ts')('never leaves the two origins'),
      ...of('src/lib/url/upload-url.test.ts')('never leads to another origin'),
      ...of('src/lib/url/own-path.test.ts')('whatever comes back stays on the origin'),
    ],
    seeded: [...addresses.seeded, ...of('src/lib/url/safe-url.test.ts')('refuses')],
  },
  {
    number: 7,
    title: 'New windows and other sites learn nothing',
    text: 'No referrer, no opener, no guessed content types, https from the first answer on.',
    checks: [...windows.checks, ...host('has no weak header')],
    seeded: [...windows.seeded, ...samples('the headers … can fail')],
  },
  {
    number: 8,
    title: 'A download says where it comes from',
    text: 'Files are opened by one link, which names a host that is not the page’s and offers no other.',
    checks: [
      ...windows.checks,
      ...of('src/ui/external-link.stories.tsx')(''),
      ...of('tests/journeys/shell.spec.ts')('the header leads to the downloads'),
    ],
    seeded: windows.seeded,
  },
  {
    number: 9,
    title: 'No formula comes out of a spreadsheet export',
    text: 'Cells, headers, sheet names and file names that a spreadsheet would run are written as text, in CSV and XLSX.',
    checks: [
      ...cells('is marked as text', 'nothing live, unwritable or too long comes through'),
      ...of('src/lib/sheet/files.test.ts')('payloads in headers and cells are texts'),
      ...of('src/lib/sheet/names.test.ts')('does not start like a formula'),
    ],
    seeded: cells('can fail'),
  },
  {
    number: 10,
    title: 'The spreadsheet library only ever writes',
    text: 'The known weaknesses of xlsx lie in reading. It is imported in one place, to write, in a worker, and hostile texts cost it no time.',
    checks: [
      ...sheets.checks,
      ...of('src/lib/sheet/files.test.ts')('xlsx is imported once, and only to write'),
      ...cells('hostile texts take no time'),
    ],
    seeded: sheets.seeded,
  },
  {
    number: 11,
    title: 'Packages are pinned, known by content, and their install scripts are denied',
    text: 'Versions are exact, every package has its hash, none comes from elsewhere than the registry. Install scripts are denied by `allowScripts` in package.json: an npm that knows this field runs none; npm 10, which comes with Node 20 and 22, does not know it and runs them. `npm audit --omit=dev` says what has become known since; of xlsx (rule 10) it always will.',
    checks: samples('packages … are known by their content'),
    seeded: samples('packages … can fail'),
  },
  {
    number: 12,
    title: 'The token goes to the API and nowhere else',
    text: 'One module holds it, one client sends it. In every journey a token that goes along with anything but a call, and any request to a foreign host, is a failure.',
    checks: [...calls.checks, ...storage.checks, ...of('tests/journeys/session.spec.ts')('what the browser keeps')],
    seeded: [...calls.seeded, ...POLICIES],
  },
  {
    number: 13,
    title: 'Signing out leaves nothing behind',
    text: 'Token, user info, rows, uploads and what the page shows go, also without a connection and in every other tab.',
    checks: [
      ...security('nothing of the account is anywhere'),
      ...of('tests/screens/session/login.test.ts')('logout asks first, and leaves nothing behind'),
      ...of('tests/journeys/session-lost.spec.ts')('another user in one tab'),
    ],
    seeded: security('wherever something were left it would be found'),
  },
  {
    number: 14,
    title: 'Cookies: the token for a day, the account for thirty, never a password',
    text: 'Both are sent to this site only. A remembered account is a name and says so.',
    checks: [
      ...security('nothing of the account is anywhere'),
      ...of('tests/journeys/session.spec.ts')('what the browser keeps'),
    ],
    seeded: samples('cookies … can fail'),
  },
  {
    number: 15,
    title: 'Permissions are the server’s; the console handles every refusal',
    text: 'One table has code, menu, page, action and call. What a role lacks is absent, and refused all the same when it is asked for.',
    checks: [
      ...of('tests/contract/permissions.test.ts')('opens what it is documented for'),
      ...permissions(
        'its actions are absent, the others stay',
        'without the menu code there is no entry',
        'a permission that is taken while a dialog is open',
      ),
    ],
    seeded: conformance('expects an account to be refused what it has no code for'),
  },
  {
    number: 16,
    title: 'A build for a real server has nothing of the simulated one',
    text: 'No module, no word, no account, no film of it; otherwise it is made of the same modules as the demo.',
    checks: contents(
      'has no module of the simulated server',
      'has no word of the simulated server',
      'has none of the films',
      'same modules as the demo',
    ),
    // the same search finds all of it in the demo
    seeded: contents('has no word of the simulated server'),
  },
  {
    number: 17,
    title: 'No secret in the project or in a build',
    text: 'No key, no token, no host that exists. The salt of passwords is configuration and no secret: whoever loads the page has it.',
    checks: [...samples('secrets … are in no file'), ...contents('no key and no password of anybody'), ...hosts.checks],
    seeded: [...samples('secrets … can fail'), ...hosts.seeded],
  },
  {
    number: 18,
    title: 'No source maps are served',
    text: 'A build has none, and no script names one.',
    checks: contents('no code from strings, no source maps'),
    seeded: samples('a script of a build … can fail'),
  },
  {
    number: 19,
    title: 'No script from another host',
    text: 'Every script and style is the console’s own and named by its content.',
    checks: contents('nothing from elsewhere', 'every script and style is named by its content'),
    seeded: [...samples('a page of a build … can fail'), ...POLICIES],
  },
  {
    number: 20,
    title: 'The page is asked for anew, its files are kept, what is gone is gone',
    text: 'So that no old page meets new files, and no page is taken for a script.',
    checks: [
      ...host('keeps no old page'),
      ...hosting('scripts are kept for ever', 'a file of an earlier version is not there'),
    ],
    seeded: samples('caching can fail'),
  },
  {
    number: 21,
    title: 'No other site shows the console in a frame',
    text: 'The browser refuses, whatever the site.',
    checks: of('tests/journeys/hosting.spec.ts')('no other site can show the console in a frame'),
    seeded: samples('the headers … can fail'),
  },
  {
    number: 22,
    title: 'What comes from storage and other tabs is checked',
    text: 'It may be of another version, another program or a hostile hand: it fits, or it is dropped.',
    checks: [
      ...messages.checks,
      ...storage.checks,
      ...of('src/lib/dom/stored.test.ts')('that another program wrote'),
      ...of('tests/screens/session/session-lost.test.ts')(
        'stored user info that is broken',
        'stored regions that are broken',
      ),
    ],
    seeded: [...messages.seeded, ...of('src/lib/dom/stored.test.ts')('of a hostile hand is dropped')],
  },
  {
    number: 23,
    title: 'No text makes a regular expression run for ever',
    text: 'Every expression of the console is tried with texts that are made to hurt.',
    checks: of('tests/security/regexes.test.ts')('take no time, whatever they are given'),
    seeded: of('tests/security/regexes.test.ts')('regular expressions … can fail'),
  },
  {
    number: 24,
    title: 'Files are looked at before they are uploaded',
    text: 'By their first bytes, size, pixels and number: names and declared types prove nothing.',
    checks: [
      ...of('src/features/uploads/check-files.test.ts')(
        'takes the good ones',
        'keeps the first ten of eleven',
        'decides by content',
      ),
      ...of('src/lib/files/file-kind.test.ts')('takes no text for a file of media'),
      ...of('tests/screens/uploads/uploads.test.ts')('what may not be uploaded is named with its reason'),
    ],
    seeded: of('src/lib/files/image-size.test.ts')('reads a bomb without opening it'),
  },
  {
    number: 25,
    title: 'All of this is one command, and every check can fail',
    text: '`npm run security` runs it and prints a table; `npm test` prints the same table from its own steps. A rule without a check, or a check without something wrong to find, fails.',
    checks: of('tests/security/rules.test.ts')('has a check and something wrong for it to find'),
    seeded: of('tests/security/rules.test.ts')('can fail'),
  },
]
