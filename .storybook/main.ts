import path from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import type { StoryIndexGenerator } from 'storybook/internal/core-server'
import { isUnwatched } from '../config/unwatched.ts'
import { addSearchWords } from './search-words.ts'

/** `storyIndexGenerator` is a preset of Storybook's own, which its type leaves out. */
type Config = StorybookConfig & { storyIndexGenerator: (generator: StoryIndexGenerator) => StoryIndexGenerator }

const config: Config = {
  stories: ['./*.mdx', '../src/**/*.mdx', '../src/**/*.stories.tsx'],
  // the third is for the tests; beside a page it would read every module to say which stories a change touches
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    ...(process.env.VITEST ? ['@storybook/addon-vitest'] : []),
  ],
  framework: '@storybook/react-vite',
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    // a configuration of its own: the console's adds routing and security headers, which stories do not want
    builder: {
      // the tests look for the presets of the one that is named here
      name: process.env.VITEST ? '@storybook/builder-vite' : import.meta.resolve('./builder.ts'),
      options: { viteConfigPath: '.storybook/vite.config.ts' },
    },
  },
  // as in the console: a file to download is an address, not a data: URL; the builder's own limit goes before that of a
  // configuration
  viteFinal: (vite) => ({
    ...vite,
    build: { ...vite.build, assetsInlineLimit: 0 },
    // the builder leaves out what a configuration says of the server
    server: { ...vite.server, watch: { ignored: (file) => isUnwatched(path.join(import.meta.dirname, '..'), file) } },
  }),
  docs: { defaultName: '说明' },
  storyIndexGenerator: addSearchWords,
  // the ground is the scheme's
  features: { sidebarOnboardingChecklist: false, backgrounds: false, changeDetection: false },
  staticDirs: ['../public'],
  // tests have no use for the tables of properties, which are read from every module
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen' },
}

export default config
