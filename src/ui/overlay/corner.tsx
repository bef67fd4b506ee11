import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import classes from './corner.module.css'

let corner: HTMLElement | undefined

/** The lower right corner above the page, where panels of work in the background stand one above the other. */
export function Corner({ children }: { children: ReactNode }) {
  const [place] = useState(cornerOfPage)
  return createPortal(children, place)
}

function cornerOfPage(): HTMLElement {
  if (!corner?.isConnected) {
    corner = document.createElement('div')
    corner.className = classes.corner ?? ''
    // on a narrow window the badge of a demo has its place below
    corner.dataset.corner = ''
    document.body.append(corner)
  }
  return corner
}
