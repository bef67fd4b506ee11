import { NotFound } from '#src/ui/feedback/states.tsx'
import { HomeButton } from './error-page.tsx'

export function NotFoundPage() {
  return <NotFound action={<HomeButton />} />
}
