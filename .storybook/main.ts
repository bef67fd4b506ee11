import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    // a configuration of its own: the console's adds routing and security headers, which stories do not want
    builder: { name: '@storybook/builder-vite', options: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  docs: { defaultName: '说明' },
  // the ground is the scheme's
  features: { sidebarOnboardingChecklist: false, backgrounds: false },
  staticDirs: ['../public'],
  // tests have no use for the tables of properties, which are read from every module
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen' },
}

export default config
