import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Button } from '@mantine/core'
import { read } from '#src/api/query.ts'
import { wayBack } from '#src/lib/url/open-pages.ts'
import { LoadingPage } from '#src/ui/feedback/loading.tsx'
import { EmptyPage, ErrorState } from '#src/ui/feedback/states.tsx'
import { PublishedDevices } from './published-devices.tsx'

const route = getRouteApi('/_shell/checkPubMet')

/**
 * The terminals that an ad is published to (2§2). The ad comes from the server, whatever else the address says (C27).
 */
export function PublishedDevicesScreen() {
  const { id } = route.useSearch()
  const program = useQuery({ ...read('programGet', { path: { id: id ?? '' } }), enabled: id !== undefined })
  const back = (
    <Button
      variant="default"
      renderRoot={(props) => <Link {...props} to="/programManage" {...wayBack('/programManage')} />}
    >
      返回广告管理
    </Button>
  )
  if (id === undefined)
    return (
      <EmptyPage title="查看发布终端" message="链接不完整，没有指明是哪个广告。">
        {back}
      </EmptyPage>
    )
  if (program.data) return <PublishedDevices key={String(program.data.id)} program={program.data} />
  if (program.error)
    return (
      <ErrorState
        page
        error={program.error}
        onRetry={() => void program.refetch()}
        retrying={program.isFetching}
        action={back}
      />
    )
  return <LoadingPage />
}
