import { Button, Text } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { useWarmedAtRest } from './use-loaded-at-rest.ts'

interface ListProps {
  /** Brings the code of what the list opens. */
  preload: () => Promise<void>
  /** Whether who looks at it may open that. */
  allowed: boolean
}

/** A list that is still loading, until the button is pressed. */
function List({ preload, allowed }: ListProps) {
  const [client] = useState(() => new QueryClient())
  const [[rows, arrive]] = useState(() => {
    let come: (text: string) => void
    const promise = new Promise<string>((resolve) => {
      come = resolve
    })
    return [promise, () => come('共 3 条')] as const
  })
  return (
    <QueryClientProvider client={client}>
      <Rows rows={rows} />
      <Warm preload={preload} allowed={allowed} />
      <Button mt="md" onClick={arrive}>
        加载完成
      </Button>
    </QueryClientProvider>
  )
}

function Rows({ rows }: { rows: Promise<string> }) {
  const { data } = useQuery({ queryKey: ['rows'], queryFn: () => rows })
  return <Text>{data ?? '加载中'}</Text>
}

function Warm({ preload, allowed }: ListProps) {
  useWarmedAtRest({ preload }, allowed)
  return null
}

const meta = {
  title: '组件/空闲时预先加载',
  component: List,
  args: { preload: fn(() => Promise.resolve()), allowed: true },
} satisfies Meta<typeof List>

export default meta

export const AtRest: StoryObj<typeof meta> = {
  name: '列表到了才加载',
  play: async ({ canvas, args }) => {
    // a whole idle period goes by while the list is still loading
    await new Promise((resolve) => requestIdleCallback(resolve))
    await expect(args.preload).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '加载完成' }))
    await canvas.findByText('共 3 条')
    await waitFor(() => expect(args.preload).toHaveBeenCalledOnce())
  },
}

export const NotAllowed: StoryObj<typeof meta> = {
  name: '没有权限就不加载',
  args: { allowed: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加载完成' }))
    await canvas.findByText('共 3 条')
    await new Promise((resolve) => requestIdleCallback(resolve))
    await expect(args.preload).not.toHaveBeenCalled()
  },
}
