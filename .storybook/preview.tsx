import '#src/ui/styles/kit.ts'
import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { Preview } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy } from 'react'
import { configure } from 'storybook/test'
import { createQueryClient } from '#src/api/query.ts'
import { keepKeysOfComposition } from '#src/lib/dom/composing.ts'
import { missingCode } from '#src/ui/feedback/missing-code.ts'
import { OverlayRoot } from '#src/ui/overlay/overlay-root.tsx'
import { theme } from '#src/ui/theme.ts'
import { demoAccounts } from '#mocks/db/demo-company.ts'
import { scenarioTexts } from '#mocks/panel/scenario-texts.ts'
import { storyRoles } from '#tests/support/story-roles.ts'
import { checkColours, withoutColours } from './check-colours.ts'
import { keepOwnCookies } from './own-cookies.ts'

configure({
  // a shared machine may be slow; what is awaited still passes at once when it is there
  asyncUtilTimeout: 50_000,
  // a wait has many looks that find nothing, and writing down the page takes longer than the look
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})
document.documentElement.lang = 'zh-CN'
keepKeysOfComposition()

/** What forms are sent through; stories that load something bring a client of their own. */
const client = createQueryClient()

// the pictures of the gallery stand side by side
if (window.frameElement?.hasAttribute('data-picture')) keepOwnCookies()

// what pages of words are made of is 1.5 MB, which a story does without
const DocsInScheme = lazy(() => import('./docs-in-scheme.tsx').then((code) => ({ default: code.DocsInScheme })))
const KitPage = lazy(() => import('./kit-page.tsx').then((code) => ({ default: code.KitPage })))

const inTests = '__vitest_browser__' in globalThis

/** After a story: nothing that it said or stored is there for the next, which shares its page. */
function tidyUp() {
  notifications.clean()
  missingCode.words = undefined
  // outside the tests Storybook itself stores things there, and so may the reader
  if (!inTests) return
  localStorage.clear()
  sessionStorage.clear()
}

const preview: Preview = {
  globalTypes: {
    scheme: {
      description: '明暗',
      toolbar: {
        title: '明暗',
        icon: 'mirror',
        items: [
          { value: 'light', title: '浅色', icon: 'sun' },
          { value: 'dark', title: '深色', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
    role: {
      description: '整页以谁的身份打开',
      toolbar: {
        title: '角色',
        icon: 'user',
        items: Object.entries(storyRoles).map(([value, account]) => ({
          value,
          title: demoAccounts.find((known) => known.account === account)?.name ?? value,
        })),
        dynamicTitle: true,
      },
    },
    scenario: {
      description: '整页处于什么情景',
      toolbar: {
        title: '情景',
        icon: 'category',
        items: [
          { value: '', title: '平常的一天' },
          ...Object.entries(scenarioTexts).map(([value, { title }]) => ({ value, title })),
        ],
        dynamicTitle: true,
      },
    },
  },
  // the tests run every story in light; `checkColours` looks at its end in both schemes
  initialGlobals: { scheme: 'light', role: 'admin', scenario: '' },
  beforeEach: () => tidyUp,
  afterEach: checkColours,
  parameters: {
    layout: 'padded',
    // in full, the tests need what is wrong only: describing what is right takes axe longer than finding it
    a11y: { test: 'error', options: inTests ? { resultTypes: ['violations'], rules: withoutColours } : {} },
    controls: { matchers: { date: /(now|time)$/i } },
    options: {
      storySort: {
        // whole pages in the order of the menu
        order: [
          '设计',
          [
            '怎样使用',
            '整页一览',
            '令牌',
            '模式',
            ['表格与卡片', '筛选', '对话框与抽屉', '危险操作', '消息', '加载、空与失败'],
          ],
          '整页',
          [
            '登录',
            '找回密码',
            '首页',
            '终端管理',
            '素材管理',
            '广告管理',
            '广告制作',
            '查看发布终端',
            '审核台',
            '订单管理',
            '终端统计',
            '广告统计',
            '组织机构',
            '角色管理',
            '账号管理',
            '终端指令记录',
            '广告发布记录',
            '终端下载',
            '外壳',
          ],
          '页面',
          '编辑器',
          '组件',
        ],
      },
    },
    docs: { container: DocsInScheme, page: KitPage },
    viewport: {
      options: {
        desktop: { name: '桌面 1440', styles: { width: '1440px', height: '900px' } },
        phone: { name: '手机 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: '平板 768', styles: { width: '768px', height: '1024px' } },
        wide: { name: '大屏 1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
  },
  decorators: [
    (Story, { globals, parameters, viewMode }) => (
      <MantineProvider
        theme={theme}
        forceColorScheme={globals.scheme === 'dark' ? 'dark' : 'light'}
        deduplicateCssVariables={false}
      >
        <QueryClientProvider client={client}>
          {parameters.wholeConsole ? (
            // its shell brings its own messages and dialogs
            <Story />
          ) : (
            <>
              {/* the page of a component has one for all its stories */}
              {viewMode === 'story' && <OverlayRoot withoutMessages={parameters.ownMessages === true} />}
              <Story />
            </>
          )}
        </QueryClientProvider>
      </MantineProvider>
    ),
  ],
}

export default preview
