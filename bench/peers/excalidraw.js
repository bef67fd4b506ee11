import '@excalidraw/excalidraw/index.css'
import { Excalidraw, convertToExcalidrawElements } from '@excalidraw/excalidraw'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { boxes, ready } from './grid.js'

const elements = convertToExcalidrawElements(
  boxes.map((box) => ({ type: 'rectangle', backgroundColor: '#a5d8ff', fillStyle: 'solid', roughness: 0, ...box })),
)

createRoot(document.querySelector('#root')).render(
  createElement(Excalidraw, {
    initialData: { elements, appState: { scrollX: 0, scrollY: 0, objectsSnapModeEnabled: true } },
    excalidrawAPI: ready,
  }),
)
