import { Alert, Title } from '@mantine/core'
import { useState, type RefObject } from 'react'
import { sendRecorded } from '#src/api/activities.ts'
import type { OrderDetail } from '#src/api/generated/types.gen.ts'
import { useWrite } from '#src/api/query.ts'
import { useCan } from '#src/api/user-info.ts'
import { blockedByOrder, orderPermissions } from '#src/domain/order-rules.ts'
import { daysPast } from '#src/domain/schedule-rules.ts'
import { wallTime } from '#src/domain/schedule.ts'
import { ReviewForm, type ReviewFormHandle } from '#src/components/review/review-form.tsx'
import { serverNow } from '#src/lib/time/server-clock.ts'
import { orderName } from './order-name.ts'
import { recordOrder } from './record-order.ts'
import classes from './order-detail.module.css'

interface OrderReviewProps {
  order: OrderDetail
  handle: RefObject<ReviewFormHandle | null>
  /** When it is decided, and the form has gone with the focus in it. */
  onDecided: () => void
}

const REASONS = ['客户资质缺失', '合同未签订', '投放日期有误', '广告内容不符', '终端选择有误'] as const

/**
 * The decision about an order, for those who decide and as long as one is due. When somebody else was faster, the
 * server's words and what was typed stay until they are thrown away.
 */
export function OrderReview({ order, handle, onDecided }: OrderReviewProps) {
  const can = useCan()
  const { mutateAsync } = useWrite('orderReview')
  const [typed, setTyped] = useState('')
  // the order is as it was decided before the form has said so
  const [sent, setSent] = useState(false)
  const [today] = useState(() => wallTime(new Date(serverNow())).day)
  const blocked = blockedByOrder('review', order)
  if (!can(orderPermissions.review) || (blocked !== undefined && !sent && typed.trim() === '')) return null
  const late = daysPast(Number(order.schedules?.[0]?.dateEnd ?? Infinity), today) !== undefined
  return (
    <section aria-labelledby="order-review" className={classes.section}>
      <Title order={3} id="order-review">
        订单审核
      </Title>
      {late && blocked === undefined && (
        <Alert role="status" color="yellow" variant="light" p="xs">
          投放日期已过，通过后订单不会播放
        </Alert>
      )}
      <ReviewForm
        levelName="订单"
        subject={`“${orderName(order)}”`}
        presets={REASONS}
        closedReason={blocked}
        onReasonChange={setTyped}
        decide={(reject, reason) => {
          setSent(true)
          const send = () => mutateAsync({ path: { id: order.id }, body: { reject, reason } })
          // its approval publishes it
          return reject === 1 ? send() : sendRecorded(send, (at) => recordOrder('publish', order, at))
        }}
        onDecided={() => {
          setSent(false)
          setTyped('')
          onDecided()
        }}
        handle={handle}
      />
    </section>
  )
}
