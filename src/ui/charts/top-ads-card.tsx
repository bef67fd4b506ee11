import type { ReactNode } from 'react'
import type { TopAd, TopAds } from '#src/domain/top-ads.ts'
import { formatHours } from '#src/domain/units.ts'
import { ChartCard, type ChartCardProps } from './chart-card.tsx'
import { FigureTable } from './figure-table.tsx'
import { RankBars } from './rank-bars.tsx'

export interface TopAdsCardProps extends Pick<ChartCardProps, 'title' | 'state' | 'tools' | 'failure'> {
  /** The time: 近 7 日, 2026-10. */
  period: string
  /** Undefined while it loads, or when the answer makes no sense. */
  top: TopAds | undefined
  /** What stands for an ad's name, such as a link with it; the name by default. */
  nameCell?: (ad: TopAd) => ReactNode
}

export function TopAdsCard({ period, top, nameCell = nameOf, ...card }: TopAdsCardProps) {
  const ads = top?.ads ?? []
  const places = new Map(ads.map((ad, index) => [ad, index + 1]))
  return (
    <ChartCard
      {...card}
      layout="either"
      outline="rows"
      emptyText={`${period}暂无播放记录`}
      figures={[
        {
          label: ads.length > 0 && ads.length < 10 ? `前 ${ads.length} 名合计` : '前 10 名合计',
          value: top && formatHours(top.totalHours),
          unit: '小时',
        },
      ]}
      chart={
        <RankBars
          label={`${period}广告播放时长排名（小时）`}
          items={ads.map((ad) => ({
            name: ad.name,
            shown: nameCell(ad),
            value: ad.hours,
            ...(ad.deleted && { note: '已删除' }),
          }))}
          format={formatHours}
        />
      }
      table={
        <FigureTable
          caption={`${period}广告播放时长排名`}
          columns={[
            { id: 'place', header: '名次', cell: (ad: TopAd) => places.get(ad) },
            {
              id: 'name',
              header: '广告名称',
              names: true,
              cell: (ad) => (
                <>
                  {nameCell(ad)}
                  {ad.deleted && '（已删除）'}
                </>
              ),
            },
            { id: 'hours', header: '播放时长（小时）', figure: true, cell: (ad) => formatHours(ad.hours) },
          ]}
          rows={ads}
        />
      }
    />
  )
}

function nameOf({ name }: TopAd): string {
  return name
}
