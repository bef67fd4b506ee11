import '#src/ui/styles/kit.ts'
import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { theme } from '#src/ui/theme.ts'
import { checkDark } from './check-dark.ts'

// a shared machine may be slow; what is awaited still passes at once when it is there
configure({ asyncUtilTimeout: 20_000 })
document.documentElement.lang = 'zh-CN'

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
  },
  // the tests run every story in light; `checkDark` looks at its end in dark
  initialGlobals: { scheme: 'light' },
  afterEach: checkDark,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disabled: true },
    controls: { matchers: { date: /(now|time)$/i } },
    options: { storySort: { order: ['设计', '组件', '页面'] } },
    viewport: {
      options: {
        desktop: { name: '桌面 1440', styles: { width: '1440px', height: '900px' } },
        phone: { name: '手机 390', styles: { width: '390px', height: '844px' } },
      },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <MantineProvider theme={theme} forceColorScheme={globals.scheme === 'dark' ? 'dark' : 'light'} deduplicateCssVariables={false}>
        <ModalsProvider>
          <Notifications position="top-center" />
          <Story />
        </ModalsProvider>
      </MantineProvider>
    ),
  ],
}

export default preview
