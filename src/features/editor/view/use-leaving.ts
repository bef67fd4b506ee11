import { useNavigate, useRouter } from '@tanstack/react-router'

/** The ways out of the editor: back to where the user came from, or to the list of ads. */
export function useLeaving(): { back: () => void; toList: () => void } {
  const router = useRouter()
  const navigate = useNavigate()
  const toList = () => void navigate({ to: '/programManage' })
  // the list has its filters and page in its address
  return { back: () => (router.history.canGoBack() ? router.history.back() : toList()), toList }
}
