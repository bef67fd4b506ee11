import '@mantine/core/styles/Table.layer.css'
import { Button, CopyButton, Group, Stack, Table, Text, TextInput, Title } from '@mantine/core'
import {
  IconDownload,
  IconPencil,
  IconPlus,
  IconRefresh,
  IconSearch,
  IconTrash,
  IconUpload,
  IconX,
} from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties, ReactNode } from 'react'
import { saveFile } from '#src/lib/sheet/save-file.ts'
import { designTokens, durations } from '#tests/support/theme/design-tokens.ts'
import { contrast, readTokens } from '#tests/support/theme/tokens.ts'
import { CopyText } from './copy-text.tsx'
import { Card, Page } from './page.tsx'
import { StatusBadge } from './feedback/status-badge.tsx'
import { theme } from './theme.ts'
import themeCss from './theme.css?raw'

const meta = {
  title: '设计/令牌',
  parameters: {
    kit: {
      synonyms:
        '设计变量 颜色 圆角 阴影 动效 图标 字体 间距 token color colour radius shadow motion icon type font spacing',
    },
  },
} satisfies Meta

export default meta

const { light, dark } = readTokens(themeCss)

const TONES = ['success', 'warning', 'danger', 'info', 'special', 'neutral'] as const
const TONE_WORDS = {
  success: '审核通过',
  warning: '未送达',
  danger: '失败',
  info: '待提交',
  special: '平台审核中',
  neutral: '待播放',
}

const TONE_USES = { success: '成功', warning: '提醒', danger: '失败', info: '待办', special: '特别', neutral: '平常' }

const USES: Record<string, string> = {
  ground: '页面的底',
  surface: '纸面',
  'surface-head': '表头、纸面的头',
  border: '边框',
  'border-soft': '细分隔线',
  text: '正文',
  'text-dim': '次要文字',
  'text-faint': '占位文字、最淡的文字',
  link: '链接、没有底的按钮',
  accent: '主色、焦点',
  'row-hover': '指着的行',
  'row-selected': '选中的行',
  frame: '图片框的底',
  danger: '危险的操作、错误',
  'chart-grid': '图表的网格线',
}

function usedFor(name: string): string {
  const [tone = '', part = ''] = name.split('-')
  if (name in USES) return USES[name] ?? ''
  if (tone === 'chart') return `图表的第 ${part} 种颜色`
  const word = TONE_USES[tone as keyof typeof TONE_USES]
  return { dot: `圆点：${word}`, ground: `标签的底：${word}`, text: `标签的文字：${word}` }[part] ?? ''
}

/** How well it is told from what it stands with: text on a ground, a text on its badge, all else on the sheet. */
function contrastIn(tokens: Record<string, string>, name: string): string {
  const isGround = /ground$|^surface|^row-|^frame$/.test(name)
  const [other, words] = isGround
    ? [name.endsWith('-ground') ? name.replace('ground', 'text') : 'text', '上的文字']
    : [/^(?!text).*-text$/.test(name) ? name.replace('text', 'ground') : 'surface', '']
  return `${words} ${contrast(tokens[name], tokens[other]).toFixed(1)} : 1`
}

/** A value; a click copies it. */
function Value({ value }: { value: string }) {
  return (
    <CopyButton value={value} timeout={1500}>
      {({ copied, copy }) => (
        <Button variant="subtle" size="compact-sm" aria-label={`复制 ${value}`} onClick={copy}>
          {copied ? '已复制' : value}
        </Button>
      )}
    </CopyButton>
  )
}

