import path from 'node:path'
import type { Rolldown } from 'vite'
import { styleFileOf } from './adopted-styles.ts'
import { mantine, styles, hooks, icons, packages, within, type ChunkGroup } from './chunk-paths.ts'

const root = path.resolve(import.meta.dirname, '..')

/** What every page has, of others. */
const framework: ChunkGroup = {
  name: 'framework',
  paths: [
    ...packages('react', 'react-dom', 'scheduler', 'use-sync-external-store', 'valtio', 'proxy-compare', 'clsx'),
    ...within('node_modules/@tanstack', 'history/', 'store/', 'react-store/', 'router-core/', 'react-router/'),
    ...within('node_modules/@tanstack', 'query-core/', 'react-query/'),
    'node_modules/@mantine/core/esm/core/',
    ...mantine('ActionIcon', 'Alert', 'Button', 'CloseButton', 'Input', 'InputBase', 'Loader', 'Text', 'TextInput'),
    ...mantine('Title', 'Transition', 'UnstyledButton'),
    ...hooks('use-merged-ref', 'use-uncontrolled'),
    ...within('node_modules/@tabler/icons-react/dist/esm', 'createReactComponent.mjs', 'defaultAttributes.mjs'),
    'src/domain/required.ts',
    ...within('src/lib', 'dom/insecure.ts', 'hooks/use-single-flight.ts', 'text/clean-text.ts'),
  ],
  but: [
    ...within('node_modules/@tanstack/query-core/build/modern', 'queriesObserver.js', 'infiniteQueryObserver.js'),
    ...within('node_modules/@tanstack/react-query/build/modern', 'useQueries.js', 'useInfiniteQuery.js'),
  ],
}

