import { CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { IconButton } from './icon-button.tsx'
import classes from './copy-text.module.css'

/** A text with a button that copies it; without the button where the browser does not let pages copy. */
export function CopyText({ text }: { text: string }) {
  return (
    <span className={classes.copy}>
      <span className={classes.text}>{text}</span>
      {window.isSecureContext && (
        <CopyButton value={text} timeout={2000}>
          {({ copied, copy }) => (
            <>
              <IconButton label={`复制 ${text}`} size={22} onClick={copy}>
                {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
              </IconButton>
              <span role="status" className={classes.said}>
                {copied ? '已复制' : ''}
              </span>
            </>
          )}
        </CopyButton>
      )}
    </span>
  )
}
