import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Order } from '#src/api/generated/types.gen.ts'
import { read } from '#src/api/query.ts'
import { useCan } from '#src/api/user-info.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { labelOf, orderStatuses, scheduleTypes } from '#src/domain/labels.ts'
import { pagePermissions } from '#src/domain/page-permissions.ts'
import { OrderStatus } from '#src/domain/order-rules.ts'
import { dateRangeText, scheduleSentence } from '#src/domain/schedule-text.ts'
import { confirmLeave } from '#src/ui/overlay/confirm.tsx'
import { DescriptionList } from '#src/ui/description-list.tsx'
import { DetailDrawer } from '#src/ui/overlay/detail-drawer.tsx'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { RejectionReason } from '#src/components/review/rejection-reason.tsx'
import type { ReviewFormHandle } from '#src/components/review/review-form.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import classes from './order-detail.module.css'
import { OrderDevices } from './order-devices.tsx'
import { OrderPrograms } from './order-programs.tsx'
import { OrderReview } from './order-review.tsx'

interface OrderDetailProps {
  id: Order['id']
  /** Shows an ad of it as it plays. */
  onLook: (id: Order['id']) => void
  onClose: () => void
}

/** One order beside the list: what it is, what plays where, and the decision about it where one is due. */
export function OrderDetail({ id, onLook, onClose }: OrderDetailProps) {
  const { data: order, error, refetch, isFetching } = useQuery(read('orderGet', { path: { id } }))
  const mayProve = useCan()(pagePermissions.programReport)
  const review = useRef<ReviewFormHandle>(null)

  async function close() {
    if (review.current?.isBusy()) return
    if (review.current?.isDirty() && !(await confirmLeave())) return
    onClose()
  }

  return (
    <DetailDrawer opened onClose={() => void close()} title={order?.name || '订单详情'} size={960}>
      {!order ? (
        error ? (
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <LoadingLines lines={10} />
        )
      ) : (
        <div className={classes.detail}>
          {order.status === OrderStatus.rejected && <RejectionReason reason={order.checkReason} />}
          <DescriptionList
            title="订单信息"
            items={[
              { label: '订单名称', value: order.name },
              { label: '客户', value: order.client },
              { label: '状态', value: <StatusBadge label={labelOf(orderStatuses, order.status)} /> },
              { label: '投放日期', value: dateRangeText(order.schedules?.[0] ?? {}) },
              { label: '播放类型', value: labelOf(scheduleTypes, order.scheduleType && 1).text },
              { label: '创建人', value: order.creator },
              { label: '创建时间', value: formatMoment(order.createTime) },
            ]}
          />
          <p className={classes.sentence} aria-label="播放计划说明">
            {scheduleSentence(order)}
          </p>
          {/* nothing was played of what waits for its review or its day, or was refused */}
          {mayProve && order.status !== 0 && order.status !== 1 && order.status !== 5 && (
            <TextLink to="/report/playProof" search={{ order: String(id) }}>
              查看播放证明
            </TextLink>
          )}
          <OrderPrograms programs={order.programs ?? []} onLook={onLook} />
          <OrderDevices devices={order.devices ?? []} />
          <OrderReview order={order} handle={review} onDecided={onClose} />
        </div>
      )}
    </DetailDrawer>
  )
}
