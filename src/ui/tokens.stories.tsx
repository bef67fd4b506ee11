import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Card, Page } from './page.tsx'
import { StatusBadge } from './feedback/status-badge.tsx'
import { theme } from './theme.ts'

const meta = { title: '设计/令牌' } satisfies Meta

export default meta

const SURFACES = [
  '--ui-ground',
  '--ui-surface',
  '--ui-surface-head',
  '--ui-row-hover',
  '--ui-row-selected',
  '--ui-frame',
  '--ui-border',
  '--ui-border-soft',
  '--ui-info-ground',
  '--ui-warning-ground',
  '--ui-danger-ground',
]
const TEXTS = ['--ui-text', '--ui-text-dim', '--ui-link', '--ui-danger']
const CHARTS = ['--ui-chart-1', '--ui-chart-2', '--ui-chart-3', '--ui-chart-4', '--ui-chart-5', '--ui-chart-6']
const TONES = ['success', 'warning', 'danger', 'info', 'neutral'] as const
const TONE_WORDS = { success: '在线', warning: '插播', danger: '失败', info: '执行中', neutral: '离线' }

function Swatches({ names }: { names: readonly string[] }) {
  return (
    <Group gap="sm">
      {names.map((name) => (
        <Stack key={name} gap={4} w={150}>
          <div
            style={{ height: 40, borderRadius: 4, border: '1px solid var(--ui-border)', background: `var(${name})` }}
          />
          <Text size="xs">{name}</Text>
        </Stack>
      ))}
    </Group>
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
      <Part title="底色与边线">
        <Swatches names={SURFACES} />
      </Part>
      <Part title="文字">
        <Group gap="xl">
          {TEXTS.map((name) => (
            <span key={name} style={{ color: `var(${name})` }}>
              {name} 广告终端 0123456789
            </span>
          ))}
        </Group>
        <Title order={1}>一级标题 20</Title>
        <Title order={2}>二级标题 16</Title>
        <Title order={3}>三级标题 14</Title>
        <Text>正文 14，数字等宽：1,234,567 / 7,654,321</Text>
        <Text size="xs" c="dimmed">
          说明文字 12
        </Text>
      </Part>
      <Part title="状态：圆点加文字">
        <Group gap="xl">
          {TONES.map((tone) => (
            <StatusBadge key={tone} label={{ text: TONE_WORDS[tone], tone }} />
          ))}
          <StatusBadge label={{ text: '未知（9）', tone: 'neutral' }} />
        </Group>
      </Part>
      <Part title="图表">
        <Swatches names={CHARTS} />
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
