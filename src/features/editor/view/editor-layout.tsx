import { Tabs, VisuallyHidden } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { isDialogOpen } from '#src/lib/dom/is-dialog-open.ts'
import { useOffersPageActions } from '#src/lib/hooks/page-actions.ts'
import { useLatest } from '#src/lib/hooks/use-latest.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useLoadWhenIdle, usePreloadWhenIdle } from '#src/ui/overlay/use-load-when-idle.ts'
import { LazyPart } from '#src/ui/lazy-part.tsx'
import { notifyError } from '#src/ui/feedback/notify.ts'
import type { ScreenActions } from '../commands/command.ts'
import { ground } from '../session/ground.ts'
import { namingOf } from '../session/writing.ts'
import { EditorContext, useEditor } from '../session/editor-context.ts'
import { Canvas } from './canvas/canvas.tsx'
import { deselectByEscape } from './canvas/canvas-keys.ts'
import { focusCanvasAfterChoice } from '../session/focus-canvas.ts'
import { EditorHeader } from './editor-header.tsx'
import { focusAnew, useContextMenu } from './context-menu.tsx'
import classes from './editor-layout.module.css'
import { kindSettings } from './panel/kind-settings.tsx'
import { Pickers } from './pickers/pickers.tsx'
import { PlayTimeBar } from './scenes/play-time-bar.tsx'
import { CheckTab } from './notices/check-tab.tsx'
import { SceneList } from './scenes/scene-list.tsx'
import { paletteActions } from './palette-actions.ts'
import { useShortcuts } from './use-shortcuts.ts'

// behind tabs
const PropertiesPanel = lazyComponent(() => import('./panel/properties-panel.tsx'), 'PropertiesPanel')
const LayersList = lazyComponent(() => import('./layers/layers-list.tsx'), 'LayersList')
const PreflightPanel = lazyComponent(() => import('./notices/preflight-panel.tsx'), 'PreflightPanel')
const TemplateDialog = lazyComponent(() => import('./dialogs/template-dialog.tsx'), 'TemplateDialog')
const PreviewDialog = lazyComponent(() => import('./dialogs/preview-dialog.tsx'), 'PreviewDialog')
const HelpDialog = lazyComponent(() => import('./dialogs/help-dialog.tsx'), 'HelpDialog')

/** A new ad begins with the choice of a template after so many milliseconds (3§2). */
const TEMPLATES_AFTER_MS = 500

export interface EditorLayoutProps {
  /** Whether the choice of a template opens by itself: for a new ad. */
  opensTemplates: boolean
  onBack: () => void
  onSave: () => void
  onSaveHere: () => void
  /** What is said above the canvas for as long as it holds. */
  notices?: ReactNode
}

const dialogs = { templates: TemplateDialog, preview: PreviewDialog, help: HelpDialog }
type DialogName = keyof typeof dialogs

/** The editor around its ad: its parts, and the dialogs that commands open over them. */
export function EditorLayout({ onBack, onSave, onSaveHere, ...layout }: EditorLayoutProps) {
  const editor = useEditor()
  const { dialog, show } = useDialogs()
  const back = useLatest(onBack)
  const save = useLatest(onSave)
  const saveHere = useLatest(onSaveHere)
  // whoever was there first has chosen already
  const choosesByHand = useRef(false)
  const [screen] = useState<ScreenActions>(() => ({
    save(): undefined {
      save.current()
    },
    saveHere(): undefined {
      saveHere.current()
    },
    leave(): undefined {
      back.current()
    },
    preview: () => show('preview'),
    help: () => show('help'),
    addScene(): undefined {
      choosesByHand.current = true
      show('templates')
    },
  }))
  const within = useMemo(() => ({ ...editor, screen }), [editor, screen])
  return (
    <EditorContext value={within}>
      <Parts {...layout} choosesByHand={choosesByHand} onTemplates={() => show('templates')} />
      {dialog('templates')}
      {dialog('preview')}
      {dialog('help')}
    </EditorContext>
  )
}

interface PartsProps extends Pick<EditorLayoutProps, 'opensTemplates' | 'notices'> {
  choosesByHand: RefObject<boolean>
  onTemplates: () => void
}

