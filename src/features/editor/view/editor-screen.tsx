import { plainId } from '#src/lib/data/parse-json.ts'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { read } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { isRefused } from '#src/lib/errors/user-error.ts'
import { wayBack } from '#src/lib/url/open-pages.ts'
import { UnreadableAd } from '#src/scene/player/player-states.tsx'
import { LoadingPage } from '#src/ui/feedback/loading.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import type { EditorSearch } from '../editor-search.ts'
import { linkedAd, type LinkedAd } from '../session/linked-ad.ts'
import { openCarried, openNew, openProgram, type Opened } from '../session/opening.ts'
import { EditorSession, type EditorSessionProps } from './editor-session.tsx'

const route = getRouteApi('/_shell/editorFive')

/** The ad editor (3§2). The ad comes from the server, whatever else the address says (C27). */
export function EditorScreen() {
  const { reviewForm, id: given, type } = route.useSearch()
  const linked = useMemo(() => linkedAd(reviewForm), [reviewForm])
  const id = given ?? linked.id
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const [visit, setVisit] = useState<Visit>({ number: 0, id, type, adopted: undefined, takeOver: false })
  if (visit.id !== id || visit.type !== type) {
    // a new ad that was saved has an address then; it is edited on, with all that can be undone
    const same = visit.adopted !== undefined && id === visit.adopted && type === '1'
    setVisit({ number: visit.number + (same ? 0 : 1), id, type, adopted: undefined, takeOver: false })
  }
  function adopt(programId: string | number) {
    const next = plainId(programId)
    setVisit((before) => ({ ...before, adopted: next }))
    // it is the same ad: nothing of it is left
    void navigate({ search: { id: next, type: '1' }, replace: true, ignoreBlocker: true })
  }
  function takeOver() {
    // the other tab may have saved a moment ago
    client.removeQueries(read('programGet', { path: { id: id ?? '' } }))
    setVisit((before) => ({ ...before, number: before.number + 1, takeOver: true }))
  }
  return (
    <EditorVisit
      key={visit.number}
      search={{ id, type }}
      carried={linked.carried}
      takeOver={visit.takeOver}
      onTakeOver={takeOver}
      onAdopt={adopt}
    />
  )
}

/** One opening of the editor, which an ad keeps when it gets its address. */
interface Visit extends EditorSearch {
  number: number
  /** The id that the address is about to get. */
  adopted: string | undefined
  /** Taken over from another tab. */
  takeOver: boolean
}

interface EditorVisitProps extends Omit<EditorSessionProps, 'opening'> {
  search: EditorSearch
  carried: LinkedAd['carried']
}

function EditorVisit({ search, carried, ...given }: EditorVisitProps) {
  const { sysConfig } = useUserInfo()
  // what is edited began with what was there then, whatever is loaded later
  const [{ id, type }] = useState(search)
  const [opened, setOpened] = useState<Opened | undefined>(() =>
    id !== undefined
      ? undefined
      : carried
        ? openCarried(carried)
        : { ok: true, opening: openNew(sysConfig?.resolutions) },
  )
  const program = useQuery({ ...read('programGet', { path: { id: id ?? '' } }), enabled: opened === undefined })
  if (opened === undefined && program.isSuccess && !program.isFetching)
    setOpened(openProgram(program.data, type === '2'))
  const back = (
    <Button
      variant="default"
      renderRoot={(props) => <Link {...props} to="/programManage" {...wayBack('/programManage')} />}
    >
      返回广告管理
    </Button>
  )
  if (opened?.ok) return <EditorSession opening={opened.opening} {...given} />
  if (opened)
    return <UnreadableAd reason={opened.reason} original={opened.original} consequence="无法编辑" action={back} />
  if (program.error && !program.isFetching)
    return (
      <ErrorState
        page
        error={program.error}
        onRetry={() => void program.refetch()}
        action={
          <>
            {carried && isRefused(program.error) && (
              <Button variant="default" onClick={() => setOpened(openCarried(carried))}>
                用链接中的内容新建
              </Button>
            )}
            {back}
          </>
        }
      />
    )
  return <LoadingPage />
}
