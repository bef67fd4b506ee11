import { Navigate, useMatches, useRouter } from '@tanstack/react-router'
import { EmptyPage } from '#src/ui/feedback/states.tsx'
import { HomeButton } from './error-page.tsx'
import { useMenuEntries } from './menu-entries.ts'
import { pagesOf } from './pages.ts'

/**
 * `/record` and the like: leads to the first page of a section that the session may open, or says which permissions
 * that takes.
 */
export function SectionPage() {
  const { fullPath, staticData } = useMatches({ select: (matches) => matches.at(-1) as (typeof matches)[number] })
  const router = useRouter()
  const isBelow = (path: string) => path !== fullPath && path.startsWith(fullPath)
  const first = useMenuEntries().find(({ path }) => isBelow(path))
  if (first) return <Navigate to={first.path} replace />
  const titles = pagesOf(router)
    .filter(({ path }) => isBelow(path))
    .map(({ title }) => title)
  return (
    <EmptyPage
      title={staticData.title}
      message={`当前账号可以查看“${staticData.title}”，但没有其中任何页面的权限。需要时请联系管理员开通：${titles.join('、')}`}
    >
      <HomeButton />
    </EmptyPage>
  )
}