function Parts({ opensTemplates, notices, choosesByHand, onTemplates }: PartsProps) {
  const editor = useEditor()
  const { store } = editor
  const show = useEffectEvent(onTemplates)
  const { onMenu, menu } = useContextMenu()
  const [tab, setTab] = useState<string | null>('properties')
  // a name is written in the list of layers
  useEffect(() => {
    const naming = namingOf(store)
    return naming.subscribe(() => {
      if (naming.get() !== undefined) setTab('layers')
    })
  }, [store])
  useEffect(() => {
    if (!opensTemplates) return
    let left = false
    let timer = setTimeout(offer, TEMPLATES_AFTER_MS)
    // what opens by itself takes the focus from nobody: it waits until no other dialog is open
    function offer() {
      dialogs.templates.preload().then(() => {
        // there are scenes where the editor was put up again after an exception
        if (left || choosesByHand.current || store.state.document.scenes.length > 0) return
        if (isDialogOpen()) timer = setTimeout(offer, TEMPLATES_AFTER_MS)
        else show()
      }, notifyError)
    }
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [opensTemplates, choosesByHand, store])
  usePreloadWhenIdle(kindSettings)
  // a text may be the first thing that is added
  useLoadWhenIdle(ground)
  usePreloadWhenIdle(LayersList)
  usePreloadWhenIdle(PreflightPanel)
  useShortcuts()
  useOffersPageActions(() => paletteActions(editor))

  return (
    <div className={classes.room}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape from whatever in it has the focus */}
      <div
        className={classes.editor}
        data-fills-window
        onKeyDown={(event) => deselectByEscape(event, store)}
        onPointerDown={focusAnew}
      >
        <VisuallyHidden>
          <h1>广告制作</h1>
        </VisuallyHidden>
        <header className={classes.header}>
          <EditorHeader />
        </header>
        <div className={classes.notices}>{notices}</div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the menu of whatever in it was pressed */}
        <section className={classes.scenes} aria-label="场景列表" onContextMenu={onMenu}>
          <SceneList />
        </section>
        <section className={classes.canvas} aria-label="画布区">
          <Canvas onMenu={onMenu} />
        </section>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the focus goes back after a choice by the mouse */}
        <aside className={classes.side} aria-label="属性与图层" onClick={focusCanvasAfterChoice} onContextMenu={onMenu}>
          <Tabs
            value={tab}
            onChange={setTab}
            classNames={{ root: classes.tabs, list: classes.tabList, panel: classes.tab }}
            keepMounted={false}
          >
            <Tabs.List grow>
              <Tabs.Tab value="properties">属性</Tabs.Tab>
              <Tabs.Tab value="layers">图层</Tabs.Tab>
              <CheckTab />
            </Tabs.List>
            <Tabs.Panel value="properties">
              <LazyPart component={PropertiesPanel} props={{}} height={240} retry="重新加载属性" />
            </Tabs.Panel>
            <Tabs.Panel value="layers">
              <LazyPart component={LayersList} props={{}} height={240} retry="重新加载图层" />
            </Tabs.Panel>
            <Tabs.Panel value="check">
              <LazyPart component={PreflightPanel} props={{}} height={240} retry="重新加载检查" />
            </Tabs.Panel>
          </Tabs>
        </aside>
        <footer className={classes.foot}>
          <PlayTimeBar />
        </footer>
      </div>
      {menu}
      <Pickers />
    </div>
  )
}

/**
 * The dialogs over the editor: each is loaded when it is first opened, and one that cannot be loaded leaves the work
 * alone.
 */
function useDialogs() {
  const [open, setOpen] = useState<DialogName>()
  const [loaded, setLoaded] = useState<readonly DialogName[]>([])
  const show = useCallback((name: DialogName): undefined => {
    dialogs[name].preload().then(() => {
      setLoaded((others) => (others.includes(name) ? others : [...others, name]))
      setOpen((other) => other ?? name)
    }, notifyError)
  }, [])
  const close = () => setOpen(undefined)
  const dialog = (name: DialogName) => {
    const Dialog = dialogs[name]
    return loaded.includes(name) && <Dialog opened={open === name} onClose={close} />
  }
  return { dialog, show }
}
