import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '#src/features/shell/under-construction.tsx'

export const Route = createFileRoute('/_shell/editorFive')({
  staticData: { title: '广告制作', permission: '31' },
  component: UnderConstruction,
})
