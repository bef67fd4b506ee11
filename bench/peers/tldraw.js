import 'tldraw/tldraw.css'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Tldraw } from 'tldraw'
import { boxes, ready } from './grid.js'

createRoot(document.querySelector('#root')).render(
  createElement(Tldraw, {
    onMount(editor) {
      editor.createShapes(
        boxes.map(({ x, y, width, height }) => ({ type: 'geo', x, y, props: { w: width, h: height, fill: 'solid' } })),
      )
      editor.user.updateUserPreferences({ isSnapMode: true })
      ready()
    },
  }),
)
