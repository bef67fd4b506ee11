import { useMatches } from '@tanstack/react-router'
import { EmptyPage } from '#src/ui/feedback/states.tsx'
import { HomeButton } from './error-page.tsx'

/** Stands where an area will be; the menu has no entry for it. */
export function UnderConstruction() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? '' })
  return (
    <EmptyPage title={title} message="此功能正在建设中。">
      <HomeButton />
    </EmptyPage>
  )
}
