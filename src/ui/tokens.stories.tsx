import '@mantine/core/styles/Table.layer.css'
import { Button, Group, Stack, Table, Text, TextInput, Title } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
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

/** Every colour in both schemes, with how well it is told from the sheet. */
function ColourTable() {
  return (
    <Table verticalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>名称</Table.Th>
          <Table.Th>浅色</Table.Th>
          <Table.Th>深色</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {Object.keys(light).map((name) => (
          <Table.Tr key={name}>
            <Table.Td>
              <CopyText text={`var(--ui-${name})`} />
            </Table.Td>
            {[light, dark].map((tokens, at) => (
              <Table.Td key={at === 0 ? 'light' : 'dark'}>
                <Group gap="xs">
                  <span
                    style={{
                      width: 40,
                      height: 20,
                      border: '1px solid var(--ui-border)',
                      borderRadius: 4,
                      background: tokens[name],
                    }}
                  />
                  <span>{tokens[name]}</span>
                  <Text c="dimmed">{contrast(tokens[name], tokens.surface).toFixed(1)} : 1</Text>
                </Group>
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return <Card title={title}>{children}</Card>
}

export const Tokens: StoryObj = {
  name: '颜色、文字、间距、状态',
  render: () => (
    <Page title="设计令牌" description="组件只使用这些名称，不自带颜色。">
      <Part title="品牌色">
        <Group gap={0}>
          {theme.colors?.brand?.map((color, shade) => (
            <div key={color} style={{ width: 72, height: 40, background: `var(--mantine-color-brand-${shade})` }} />
          ))}
        </Group>
      </Part>
      <Part title="颜色，及其与页面底色的对比度">
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