/** Every colour in both schemes, with how well it is told from what it stands with. */
function ColourTable() {
  return (
    <Table verticalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>名称</Table.Th>
          <Table.Th>用途</Table.Th>
          <Table.Th>浅色，对比度</Table.Th>
          <Table.Th>深色，对比度</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {Object.keys(light).map((name) => (
          <Table.Tr key={name}>
            <Table.Td>
              <CopyText text={`var(--ui-${name})`} />
            </Table.Td>
            <Table.Td>{usedFor(name)}</Table.Td>
            {[light, dark].map((tokens, at) => (
              <Table.Td key={at === 0 ? 'light' : 'dark'}>
                <Group gap="xs" wrap="nowrap">
                  <span style={{ ...swatch, background: tokens[name] }} />
                  <Value value={tokens[name] ?? ''} />
                  <Text c="dimmed">{contrastIn(tokens, name)}</Text>
                </Group>
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** A row of what a scale of the theme holds: drawn, named, and its value. */
function Scale({ values, draw }: { values: object | undefined; draw: (value: string) => CSSProperties }) {
  return (
    <Group gap="xl">
      {Object.entries(values ?? {}).map(([name, value]) => (
        <Stack key={name} gap={6} align="center">
          <div style={{ width: 72, height: 48, ...draw(String(value)) }} />
          <Text size="xs">{name}</Text>
          <Value value={String(value)} />
        </Stack>
      ))}
    </Group>
  )
}

const swatch = { width: 40, height: 20, border: '1px solid var(--ui-border)', borderRadius: 4, flex: 'none' }

const boxed = { background: 'var(--ui-surface)', border: '1px solid var(--ui-border)' }

const MOTIONS: Record<string, string> = {
  Menu: '菜单',
  Tooltip: '提示',
  Popover: '浮层',
  Modal: '对话框',
  Drawer: '抽屉',
}

const ICONS = { IconPlus, IconPencil, IconTrash, IconSearch, IconRefresh, IconDownload, IconUpload, IconX }

function saveTokens() {
  const json = JSON.stringify(designTokens(themeCss, theme), undefined, 2)
  saveFile(new Blob([json], { type: 'application/json' }), 'design-tokens.json')
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return <Card title={title}>{children}</Card>
}

export const Tokens: StoryObj = {
  name: '颜色、文字、间距、圆角、阴影、动效、图标',
  render: () => (
    <Page
      title="设计令牌"
      description="组件只使用这些名称，不自带颜色。点一个值就复制它。"
      actions={
        <Button variant="default" onClick={saveTokens}>
          下载 JSON（DTCG 格式）
        </Button>
      }
    >
      <Part title="品牌色">
        <Group gap={0}>
          {theme.colors?.brand?.map((color, shade) => (
            <div key={color} style={{ width: 72, height: 40, background: `var(--mantine-color-brand-${shade})` }} />
          ))}
        </Group>
      </Part>
      <Part title="颜色">
        <ColourTable />
      </Part>
      <Part title="文字">
        <Title order={1}>一级标题 15</Title>
        <Title order={2}>二级标题 15</Title>
        <Title order={3}>三级标题 13</Title>
        <Text>正文 13，数字等宽：1,234,567 / 7,654,321</Text>
        <Text size="xs" c="dimmed">
          说明文字 12
        </Text>
        <Group gap="xs">
          {Object.entries(theme.fontSizes ?? {}).map(([name, size]) => (
            <Group key={name} gap={0}>
              <Text size="xs" c="dimmed">
                {name}
              </Text>
              <Value value={String(size)} />
            </Group>
          ))}
        </Group>
        <Value value={theme.fontFamily ?? ''} />
      </Part>
      <Part title="状态：柔和的标签，或圆点加文字">
        <Group gap="lg">
          {TONES.map((tone) => (
            <StatusBadge key={tone} label={{ text: TONE_WORDS[tone], tone }} />
          ))}
          <StatusBadge dot label={{ text: '在线', tone: 'success' }} />
          <StatusBadge dot label={{ text: '离线', tone: 'neutral' }} />
        </Group>
      </Part>
      <Part title="间距">
        <Stack gap={6}>
          {Object.entries(theme.spacing ?? {}).map(([name, size]) => (
            <Group key={name} gap="sm">
              <Text size="xs" w={24}>
                {name}
              </Text>
              <div style={{ width: size, height: 12, background: 'var(--ui-chart-1)' }} />
              <Text size="xs">{size}</Text>
            </Group>
          ))}
        </Stack>
      </Part>
      <Part title="圆角">
        <Scale values={theme.radius} draw={(radius) => ({ ...boxed, borderRadius: radius })} />
      </Part>
      <Part title="阴影：浮在页面上的越高，影子越大">
        <Stack gap="xs">
          {Object.entries(theme.shadows ?? {}).map(([name, shadow]) => (
            <Group key={name} gap="md">
              <div style={{ ...boxed, width: 72, height: 36, borderRadius: 8, boxShadow: shadow }} />
              <Text size="xs" w={24}>
                {name}
              </Text>
              <Value value={shadow ?? ''} />
            </Group>
          ))}
        </Stack>
      </Part>
      <Part title="动效：打开所用的时间；系统设置了减少动态效果时没有">
        <Group gap="xl">
          {Object.entries(durations(theme)).map(([name, ms]) => (
            <Group key={name} gap={4}>
              <Text>{MOTIONS[name]}</Text>
              <Value value={`${ms}ms`} />
            </Group>
          ))}
        </Group>
      </Part>
      <Part title="图标：Tabler，12 至 18，线宽 1.6 或 2；在文字旁的不读出">
        <Group gap="xl">
          {Object.entries(ICONS).map(([name, Icon]) => (
            <Stack key={name} gap={4} align="center">
              <Icon size={18} stroke={1.6} aria-hidden />
              <Value value={name} />
            </Stack>
          ))}
        </Group>
      </Part>
      <Part title="控件">
        <Group>
          <Button>主要</Button>
          <Button variant="default">默认</Button>
          <Button variant="light">浅色</Button>
          <Button variant="subtle">弱化</Button>
          <Button color="red">危险</Button>
          <Button color="red" variant="light">
            危险浅色
          </Button>
          <TextInput aria-label="输入" placeholder="占位文字" />
        </Group>
      </Part>
    </Page>
  ),
}
