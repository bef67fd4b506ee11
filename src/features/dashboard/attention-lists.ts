import type { LinkProps } from '@tanstack/react-router'
import type { AttentionKind } from './attention-strip.tsx'

export const attentionLists = {
  offline: { to: '/terminalManage', search: { state: '0' } },
  review: { to: '/reviewDesk' },
  // the log has no filter by status (3§7), the terminals of one ad have
  undelivered: { to: '/record/playRecord', search: { type: '1' } },
  transcoding: { to: '/materialManage', search: { status: '7' } },
  failedToday: { to: '/record/deviceCommand', search: { status: '0' } },
  failed: { to: '/record/deviceCommand', search: { status: '0' } },
  ending: { to: '/orderManage', search: { status: '2' } },
  inserting: { to: '/orderManage', search: { status: '2' } },
  refused: { to: '/orderManage', search: { status: '5' } },
} as const satisfies Record<AttentionKind, LinkProps>
