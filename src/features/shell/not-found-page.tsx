import { NotFound } from '#src/ui/feedback/states.tsx'
import { HomeButton } from './error-page.tsx'

/** An address that leads nowhere. */
export function NotFoundPage() {
  return <NotFound action={<HomeButton />} />
}
