import { createTheme, type MantineColorsTuple } from '@mantine/core'
import type { MouseEvent } from 'react'

/** Fonts of the system only; nothing is fetched from elsewhere. */
const SYSTEM_FONTS =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', 'Source Han Sans SC', sans-serif"

const BRAND: MantineColorsTuple = [
  '#eaf0ff',
  '#d8e3ff',
  '#b6c9fb',
  '#8eaaf6',
  '#5b82f5',
  '#4570ee',
  '#3f66e0',
  '#2f57d6',
  '#2448b8',
  '#1b3790',
]

const closeLabel = { 'aria-label': '关闭' }
const dialogProps = {
  closeButtonProps: closeLabel,
  overlayProps: {
    backgroundOpacity: 0.4,
    // the second click of a double click is for what has opened the dialog, and does not take the focus either
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClickCapture(event: MouseEvent) {
      if (event.detail > 1) event.stopPropagation()
    },
  },
}
/** Inside role=dialog a header would count as the page's banner. */
const headOfDialog = { defaultProps: { role: 'presentation' } }
export const pickerTransition = { transitionProps: { duration: 80, transition: 'fade' } } as const

/**
 * The one theme. Colours are chosen so that white on the filled shade and the filled shade on white reach 4.5:1 in
 * light (shade 7) and dark (shade 6). Tokens that are not Mantine's (`--ui-…`) are in theme.css.
 */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 6 },
  colors: {
    brand: BRAND,
    // of notices, which Mantine makes blue
    blue: BRAND,
    gray: [
      '#f8f9fb',
      '#f4f5f8',
      '#eceef3',
      '#e7e9ee',
      '#d7dbe3',
      '#a4acb8',
      '#616b7a',
      '#5a6373',
      '#333a45',
      '#12151c',
    ],
    dark: [
      '#e8ebf1',
      '#c5ccd8',
      '#a3acba',
      '#8791a1',
      '#303846',
      '#272e3a',
      '#1e232c',
      '#13161c',
      '#0f1217',
      '#0c0e12',
    ],
    red: ['#fdebec', '#fbe0e1', '#f6bfc1', '#f2a3a6', '#f08a8e', '#e3646a', '#d43e46', '#c42b32', '#a1262f', '#811c24'],
    green: [
      '#edf8f2',
      '#d6f0e1',
      '#aee0c4',
      '#84d0a7',
      '#5cc492',
      '#3bad78',
      '#1f8352',
      '#1a7a4a',
      '#14623b',
      '#0f4c2e',
    ],
    yellow: [
      '#fdf6e8',
      '#faebca',
      '#f4d793',
      '#eec364',
      '#e8b04a',
      '#cf9023',
      '#966000',
      '#8f5a00',
      '#734800',
      '#573600',
    ],
  },
  black: '#12151c',
  fontFamily: SYSTEM_FONTS,
  fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: '12px', sm: '13px', md: '13px', lg: '15px', xl: '18px' },
  lineHeights: { xs: '18px', sm: '20px', md: '20px', lg: '1.5', xl: '1.5' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '28px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '12px' },
  defaultRadius: 'md',
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '15px', lineHeight: '1.5' },
      h2: { fontSize: '15px', lineHeight: '1.5' },
      h3: { fontSize: '13px', lineHeight: '1.5' },
    },
  },
  shadows: {
    xs: '0 1px 2px rgb(18 21 28 / 6%)',
    sm: '0 1px 3px rgb(18 21 28 / 8%)',
    md: '0 4px 14px rgb(18 21 28 / 10%)',
    lg: '0 8px 24px rgb(18 21 28 / 14%)',
    xl: '0 12px 36px rgb(18 21 28 / 18%)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Modal: { defaultProps: { ...dialogProps, centered: true, transitionProps: { duration: 120, transition: 'fade' } } },
    Drawer: { defaultProps: { ...dialogProps, transitionProps: { duration: 140 }, position: 'right' } },
    ModalHeader: headOfDialog,
    DrawerHeader: headOfDialog,
    Notification: { defaultProps: { closeButtonProps: closeLabel } },
    CloseButton: { defaultProps: closeLabel },
    Select: {
      defaultProps: {
        clearButtonProps: { 'aria-label': '清除' },
        comboboxProps: pickerTransition,
        nothingFoundMessage: '没有匹配的选项',
      },
    },
    // a list has to have options: the word that stands for none is one that cannot be chosen
    ComboboxEmpty: { defaultProps: { role: 'option', 'aria-disabled': true } },
    PasswordInput: { defaultProps: { visibilityToggleButtonProps: { 'aria-label': '显示或隐藏密码' } } },
    Tooltip: {
      defaultProps: {
        withArrow: true,
        openDelay: 150,
        multiline: true,
        maw: 320,
        events: { hover: true, focus: true, touch: true },
        transitionProps: { duration: 80 },
      },
    },
    // without the placeholder the first entry has the focus, and the menu has only what a menu may have
    Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 80 }, withInitialFocusPlaceholder: false } },
    Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 80 } } },
    // the fields of Select and Cascader alike say that they open something
    ComboboxTarget: { defaultProps: { withExpandedAttribute: true } },
    Input: { defaultProps: { size: 'sm' } },
    Checkbox: { defaultProps: { radius: 'xs' } },
  },
})