/** What comes after the framework and the first page, in the order in which groups ask for modules. */
const later: readonly ChunkGroup[] = [
  // signing in, there and over a page
  {
    name: 'login',
    paths: [
      ...within('src/features/session', 'login-form.tsx', 'login-form.module.css'),
      ...within('src/features/session', 'login-screen.tsx', 'login-screen.module.css'),
      'src/ui/feedback/insecure-alert.tsx',
      ...mantine('PasswordInput'),
      ...styles('PasswordInput'),
    ],
  },
  // pure rules, which the simulated server shares
  {
    name: 'rules',
    paths: [
      ...within('src/domain', 'dates.ts', 'device-rules.ts', 'labels.ts', 'material-rules.ts'),
      ...within('src/domain', 'page-permissions.ts', 'program-rules.ts'),
      ...within('src/domain', 'read-values.ts', 'review.ts', 'server-time.ts', 'undelivered.ts', 'units.ts'),
      ...within('src/lib/data', 'gather-pages.ts', 'tidy-tree.ts'),
      'src/lib/text/relative-words.ts',
      'src/scene/kinds/types.ts',
      ...within('src/lib/url', 'safe-url.ts', 'thumbnail-url.ts'),
    ],
  },
  // what every page behind the login has
  {
    name: 'shell',
    paths: [
      ...within('src/api', 'activities.ts', 'client.ts', 'drafted-ads.ts', 'publish-log.ts', 'review.ts'),
      'src/components/review/refetch-while-reviewed.ts',
      'src/domain/activity.ts',
      ...within('src/features', 'shell/shell.tsx', 'activity/activities.tsx', 'activity/activity-button.tsx'),
      'src/routes/-shell-work.tsx',
      // of the list of terminals too, and of what is remembered over every page
      'src/features/devices/power/power-memory.ts',
      ...within('src/features/uploads', 'upload-items.ts', 'uploads.tsx'),
      ...within('src/lib', 'data/cell.ts', 'dom/composing.ts', 'dom/is-dialog-open.ts', 'dom/is-text-field.ts'),
      // of lists, of the editor, and of what is over every page
      ...within('src/lib/hooks', 'closes-with-page.ts', 'page-actions.ts'),
      'src/lib/hooks/use-mounted.ts',
      ...within(
        'src/ui',
        'action-button.tsx',
        'icon-button.tsx',
        'lazy-part.tsx',
        'page.tsx',
        'text-link.tsx',
        'use-media.ts',
        'use-printing.ts',
        'use-settled.ts',
        'media/media-image.tsx',
      ),
      ...within('src/ui/feedback', 'inline-error.tsx', 'notify.ts', 'relative-time.tsx', 'states.tsx'),
      'src/ui/feedback/status-badge.tsx',
      ...within('src/ui/form', 'combobox-input.tsx', 'select-field.tsx', 'use-submit.ts'),
      ...within('src/ui/overlay', 'confirm.tsx', 'escape.ts', 'hint.tsx', 'menu-button.tsx', 'popover-button.tsx'),
      ...within('src/ui/overlay', 'use-dialog.ts', 'use-lazy-component.ts'),
      // of home too, which has no list
      ...within('src/ui/table', 'list-state.tsx', 'refresh-button.tsx', 'selection.ts'),
      ...mantine('Group', 'Stack', 'Skeleton', 'VisuallyHidden', 'ScrollArea/utils'),
      ...hooks('use-force-update', 'use-mounted', 'use-previous'),
      ...hooks('use-window-event', 'utils/use-callback-ref'),
      ...icons('ArrowDown', 'ArrowUp', 'Download', 'Refresh'),
    ],
  },
  // what lists share
  {
    name: 'list',
    paths: [
      ...within('src/ui/table', 'batch-target.ts', 'batch-toggle.tsx', 'data-table.tsx', 'list-layout.tsx'),
      ...within('src/ui/filters', 'filter-bar.tsx', 'id-filter.ts', 'select-filter.tsx'),
      ...icons('Filter', 'FolderPlus', 'Search'),
      ...within('src/ui/table', 'list-export.tsx', 'list-frame.tsx', 'paging.tsx'),
      ...within('src/ui/table', 'row-action-buttons.tsx', 'row-checkbox.tsx'),
      ...within('src/ui/table', 'table-column.ts', 'use-export-job.ts', 'use-list-screen.ts'),
      ...within('src/components/group', 'group-filter.tsx', 'group-manager.tsx', 'groups-state.ts'),
      'src/components/org/org-filter.tsx',
      'src/components/first-steps/first-steps-late.tsx',
      ...within('src/components/region', 'region-filter.tsx', 'regions-state.ts'),
    ],
  },
  // how long an ad lasts, for its card
  { name: 'content', paths: within('src/scene/model', 'said-seconds.ts') },
  // what an ad is made of and how it looks: for the player and for the editor
  {
    name: 'scene',
    paths: [
      ...within('src/scene', 'model/content.ts', 'draw/draw-scene.ts'),
      ...within('src/scene', 'scene-view.tsx', 'browser-media.ts', 'player/player-states.tsx'),
    ],
  },
  // rules of forms and hashes of passwords, which the simulated server shares
  {
    name: 'validation',
    paths: ['src/domain/validation.ts', ...packages('md5', 'crypt', 'charenc', 'is-buffer')],
  },
  // pictures of ads, which the simulated server makes too
  { name: 'drawing', paths: within('src/scene/draw', 'write-svg.ts', 'without-videos.ts') },
  // what the editor shares with what opens over it, with the settings of kinds of elements, and with other pages
  {
    name: 'editor-parts',
    paths: [
      ...within('src/features/editor', 'commands/editor-port.ts', 'model/limits.ts', 'session/editor-context.ts'),
      ...within(
        'src/features/editor/commands',
        'commands.ts',
        'arrange.ts',
        'elements.ts',
        'fit-letters.ts',
        'keys.ts',
        'scenes.ts',
      ),
      ...within('src/features/editor', 'session/findings.ts', 'session/focus-canvas.ts', 'session/writing.ts'),
      ...within('src/features/editor/view', 'notices/go-to.ts'),
      // saving, which replaces a material in ads too
      ...within('src/features/editor/session', 'save-program.ts', 'snapshot.ts', 'tab-lock.ts'),
      ...within('src/features/editor', 'kinds/editor-kind-of.ts', 'model/bounds.ts', 'model/element-name.ts'),
      'src/features/editor/session/run-command.ts',
      'src/scene/text-overflow.ts',
      ...within('src/features/editor/view', 'panel/property-row.tsx', 'typed-field.ts', 'use-shortcuts.ts'),
    ],
  },
  // what a file from here is called and may say
  { name: 'file-names', paths: within('src/lib/sheet', 'cell.ts', 'names.ts') },
  // fields of forms, and the form itself
  {
    name: 'checks',
    paths: [
      ...mantine('Checkbox', 'Radio', 'Switch'),
      'node_modules/@mantine/core/esm/utils/InlineInput/',
      ...styles('Checkbox', 'InlineInput', 'Radio', 'Switch'),
    ],
  },
  {
    name: 'form',
    paths: [
      ...packages('@mantine/form'),
      ...mantine('Textarea'),
      ...within('src/ui', 'description-list.tsx', 'description-list.module.css'),
      ...within('src/ui/form', 'form-modal.tsx', 'form-shell.tsx', 'form-shell.module.css', 'may-send-again.ts'),
      ...within('src/lib/hooks', 'use-unsaved-changes.ts', 'use-show-first-invalid.ts'),
    ],
  },
  // lists of cards
  {
    name: 'cards',
    paths: [
      'src/api/plan/plan-notes.ts',
      'src/ui/table/card-grid.tsx',
      ...within('src/components/review', 'rejection-reason.tsx', 'review-badge.tsx'),
      ...icons('Video'),
    ],
  },
  // periods and what may be uploaded, which the simulated server shares
  { name: 'periods', paths: within('src/domain', 'schedule.ts', 'upload-rules.ts') },
  // when something plays, which the plan, publishing, the inspector and what comes at rest say
  {
    name: 'schedule',
    paths: [
      ...within('src/domain', 'play-week.ts', 'publication-change.ts', 'schedule-rules.ts', 'schedule-text.ts'),
      'src/domain/times-of-day.ts',
    ],
  },
  // reading many answers one after the other: plan, inspector and publishing
  {
    name: 'reading',
    paths: [
      ...within('src/lib', 'data/task-pool.ts', 'data/turns.ts', 'dom/when-seen.ts', 'hooks/use-page-visible.ts'),
      ...within('src/api', 'play-list.ts', 'read-in-turn.ts', 'use-play-lists.ts'),
    ],
  },
  // the plan of the network, for its page and for home
  {
    name: 'network-plan',
    paths: [
      ...within('src/domain/plan', 'figure-labels.ts', 'network-plan.ts', 'plan-bars.ts'),
      ...within('src', 'lib/dom/give-way.ts', 'api/plan/network-plan.ts'),
    ],
  },
  // of organisations, of the review desk, of the plan, of the editor, and of what opens over a page
  {
    name: 'icons',
    paths: icons('AlertTriangle', 'ArrowLeft', 'ChevronLeft', 'ChevronRight', 'Pencil', 'Plus', 'Trash'),
  },
  {
    name: 'views',
    paths: [
      ...within('src/ui/table', 'view-switch.tsx', 'view-switch.module.css'),
      'src/features/programs/program-views.tsx',
      'src/features/devices/device-views.tsx',
    ],
  },
  { name: 'segments', paths: [...mantine('SegmentedControl'), ...styles('SegmentedControl')] },
  // cards with a chart, which come before the charts themselves
  {
    name: 'figures',
    paths: [
      'src/domain/top-ads.ts',
      'src/lib/text/format-share.ts',
      ...within('src/ui/charts', 'chart-colors.ts', 'chart-state.ts', 'figure-table.tsx', 'figure-table.module.css'),
      ...within('src/ui/charts', 'lazy-charts.tsx', 'top-ads-card.tsx'),
    ],
  },
  {
    name: 'devices',
    paths: within('src/features/devices', 'device-list-screen.tsx', 'use-send-command.ts'),
  },
  {
    name: 'ads',
    paths: [
      'src/routes/-programs.tsx',
      ...within('src/features/programs', 'program-list-screen.tsx', 'program-card.tsx'),
      ...within('src/features/programs', 'undelivered-note.tsx', 'undelivered-note.module.css'),
    ],
  },
  {
    name: 'overlays',
    paths: [
      'src/ui/overlay/overlay-parts.ts',
      'src/ui/table/batch-bar.tsx',
      ...mantine('Combobox', 'Modal', 'Popover', 'Select'),
      // of the editor, which has all of this, and of what comes later elsewhere
      ...icons('ChevronDown', 'ChevronUp', 'Copy', 'InfoCircle', 'ZoomIn'),
    ],
  },
  // what the simulated server begins with, and its parts that come later use too
  {
    name: 'simulated',
    paths: [
      ...within('mocks/db', 'gate.ts', 'orgs.ts', 'random.ts'),
      ...within('mocks/simulation', 'commands.ts', 'devices.ts', 'hardware.ts', 'presence.ts', 'reviews.ts'),
      'mocks/media/media.ts',
    ],
  },
]

export const groups: readonly ChunkGroup[] = [framework, ...later]

/** `path` is a file, or a folder with a slash at the end. */
const covers = (path: string, file: string) => (path.endsWith('/') ? file.startsWith(path) : file === path)

function groupOf({ name, paths, but = [] }: ChunkGroup): Rolldown.CodeSplittingGroup {
  return {
    name,
    test(id) {
      const file = path.relative(root, styleFileOf(id).split('?')[0] ?? '').replaceAll('\\', '/')
      return paths.some((one) => covers(one, file)) && !but.some((one) => covers(one, file))
    },
  }
}

/**
 * Which modules share a file of the build. Few files, each with all that it needs of its own: what every page has, of
 * others and ours, what every page behind the login has, what lists share, what opens over a page; then a screen is
 * one. The first group that asks for a module gets it, with what it imports.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  groupOf(framework),
  { name: 'framework', test: /rolldown\/runtime/ },
  { name: 'first-page', tags: ['$initial'] },
  ...later.map(groupOf),
]
