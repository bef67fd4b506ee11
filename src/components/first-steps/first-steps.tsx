import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './first-steps.module.css'

export interface FirstStepsProps {
  /** The one that the page is about. */
  current: FirstStep
  /** Whether the session holds a permission. */
  can: (permission: (typeof steps)[number]['permission']) => boolean
}

type FirstStep = 'device' | 'material' | 'program'

const steps = [
  {
    id: 'device',
    to: '/terminalManage',
    permission: '1',
    title: '接入终端',
    words: '在屏幕上安装客户端，终端会出现在终端管理',
  },
  {
    id: 'material',
    to: '/materialManage',
    permission: '2',
    title: '上传素材',
    words: '上传图片和视频，审核通过后可用于广告',
  },
  {
    id: 'program',
    to: '/programManage',
    permission: '3',
    title: '制作并发布广告',
    words: '从模板开始制作，审核通过后发布到终端',
  },
] as const

/** The three steps of a company's first day, of which a list that is still empty is one; the others lead to theirs. */
export function FirstSteps({ current, can }: FirstStepsProps) {
  return (
    <ol className={classes.steps} aria-label="开始使用的三步">
      {steps.map(({ id, to, permission, title, words }) => (
        <li key={id} className={classes.step} aria-current={id === current ? 'step' : undefined}>
          <Way to={id !== current && can(permission) ? to : undefined}>{title}</Way>
          <span className={classes.words}>{words}</span>
        </li>
      ))}
    </ol>
  )
}

function Way({ to, children }: { to: (typeof steps)[number]['to'] | undefined; children: ReactNode }) {
  if (to === undefined) return <span className={classes.title}>{children}</span>
  return (
    <Link to={to} className={classes.title}>
      {children}
    </Link>
  )
}
