import { Button } from '@mantine/core'
import { CatchBoundary } from '@tanstack/react-router'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import type { EditDocument } from '../model/edit-document.ts'
import { useEditor } from '../session/editor-context.ts'
import { useStoreValue } from '../session/use-store-value.ts'
import { downloadContent } from './dialogs/download-content.ts'

interface RecoveryWays {
  /** The last document that was drawn with everything beside it. */
  good: RefObject<EditDocument>
  onBack: () => void
}

const RecoveryContext = createContext<RecoveryWays | undefined>(undefined)

/**
 * Stands around the editor's parts. When one of them cannot be drawn the document is still there, and so are its
 * history and its draft: it can be tried again, taken back to what could be drawn, or handed out (D5).
 */
export function EditorBoundary({
  onError,
  onBack,
  children,
}: {
  onError: () => void
  onBack: () => void
  children: ReactNode
}) {
  const good = useRef(useEditor().store.state.document)
  const ways = useMemo(() => ({ good, onBack }), [onBack])
  const onDrawn = useCallback((document: EditDocument) => {
    good.current = document
  }, [])
  return (
    <RecoveryContext value={ways}>
      <CatchBoundary getResetKey={() => 0} errorComponent={Recovery} onCatch={onError}>
        {children}
        <Drawn onDrawn={onDrawn} />
      </CatchBoundary>
    </RecoveryContext>
  )
}

/** Tells which document was drawn: effects run only when nothing has failed. */
function Drawn({ onDrawn }: { onDrawn: (document: EditDocument) => void }) {
  const { store } = useEditor()
  const document = useStoreValue(store, (state) => state.document)
  useEffect(() => onDrawn(document), [onDrawn, document])
  return null
}

function Recovery({ error, reset }: { error: unknown; reset: () => void }) {
  const { store } = useEditor()
  const ways = useContext(RecoveryContext)
  const document = useStoreValue(store, (state) => state.document)
  const good = ways?.good.current
  return (
    <ErrorState
      page
      title="编辑器出现异常"
      error={error}
      onRetry={reset}
      action={
        <>
          {good && good !== document && store.state.readOnly === undefined && (
            <Button
              variant="default"
              onClick={() => {
                store.edit('恢复到异常前的版本', () => good)
                reset()
              }}
            >
              恢复到异常前的版本
            </Button>
          )}
          <Button variant="default" onClick={() => downloadContent(document)}>
            下载广告内容
          </Button>
          <Button variant="default" onClick={ways?.onBack}>
            返回
          </Button>
        </>
      }
    />
  )
}
