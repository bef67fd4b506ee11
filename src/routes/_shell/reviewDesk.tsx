import { createFileRoute } from '@tanstack/react-router'
import { anyReviewCode } from '#src/domain/review-codes.ts'
import { reviewSearch } from '#src/features/review/review-search.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { formatNumber } from '#src/lib/text/format-number.ts'

export const Route = createFileRoute('/_shell/reviewDesk')({
  staticData: {
    title: '审核台',
    permission: anyReviewCode,
    menu: {
      icon: 'review',
      order: 4,
      count: {
        source: lazyComponent(() => import('#src/features/review/review-count.tsx'), 'ReviewCount'),
        words: (count) => `${formatNumber(count)} 项待审核`,
      },
    },
  },
  validateSearch: reviewSearch,
  loader: ({ context: { queryClient } }) => {
    // on their way while the screen's code loads; a part that does not come is asked for by the screen itself
    import('#src/features/review/prefetch-queue.ts').then(
      ({ prefetchQueue }) => prefetchQueue(queryClient),
      () => undefined,
    )
  },
  component: lazyComponent(() => import('#src/features/review/review-desk-screen.tsx'), 'ReviewDeskScreen'),
})
