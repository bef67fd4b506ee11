import '@mantine/core/styles/Anchor.layer.css'
import { Anchor, Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { safeFileUrl } from '#src/lib/url/safe-url.ts'
import { ActionButton } from './action-button.tsx'

export interface ExternalLinkProps {
  /** As the server sent it; relative ones are below `base`. */
  address: unknown
  /** Where files of the company are. */
  base?: string | undefined
  /** As a button instead of a link in text. */
  button?: boolean
  children: ReactNode
}

/**
 * Opens a file in a new window. The address must lie with the page or with `base` (`safeFileUrl`); without one that
 * may be opened, the words stand alone or the button says why. A host that is not the page's is named.
 */
export function ExternalLink({ address, base, button, children }: ExternalLinkProps) {
  const url = safeFileUrl(address, { base })
  if (url === undefined)
    return button ? (
      <ActionButton disabledReason={NOT_OFFERED}>{children}</ActionButton>
    ) : (
      <span title={NOT_OFFERED}>{children}</span>
    )
  const { host } = new URL(url)
  const props = {
    ...inNewWindow(url),
    title: host === '' || host === window.location.host ? '在新窗口下载' : `在新窗口从 ${host} 下载`,
  }
  if (!button) return <Anchor {...props}>{children}</Anchor>
  return (
    <Button component="a" leftSection={<IconDownload size={16} aria-hidden />} {...props}>
      {children}
    </Button>
  )
}

const NOT_OFFERED = '下载地址无效'

/** Opens a page of the console in a new window, where this one has to stay; `page` is without the leading slash. */
export function PageInNewWindow({
  page,
  ...props
}: {
  page: string
  children: ReactNode
  'aria-describedby'?: string
}) {
  return <Anchor {...inNewWindow(import.meta.env.BASE_URL + page)} title="在新窗口打开" inherit {...props} />
}

const inNewWindow = (href: string) => ({ href, target: '_blank', rel: 'noopener noreferrer' })
