import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'
import '#src/features/orders/order-detail.tsx'
import '#src/routes/-order-create.tsx'
import '#src/routes/-orders.tsx'
import type { Order } from '#src/api/generated/types.gen.ts'
import { readWorld } from '#tests/support/read-world.ts'
import { deviceBoxes } from '../publish.ts'
import { dialog, field, fill } from '../steps.ts'
import { address, type Form } from './form.ts'

const [{ data: orders }] = await readWorld<[{ data: Order[] }]>(['/api/order/page?page=0&limit=40'])

export function orderAt(status: Order['status']): Order {
  const found = orders.find((order) => order.status === status)
  if (!found) throw new Error(`The demo company has no order at status ${status}`)
  return found
}

const order = orderAt(0)

export const orderForms: Form[] = [
  {
    name: '创建订单',
    at: '/orderManage/create',
    from: '/orderManage',
    open: async () => {
      await screen.findByRole('textbox', { name: '订单名称' })
      return screen.getByRole('main')
    },
    fill: async ({ user }, main) => {
      await fill(user, field(main, '订单名称'), '冬季')
      await fill(user, field(main, '客户名称'), '云杉百货')
      await user.click(within(main).getByRole('combobox', { name: '添加广告' }))
      await user.click((await screen.findAllByRole('option'))[0] as HTMLElement)
      await user.click(within(main).getByRole('switch', { name: '永久' }))
      await waitFor(() => expect(deviceBoxes(main).length).toBeGreaterThan(0))
      await user.click(deviceBoxes(main)[0] as HTMLElement)
    },
    button: '提交',
    operationId: 'orderCreate',
    secondPerson: [
      {
        what: 'its ads are deleted',
        does: (server) =>
          server.inWorld(({ gate }) => {
            for (const { id } of gate.program.list()) gate.program.remove(id)
          }),
        says: '广告不存在',
      },
    ],
  },
  {
    name: '订单审核',
    at: address('/orderManage', { order: order.id }),
    from: '/orderManage',
    open: async () => {
      const detail = await dialog(String(order.name))
      await within(detail).findByRole('textbox', { name: '不通过的原因' })
      return detail
    },
    fill: ({ user }, detail) => fill(user, field(detail, '不通过的原因'), '日期不对'),
    button: '不通过',
    operationId: 'orderReview',
    reloaded: () => dialog(String(order.name)),
    secondPerson: [
      {
        what: 'it is approved',
        does: (server) => server.send('POST', `/api/order/${order.id}/review`, { reject: 0, reason: '' }),
        says: '该订单当前不能审核',
      },
    ],
  },
]
