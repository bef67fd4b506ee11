/** @jsxImportSource react */
// texts of an ad are drawn as terminals draw them: nothing of them stands as a code (R44)
import { memo } from 'react'
import type { Box } from './draw/box.ts'
import { placeholder } from './draw/placeholder.ts'
import { SceneMedia } from './scene-media.tsx'

const FAILED = placeholder('failed', '素材无法显示')

/** Draws boxes as elements of the page: texts as texts, addresses only where a resolver has allowed them. */
export const BoxView = memo(function BoxView({ box }: { box: Box }) {
  return (
    <div style={box.style}>
      {box.text}
      {box.media && <SceneMedia media={box.media} instead={<BoxView box={FAILED} />} />}
      {box.children?.map((child) => (
        <BoxView key={child.key} box={child} />
      ))}
    </div>
  )
})
