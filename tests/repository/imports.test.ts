import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { sources } from '#tests/support/sources.ts'
import { importViolations } from './layers.ts'

const dependencies = Object.keys(packageJson.dependencies)

test('every import follows the order of the layers', () => {
  expect(sources().flatMap((source) => importViolations(source, dependencies))).toEqual([])
})

test.each<[why: string, file: string, text: string]>([
  ['ui never imports api', 'src/ui/x.tsx', `import { call } from '#src/api/client.ts'`],
  ['api never imports ui', 'src/api/x.ts', `import { notifyError } from '#src/ui/feedback/notify.ts'`],
  ['lib imports nothing of the product', 'src/lib/x.ts', `import { osName } from '../domain/labels.ts'`],
  ['domain imports types only', 'src/domain/x.ts', `import { operations } from '#src/api/generated/operations.gen.ts'`],
  ['domain has no helper but of texts', 'src/domain/x.ts', `import { stored } from '#src/lib/dom/stored.ts'`],
  ['domain knows no client', 'src/domain/x.ts', `import type { AnswerOf } from '#src/api/client.ts'`],
  ['domain is without React', 'src/domain/x.ts', `import { useState } from 'react'`],
  [
    'features never import each other',
    'src/features/devices/x.tsx',
    `import { Shell } from '#src/features/shell/shell.tsx'`,
  ],
  ['features import no routes', 'src/features/devices/x.tsx', `import { Route } from '#src/routes/login.tsx'`],
  ['routes import no application', 'src/routes/x.tsx', `import { start } from '#src/app/start.tsx'`],
  [
    'nothing in the console imports mocks',
    'src/features/devices/x.tsx',
    `const load = () => import('#mocks/browser.ts')`,
  ],
  ['main loads mocks while running', 'src/main.tsx', `import { startMock } from '#mocks/browser.ts'`],
  ['mocks import no interface', 'mocks/x.ts', `import { notifyError } from '#src/ui/feedback/notify.ts'`],
  ['mocks import no view of a scene', 'mocks/x.ts', `import { SceneView } from '#src/scene/scene-view.tsx'`],
  ['what scenes are drawn from is without React', 'src/scene/draw/x.ts', `import type { CSSProperties } from 'react'`],
  [
    'what scenes are drawn from knows no view',
    'src/scene/model/x.ts',
    `import { browserMedia } from '#src/scene/browser-media.ts'`,
  ],
  ['mocks import no client', 'mocks/x.ts', `export { call } from '#src/api/client.ts'`],
  ['nothing imports tests', 'src/ui/x.ts', `import { root } from '#tests/support/sources.ts'`],
  ['nothing imports stories', 'src/ui/x.ts', `import { Plain } from './states.stories.tsx'`],
  ['types in type positions count', 'src/ui/x.ts', `type Answer = import('#src/api/client.ts').AnswerOf<'userInfo'>`],
  ['spreadsheets are written in one place', 'src/features/devices/x.ts', `import { write } from 'xlsx'`],
  ['one client', 'src/features/devices/x.ts', `import ky from 'ky'`],
  ['one gate to the database', 'mocks/handlers/x.ts', `import { factory } from '@mswjs/data'`],
  [
    'generated tables are for api and mocks',
    'src/features/devices/x.ts',
    `import { operations } from '#src/api/generated/operations.gen.ts'`,
  ],
  ['lib knows no entity', 'src/lib/x.ts', `import type { Device } from '#src/api/generated/types.gen.ts'`],
  ['no development package is shipped', 'src/lib/x.ts', `import fc from 'fast-check'`],
  ['a new folder needs a place', 'src/helpers/x.ts', `import { stored } from '#src/lib/dom/stored.ts'`],
  [
    'in the editor, what is edited knows no view',
    'src/features/editor/model/x.ts',
    `import { SceneRail } from '#src/features/editor/view/scene-rail.tsx'`,
  ],
  [
    'in the editor, kinds of elements know no view but their settings',
    'src/features/editor/kinds/x.ts',
    `const load = () => import('../view/canvas/canvas.tsx')`,
  ],
  [
    'in the editor, what is edited knows no settings',
    'src/features/editor/model/x.ts',
    `const load = () => import('../view/panel/text-settings.tsx')`,
  ],
  ['what is edited is without React', 'src/features/editor/commands/x.ts', `import { useState } from 'react'`],
  [
    'what is edited knows no page',
    'src/features/editor/model/x.ts',
    `import { notifyError } from '#src/ui/feedback/notify.ts'`,
  ],
  ['endings are written', 'src/ui/x.ts', `import { stored } from '#src/lib/stored'`],
])('can fail: %s', (_why, file, text) => {
  expect(importViolations({ file, text }, dependencies)).toHaveLength(1)
})

test.each([
  ['src/app/x.tsx', `import { theme } from '#src/ui/theme.ts'\nimport type { Page } from '#src/api/query.ts'`],
  ['src/main.tsx', `void import('#mocks/browser.ts')`],
  ['src/domain/x.ts', `import type { Device } from '#src/api/generated/types.gen.ts'`],
  ['src/domain/x.ts', `import { plainText } from '#src/lib/text/clean-text.ts'`],
  ['src/ui/x.tsx', `import type { OrgNode } from '#src/api/generated/types.gen.ts'`],
  [
    'mocks/x.ts',
    `import { operations } from '#src/api/generated/operations.gen.ts'\nimport bundled from '#openapi/bundled.json'`,
  ],
  ['src/features/editor/kinds/x.ts', `const load = () => import('../view/panel/text-settings.tsx')`],
  ['mocks/x.ts', `import { drawScene } from '#src/scene/draw/draw-scene.ts'`],
  ['src/ui/x.stories.tsx', `import { createMockServer } from '#mocks/server/create-mock-server.ts'`],
])('lets pass what is right: %s', (file, text) => {
  expect(importViolations({ file, text }, dependencies)).toEqual([])
})
