import { useNavigate, useRouter } from '@tanstack/react-router'

export function useLeaving(): { back: () => void; toList: () => void } {
  const router = useRouter()
  const navigate = useNavigate()
  const toList = () => void navigate({ to: '/programManage' })
  // the list has its filters and page in its address
  return { back: () => (router.history.canGoBack() ? router.history.back() : toList()), toList }
}
