import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DownloadView } from './download-view.tsx'

const BASE = 'https://cdn.example.com/img/'
const meta = {
  title: '页面/终端下载',
  component: DownloadView,
  args: {
    client: { versionName: '3.8.1', path: 'client/android-3.8.1.apk' },
    adapters: [
      {
        coFullName: '青岚显示设备有限公司',
        coSimpleName: '青岚显示',
        deviceType: 'QL-55A',
        adapterName: '青岚适配程序',
        adapter: { path: 'adapter/ql-55a.apk' },
      },
      {
        coFullName: '名称很长很长很长的北屿电子科技股份有限公司华东区域总部',
        coSimpleName: '北屿电子',
        deviceType: 'BY-M32',
        adapterName: '北屿板卡适配',
        adapter: { path: `${BASE}adapter/by.apk` },
      },
    ],
    base: BASE,
  },
} satisfies Meta<typeof DownloadView>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  name: '有客户端和适配程序',
  play: async ({ canvas }) => {
    const client = canvas.getByRole('link', { name: '下载安卓客户端' })
    await expect(client).toHaveAttribute('href', `${BASE}client/android-3.8.1.apk`)
    await expect(client).toHaveAttribute('target', '_blank')
    await expect(client).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(client).toHaveAttribute('title', '在新窗口从 cdn.example.com 下载')
    for (const tip of [/^互联网电视：.*无需安装适配程序。$/, /^安卓盒子或安卓板卡：.*安卓客户端和对应品牌的适配程序/])
      await expect(canvas.getByText(tip)).toBeVisible()
    await expect(canvas.getByText('3.8.1')).toBeVisible()
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '公司全称',
      '公司简称',
      '设备型号',
      '适配程序',
    ])
    await expect(canvas.getByRole('link', { name: '北屿板卡适配' })).toHaveAttribute('href', `${BASE}adapter/by.apk`)
    const cells = within(canvas.getByRole('row', { name: /青岚适配程序/ })).getAllByRole('cell')
    await expect(cells.map(({ textContent }) => textContent)).toEqual([
      '青岚显示设备有限公司',
      '青岚显示',
      'QL-55A',
      '青岚适配程序',
    ])
    await expect(within(cells[3] as HTMLElement).getByRole('link')).toHaveAttribute('href', `${BASE}adapter/ql-55a.apk`)
  },
}

export const Wild: Story = {
  name: '地址无效',
  args: {
    client: { versionName: '3.8.1', path: 'javascript:alert(1)' },
    adapters: [
      'https://evil.example/x.apk',
      '//evil.example/x.apk',
      'data:image/svg+xml,<svg/>',
      'java\tscript:alert(1)',
      '',
    ].map((path, index) => ({ coFullName: '某公司', adapterName: `适配${index}`, adapter: { path } })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('link')).toEqual([])
    await expect(canvas.getByRole('button', { name: '下载安卓客户端' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText('适配0')).toHaveAttribute('title', '下载地址无效')
  },
}

export const Nothing: Story = { name: '都没有', args: { client: undefined, adapters: undefined } }
