/// <reference types="vite/client" />
import { Unstyled } from '@storybook/addon-docs/blocks'
import { useEffect, useRef, useState } from 'react'
import { SELECT_STORY } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { useScheme } from './docs-in-scheme.tsx'
import classes from './page-gallery.module.css'

interface Entry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
}

interface WholePage {
  /** Of its first story. */
  id: string
  name: string
  states: number
}

const PAGES = '整页/'

/** The width and height of the window that each page is drawn in. */
const WINDOW = { width: 1440, height: 900 }

/** What Storybook says on the body of a story: that it is drawn, or why it is not. */
const SHOWN = ['sb-show-main', 'sb-show-errordisplay']

/** Every whole page, small, as its first story has it. What is out of sight is not loaded; one loads at a time. */
export function PageGallery() {
  const pages = usePages()
  const [inSight, setInSight] = useState<ReadonlySet<string>>(new Set())
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set())
  const scheme = useScheme()
  const next = pages.find(({ id }) => inSight.has(id) && !loaded.has(id))?.id
  return (
    <Unstyled>
      <ul className={classes.pages} style={{ colorScheme: scheme }}>
        {pages.map((page) => (
          <Card
            key={page.id}
            page={page}
            onSight={(seen) => {
              setInSight((ids) => changed(ids, page.id, seen))
              if (!seen) setLoaded((ids) => changed(ids, page.id, false))
            }}
            scheme={scheme}
            shows={page.id === next || (inSight.has(page.id) && loaded.has(page.id))}
            onLoad={() => setLoaded((ids) => changed(ids, page.id, true))}
          />
        ))}
      </ul>
    </Unstyled>
  )
}

interface CardProps {
  page: WholePage
  scheme: string
  shows: boolean
  onSight: (seen: boolean) => void
  onLoad: () => void
}

function Card({ page: { id, name, states }, scheme, shows, onSight, onLoad }: CardProps) {
  const card = useRef<HTMLLIElement>(null)
  const told = useRef(onSight)
  told.current = onSight
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => told.current(entries.at(-1)?.isIntersecting ?? false))
    if (card.current) watch.observe(card.current)
    return () => watch.disconnect()
  }, [])
  return (
    <li ref={card}>
      <a
        href={`./?path=/story/${id}`}
        target="_top"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          addons.getChannel().emit(SELECT_STORY, { storyId: id })
        }}
      >
        <span className={classes.frame}>
          {shows && <Picture id={id} name={name} scheme={scheme} onLoad={onLoad} />}
        </span>
        <strong>{name}</strong>
        <small>{states} 种状态</small>
      </a>
    </li>
  )
}

/** The page itself, which is white until its story is drawn: it is shown from then on. */
function Picture({ id, name, scheme, onLoad }: Pick<WholePage, 'id' | 'name'> & Pick<CardProps, 'scheme' | 'onLoad'>) {
  const [drawn, setDrawn] = useState(false)
  const watch = useRef<MutationObserver>(null)
  useEffect(() => () => watch.current?.disconnect(), [])
  function onReady({ body }: Document) {
    const look = () => setDrawn(SHOWN.some((name) => body.classList.contains(name)))
    watch.current = new MutationObserver(look)
    watch.current.observe(body, { attributeFilter: ['class'] })
    look()
  }
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of Storybook itself
    <iframe
      {...WINDOW}
      data-picture
      data-drawn={drawn || undefined}
      src={`iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=scheme:${scheme}`}
      title={name}
      tabIndex={-1}
      aria-hidden
      onLoad={({ currentTarget }) => {
        if (currentTarget.contentDocument) onReady(currentTarget.contentDocument)
        onLoad()
      }}
    />
  )
}

function changed(ids: ReadonlySet<string>, id: string, has: boolean): ReadonlySet<string> {
  if (ids.has(id) === has) return ids
  const next = new Set(ids)
  if (has) next.add(id)
  else next.delete(id)
  return next
}

/** The whole pages in the order of the sidebar. */
function usePages(): readonly WholePage[] {
  const [pages, setPages] = useState<readonly WholePage[]>([])
  useEffect(() => {
    void fetch('index.json')
      .then((answer) => answer.json() as Promise<{ entries: Record<string, Entry> }>)
      .then(({ entries }) => {
        const stories = Object.values(entries).filter(({ type, title }) => type === 'story' && title.startsWith(PAGES))
        const byTitle = new Map<string, WholePage>()
        for (const { id, title } of stories) {
          const before = byTitle.get(title)
          const name = title.slice(PAGES.length).replaceAll('/', ' · ')
          byTitle.set(title, before ? { ...before, states: before.states + 1 } : { id, name, states: 1 })
        }
        setPages([...byTitle.values()])
      })
  }, [])
  return pages
}
