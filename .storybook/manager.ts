import { addons } from 'storybook/manager-api'
import { themes } from 'storybook/theming'

addons.setConfig({
  theme: { ...themes.normal, brandTitle: '广告终端管理平台', brandUrl: './', brandTarget: '_self' },
  // a whole page needs the height
  layoutCustomisations: { showPanel: ({ storyId }, shown) => shown && !storyId?.startsWith('整页-') },
})
