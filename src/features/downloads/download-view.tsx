import type { AnswerOf } from '#src/api/client.ts'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { ExternalLink } from '#src/ui/external-link.tsx'
import { Card, Page } from '#src/ui/page.tsx'
import { Empty } from '#src/ui/feedback/states.tsx'
import type { Column } from '#src/ui/table/table-column.ts'
import { useMemo } from 'react'
import classes from './download-view.module.css'

type UserInfo = AnswerOf<'userInfo'>
type Adapter = NonNullable<UserInfo['companyAdapters']>[number]

export interface DownloadViewProps {
  client: UserInfo['systemMainVersion']
  adapters: UserInfo['companyAdapters']
  /** Where the files are (U4). */
  base: string | undefined
}

type AdapterRow = Adapter & { key: number }

export function DownloadView({ client, adapters, base }: DownloadViewProps) {
  const columns = useMemo(() => adapterColumns(base), [base])
  const rows = useMemo(() => (adapters ?? []).map((adapter, key) => ({ ...adapter, key })), [adapters])
  return (
    <Page title="终端下载">
      <Card title="安装说明">
        <ol className={classes.tip}>
          <li>互联网电视：下载安卓客户端即可使用，无需安装适配程序。</li>
          <li>安卓盒子或安卓板卡：需要同时安装安卓客户端和对应品牌的适配程序，才能正常使用。</li>
        </ol>
      </Card>
      <Card title="安卓客户端">
        {client?.path ? (
          <div className={classes.client}>
            <span>版本号</span>
            <b className={classes.version}>{client.versionName || '--'}</b>
            <ExternalLink button address={client.path} base={base}>
              下载安卓客户端
            </ExternalLink>
          </div>
        ) : (
          <Empty title="暂未发布安卓客户端" />
        )}
      </Card>
      <Card title="适配程序">
        <div className={classes.adapters}>
          <DataTable
            label="适配程序列表"
            columns={columns}
            rows={rows}
            rowId={({ key }) => key}
            empty={<Empty title="暂无适配程序" />}
            fullHeight
          />
        </div>
      </Card>
    </Page>
  )
}

function adapterColumns(base: string | undefined): Column<AdapterRow>[] {
  return [
    {
      id: 'coFullName',
      header: '公司全称',
      minWidth: 200,
      narrow: false,
      sortBy: ({ coFullName }) => coFullName,
      cell: ({ coFullName }) => coFullName,
    },
    {
      id: 'coSimpleName',
      header: '公司简称',
      minWidth: 110,
      sortBy: ({ coSimpleName }) => coSimpleName,
      cell: ({ coSimpleName }) => coSimpleName,
    },
    {
      id: 'deviceType',
      header: '设备型号',
      minWidth: 110,
      sortBy: ({ deviceType }) => deviceType,
      cell: ({ deviceType }) => deviceType,
    },
    {
      id: 'adapterName',
      header: '适配程序',
      minWidth: 140,
      sortBy: ({ adapterName }) => adapterName,
      cell: ({ adapterName, adapter }) => (
        <ExternalLink address={adapter?.path} base={base}>
          {adapterName || '下载'}
        </ExternalLink>
      ),
    },
  ]
}
