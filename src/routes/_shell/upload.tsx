import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '#src/features/shell/under-construction.tsx'

export const Route = createFileRoute('/_shell/upload')({
  staticData: { title: '终端下载', permission: '-1' },
  component: UnderConstruction,
})
