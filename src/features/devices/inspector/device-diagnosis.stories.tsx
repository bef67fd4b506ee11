import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import type { Device, DeviceCommand, PlayEntry } from '#src/api/generated/types.gen.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { storyClient } from '#tests/support/story-client.ts'
import { StoryScreen } from '#tests/support/story-screen.ts'
import { serveStory } from '#tests/support/story-server.ts'
import { deviceSearch } from '../device-search.ts'
import { InspectorBody } from './inspector-body.tsx'

const MINUTE = 60_000
const ago = (minutes: number) => formatMoment(Date.now() - minutes * MINUTE)
const ALL = ['1', '11', '12', '13', '3', '3c', '7', '72']

const entry: PlayEntry = {
  programId: 7,
  programName: '秋季新品',
  scheduleType: 0,
  schedules: [
    {
      dateStart: 19700101,
      dateEnd: 20501231,
      period: [{ start: '00:00', end: '23:59', weeks: '1,2,3,4,5,6,7', level: 1, times: 1 }],
    },
  ],
  status: 1,
}
const restart: DeviceCommand = { type: 1, status: 1, msg: '', creator: '13800000001', createTime: ago(600) }

interface CaseProps {
  /** What is different with the terminal. */
  device?: Partial<Device>
  playList?: PlayEntry[] | 'fails' | 'waits'
  commands?: DeviceCommand[]
  codes?: string[]
}

function Case({ codes = ALL }: CaseProps) {
  return (
    <StoryScreen
      screen={Inspector}
      path="terminalManage"
      validateSearch={deviceSearch}
      client={() => storyClient(codes)}
    />
  )
}

function Inspector() {
  return (
    <div style={{ maxWidth: 848 }}>
      <InspectorBody id={1001} tab="diagnosis" onTab={() => undefined} onClose={() => undefined} />
    </div>
  )
}

/** What the server of a case answers. */
function serve({ device, playList = [entry], commands = [restart] }: CaseProps) {
  return serveStory({
    'GET /api/device/1001': {
      id: 1001,
      sn: 'A10F2C88',
      name: '云麓天地北门大屏',
      addr: '安澜路369号',
      province: '浙江省',
      city: '杭州市',
      district: '滨江区',
      resolution: '1920*1080',
      state: 1,
      lastOnline: ago(0),
      clientTime: ago(0),
      workCron: '00:00-23:59',
      workCronTarget: '00:00-23:59',
      diskInfo: '3.2GB/8GB',
      screenshot: '',
      screenshotUpdate: ago(40),
      ...device,
    },
    'GET /api/device/play/list': () => {
      if (playList === 'fails') throw new Error('服务繁忙，请稍后再试')
      return playList === 'waits' ? new Promise(() => undefined) : playList
    },
    'GET /api/device/command/page': { total: commands.length, data: commands },
    'GET /api/play-record/page': {
      total: 1,
      data: [{ programId: 7, programName: '秋季新品', deviceSn: 'A10F2C88', type: 1, status: 0, createTime: ago(390) }],
    },
  })
}

const meta = {
  title: '页面/终端诊断',
  component: Case,
  beforeEach: ({ args }) => serve(args),
} satisfies Meta<typeof Case>

export default meta
type Story = StoryObj<typeof meta>

/** Waits until the conclusion is this. */
function concludes(words: string): Story['play'] {
  return async () => {
    await expect(await screen.findByRole('status', { name: '诊断结论' })).toHaveTextContent(words)
  }
}

const windowElsewhere = new Date().getHours() < 12 ? '18:00-19:00' : '03:00-04:00'

export const Healthy: Story = { name: '未发现问题', play: concludes('未发现问题') }
export const Offline: Story = {
  name: '终端离线',
  args: { device: { state: 0, lastOnline: ago(390), clientTime: ago(390) } },
  play: concludes('终端离线'),
}
export const PowerOff: Story = {
  name: '不在开机时段',
  args: { device: { workCron: windowElsewhere } },
  play: concludes('不在开机时段'),
}
export const NothingScheduled: Story = { name: '无排期', args: { playList: [] }, play: concludes('无排期') }
export const NotSynced: Story = {
  name: '广告未送达',
  args: { playList: [{ ...entry, status: 0 }] },
  play: concludes('广告未送达'),
}
export const DiskFull: Story = {
  name: '磁盘将满',
  args: { device: { diskInfo: '7.8GB/8GB' } },
  play: concludes('磁盘将满'),
}
export const ClockWrong: Story = {
  name: '终端时间不准',
  args: { device: { clientTime: ago(95) } },
  play: concludes('终端时间不准'),
}
export const CommandFailed: Story = {
  name: '指令失败',
  args: { commands: [{ ...restart, status: 0, msg: '终端正在升级，暂不能重启' }] },
  play: concludes('最近一次指令失败'),
}
export const UnderWay: Story = {
  name: '指令执行中',
  args: { commands: [{ ...restart, status: 2 }] },
  play: concludes('暂无结论，重启执行中'),
}
export const Several: Story = {
  name: '几个原因，不能下发指令',
  args: {
    device: { state: 0, lastOnline: ago(2000), diskInfo: '8GB/8GB', workCron: windowElsewhere },
    playList: [{ ...entry, status: 0 }],
    commands: [{ ...restart, status: 0, msg: '终端响应超时' }],
  },
  play: concludes('终端离线、不在开机时段、广告未送达、磁盘将满、最近一次指令失败，1 项未能判断'),
}
export const Unknown: Story = {
  name: '播放列表未能读取',
  args: { playList: 'fails' },
  play: concludes('未发现问题，2 项未能判断'),
}
export const Loading: Story = {
  name: '加载中',
  args: { playList: 'waits' },
  play: async () => void (await screen.findByRole('status', { name: '加载中' })),
}
export const WithoutRights: Story = {
  name: '没有处理的权限',
  args: { device: { diskInfo: '7.8GB/8GB' }, codes: ['1'] },
  play: concludes('磁盘将满'),
}
