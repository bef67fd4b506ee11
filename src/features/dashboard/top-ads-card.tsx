import { ChartCard } from '#src/ui/chart-card.tsx'
import { FigureTable } from '#src/ui/charts/figure-table.tsx'
import { RankBars } from '#src/ui/charts/rank-bars.tsx'
import { chartState } from './chart-state.ts'
import { formatHours, topAds, type TopAd } from './dashboard-model.ts'

/** The ten ads played longest in the last seven days (1§2). */
export function TopAdsCard({ part, loading }: { part: unknown; loading: boolean }) {
  const top = loading ? undefined : topAds(part)
  const ads = top?.ads ?? []
  const places = new Map(ads.map((ad, index) => [ad, index + 1]))
  return (
    <ChartCard
      title="近7日广告播放时长 TOP 10"
      layout="either"
      outline="rows"
      state={chartState(loading, top, ads.length)}
      emptyText="近7日暂无播放记录"
      figures={[{ label: ads.length > 0 && ads.length < 10 ? `前 ${ads.length} 名合计` : '前 10 名合计', value: top && formatHours(top.totalHours), unit: '小时' }]}
      chart={
        <RankBars
          label="近7日广告播放时长排名（小时）"
          items={ads.map(({ name, deleted, hours }) => ({ name, value: hours, ...(deleted && { note: '已删除' }) }))}
          format={formatHours}
        />
      }
      table={
        <FigureTable
          caption="近7日广告播放时长排名"
          columns={[
            { id: 'place', header: '名次', cell: (ad: TopAd) => places.get(ad) },
            { id: 'name', header: '广告名称', names: true, cell: (ad) => (ad.deleted ? `${ad.name}（已删除）` : ad.name) },
            { id: 'hours', header: '播放时长（小时）', figure: true, cell: (ad) => formatHours(ad.hours) },
          ]}
          rows={ads}
        />
      }
    />
  )
}
