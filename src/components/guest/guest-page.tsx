import { Title } from '@mantine/core'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import classes from './guest-page.module.css'

/** Comes after the form, and is missing where its code is. */
const ScreensArt = lazy<ComponentType>(() =>
  import('./screens-art.tsx').then(
    (module) => ({ default: module.ScreensArt }),
    () => ({ default: () => null }),
  ),
)

interface GuestPageProps {
  title: string
  /** A line below the title. */
  below: ReactNode
  children: ReactNode
  footer?: ReactNode
}

/** A page for whoever is not signed in: a form beside what the console is about. */
export function GuestPage({ title, below, children, footer }: GuestPageProps) {
  return (
    <main className={classes.page}>
      <section className={classes.art} aria-hidden>
        <Suspense fallback={<div className={classes.picture} />}>
          <ScreensArt />
        </Suspense>
        <p className={classes.motto}>
          每一块屏幕，
          <br />
          此刻该放什么，一目了然
        </p>
        <p className={classes.areas}>终端 · 素材 · 广告 · 审核 · 发布</p>
      </section>
      <section className={classes.side}>
        <div className={classes.box}>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          <p className={classes.below}>{below}</p>
          {children}
        </div>
        <footer className={classes.footer}>{footer}</footer>
      </section>
    </main>
  )
}
