import { Button, EmptyState } from '@mantine/core'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { messageOf } from '#src/lib/errors/user-error.ts'
import type { EmptyArtName } from './empty-art.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import classes from './states.module.css'

/*
 * What stands where content would: nothing yet, nothing found, an error, no permission, no such page. What is on its
 * way: loading.tsx.
 */

/** Comes after the words, which say it all; where its code does not come its place stays empty. */
const EmptyArt = lazy<ComponentType<{ name: EmptyArtName }>>(() =>
  import('./empty-art.tsx').then(
    (module) => ({ default: module.EmptyArt }),
    () => ({ default: () => null }),
  ),
)

interface StateProps {
  art: EmptyArtName
  title: string
  description?: ReactNode
  /** What ends the state: a button, a link. */
  action?: ReactNode
  /** Set where the state is the whole page: its title is then the `h1`. */
  page?: boolean
  /** Announced at once (errors). */
  alert?: boolean
  /** Below all that. */
  children?: ReactNode
}

function State({ art, title, description, action, page, alert, children }: StateProps) {
  return (
    <EmptyState
      size={page ? 'md' : 'sm'}
      className={page ? classes.page : classes.state}
      role={alert ? 'alert' : undefined}
    >
      <EmptyState.Indicator className={classes.icon} data-alert={alert || undefined}>
        <Suspense fallback={null}>
          <EmptyArt name={art} />
        </Suspense>
      </EmptyState.Indicator>
      {page ? <EmptyState.Title order={1}>{title}</EmptyState.Title> : <EmptyState.Title>{title}</EmptyState.Title>}
      {description !== undefined && <EmptyState.Description>{description}</EmptyState.Description>}
      {action !== undefined && <EmptyState.Actions>{action}</EmptyState.Actions>}
      {children}
    </EmptyState>
  )
}

export interface EmptyProps {
  /** Default 暂无数据. */
  title?: string
  description?: ReactNode
  /** The action that ends it, such as a button that adds the first one. */
  action?: ReactNode
  /** What is drawn above it. */
  art?: EmptyArtName
  /** Below all that, such as `FirstSteps`. */
  children?: ReactNode
}

/** No data yet, with the action that ends it. */
export function Empty({ title = '暂无数据', art = 'box', ...rest }: EmptyProps) {
  return <State art={art} title={title} {...rest} />
}

/** Nothing matches the filters; offers to clear them. */
export function NothingFound({ onClear }: { onClear?: () => void }) {
  return (
    <State
      art="search"
      title="没有符合条件的数据"
      description="可以放宽或清除筛选条件后再试"
      action={
        onClear && (
          <Button variant="default" onClick={onClear}>
            清除筛选
          </Button>
        )
      }
    />
  )
}

export interface ErrorStateProps {
  /** What was thrown; its message is shown when it is meant for people. */
  error?: unknown
  /** Default 加载失败. */
  title?: string
  onRetry?: () => void
  /** A retry is under way. */
  retrying?: boolean
  /** Further ways on, such as a link home. */
  action?: ReactNode
  page?: boolean
}

/** A failed load with a retry. */
export function ErrorState({ error, title = '加载失败', onRetry, retrying, action, page }: ErrorStateProps) {
  return (
    <State
      alert
      page={page}
      art="failed"
      title={title}
      description={messageOf(error)}
      action={
        (onRetry || action) && (
          <>
            <SignInAgain error={error} />
            {onRetry && (
              <Button variant="default" onClick={onRetry} loading={retrying}>
                重试
              </Button>
            )}
            {action}
          </>
        )
      }
    />
  )
}

/** 403: the session may not open this screen (P6). */
export function Forbidden({ action }: { action?: ReactNode }) {
  return (
    <State
      page
      art="lock"
      title="无权限访问"
      description="当前账号没有打开此页面的权限，如有需要请联系管理员"
      action={action}
    />
  )
}

/** 404: no such page. */
export function NotFound({ action }: { action?: ReactNode }) {
  return <State page art="page" title="页面不存在" description="链接可能已失效，或地址输入有误" action={action} />
}

export interface EmptyPageProps {
  title: string
  message?: ReactNode
  /** Ways on: links, buttons. */
  children?: ReactNode
}

/** A whole page with a message and ways on. */
export function EmptyPage({ title, message, children }: EmptyPageProps) {
  return <State page art="page" title={title} description={message} action={children} />
}
