import type { Rolldown } from 'vite'

/**
 * Which modules share a file of the build. Few files, each with all that it needs of its own: what every page has, of
 * others and ours, what every page behind the login has, what lists share, what opens over a page; then a screen is
 * one. The first group that asks for a module gets it, with what it imports.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'framework',
    test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack[\\/](history|store|react-store|router-core|react-router|query-core|react-query)|valtio|proxy-compare|clsx)[\\/](?!.*[\\/](useQueries|queriesObserver|infiniteQueryObserver|useInfiniteQuery)\.)|@mantine[\\/]core[\\/]esm[\\/](core|components[\\/](ActionIcon|Alert|Button|CloseButton|Input|InputBase|Loader|Text|TextInput|Title|Transition|UnstyledButton))[\\/]|@mantine[\\/]hooks[\\/]esm[\\/](use-merged-ref|use-uncontrolled)[\\/]|src[\\/](lib[\\/](text[\\/]clean-text|hooks[\\/]use-single-flight|dom[\\/]insecure)|domain[\\/]required)\.ts$|@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/](createReactComponent|defaultAttributes)\.mjs$/,
  },
  { name: 'first-page', tags: ['$initial'] },
  // signing in, there and over a page
  {
    name: 'login',
    test: /src[\\/](features[\\/]session[\\/](login-form|login-screen|screens-art)|ui[\\/]feedback[\\/]insecure-alert)\.|@mantine[\\/]core[\\/](esm[\\/]components[\\/]PasswordInput[\\/]|styles[\\/]PasswordInput\.)/,
  },
  // pure rules, which the simulated server shares
  {
    name: 'rules',
    test: /src[\\/](domain[\\/](dates|device-rules|labels|material-rules|program-rules|read-values|review|server-time|undelivered|units)|lib[\\/](data|text|url)[\\/](relative-words|gather-pages|safe-url|thumbnail-url|tidy-tree))\.ts$/,
  },
  {
    name: 'shell',
    test: /src[\\/](features[\\/](shell[\\/]shell|(activity[\\/](activities|activity-button)|uploads[\\/](uploads|upload-items)))|api[\\/](activities|client|publish-log|review)|domain[\\/]activity|ui[\\/](action-button|icon-button|page|text-link|overlay[\\/](confirm|escape|hint|menu-button|popover-button|use-lazy-component|use-dialog)|feedback[\\/](notify|states|inline-error|status-badge|relative-time)|media[\\/]media-image|form[\\/](select-field|chevron|use-submit)|table[\\/]selection)|components[\\/]review[\\/]refetch-while-reviewed|lib[\\/]data[\\/]cell|lib[\\/]\w+[\\/](is-dialog-open|is-text-field|composing|use-single-flight|use-mounted))\.tsx?$|@mantine[\\/]core[\\/]esm[\\/]components[\\/](Group|Stack|Skeleton|VisuallyHidden|ScrollArea[\\/]utils)[\\/]|@mantine[\\/]hooks[\\/]esm[\\/](use-force-update|use-mounted|use-previous|use-timeout|use-debounced-callback|use-window-event|utils[\\/]use-callback-ref)[\\/]|[\\/]Icon(ArrowDown|ArrowUp|ChevronDown|ChevronRight|ChevronUp|Download|Pencil|Plus|Refresh|Trash|Video)\.mjs$/,
  },
  {
    name: 'list',
    test: /src[\\/](ui[\\/]table[\\/](batch-toggle|data-table|filter-bar|id-filter|list-export|list-frame|list-state|paging|refresh-button|row-action-buttons|row-checkbox|select-filter|table-column|use-export-job|use-list-screen)|components[\\/](group[\\/](group-filter|group-manager|groups-state|use-delete-group)|org[\\/]org-filter|region[\\/](region-filter|regions-state)))\.tsx?$/,
  },
  // what an ad is made of: for its card and for the editor
  { name: 'content', test: /src[\\/]scene[\\/]model[\\/]content\.ts$/ },
  // what the editor shares with what opens over it
  { name: 'editor-parts', test: /src[\\/]features[\\/]editor[\\/].*[\\/](editor-context|editor-port|limits)\.ts$/ },
  // rules of forms, which the simulated server shares
  { name: 'validation', test: /src[\\/]domain[\\/]validation\.ts$/ },
  // fields of forms, and the form itself
  {
    name: 'checks',
    test: /@mantine[\\/]core[\\/]esm[\\/](components|utils)[\\/](Checkbox|InlineInput|Radio|Switch)[\\/]|@mantine[\\/]core[\\/]styles[\\/](Checkbox|InlineInput|Radio|Switch)\./,
  },
  {
    name: 'form',
    test: /node_modules[\\/]@mantine[\\/]form[\\/]|@mantine[\\/]core[\\/]esm[\\/]components[\\/]Textarea[\\/]|src[\\/](ui[\\/](description-list|form[\\/](form-modal|form-shell|may-send-again))|lib[\\/]hooks[\\/](use-unsaved-changes|use-show-first-invalid))\./,
  },
  {
    name: 'segments',
    test: /@mantine[\\/]core[\\/](esm[\\/]components[\\/]SegmentedControl[\\/]|styles[\\/]SegmentedControl\.)/,
  },
  // cards with a chart, which come before the charts themselves
  {
    name: 'figures',
    test: /src[\\/](ui[\\/]charts[\\/](chart-colors|chart-state|figure-table|lazy-charts|top-ads-card)|domain[\\/]top-ads)\./,
  },
  // lists of cards
  {
    name: 'cards',
    test: /src[\\/](ui[\\/]table[\\/]card-grid|components[\\/]review[\\/](rejection-reason|review-badge))\.tsx?$/,
  },
  {
    name: 'ads',
    test: /src[\\/](routes[\\/]-programs|features[\\/]programs[\\/](program-list-screen|program-card|undelivered-note))\./,
  },
  {
    name: 'overlays',
    test: /src[\\/]ui[\\/](overlay[\\/]overlay-parts|table[\\/]batch-bar)\.tsx?$|@mantine[\\/]core[\\/]esm[\\/]components[\\/](Combobox|Modal|Popover|Select)[\\/]/,
  },
]
