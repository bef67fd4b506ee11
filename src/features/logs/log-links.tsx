import { useMemo, type ComponentType, type ReactNode } from 'react'
import { useCan } from '#src/api/user-info.ts'
import { pagePermissions } from '#src/domain/page-permissions.ts'
import { TextLink } from '#src/ui/text-link.tsx'

/** What a name in a log opens over it; absent for those who may not see it. */
export interface LogLinks {
  Terminal?: ComponentType<{ sn: string; children: ReactNode }>
  Program?: ComponentType<{ id: string | number; children: ReactNode }>
}

export function useLogLinks(): LogLinks {
  const can = useCan()
  return useMemo(
    () => ({
      ...(can(pagePermissions.devices) && { Terminal: TerminalLink }),
      ...(can([pagePermissions.programs, pagePermissions.publishLog]) && { Program: ProgramLink }),
    }),
    [can],
  )
}

/** A log knows of a terminal its serial number only. */
const TerminalLink: LogLinks['Terminal'] = ({ sn, children }) => <OverLink search={{ device: sn }}>{children}</OverLink>

const ProgramLink: LogLinks['Program'] = ({ id, children }) => (
  <OverLink search={{ preview: String(id) }}>{children}</OverLink>
)

function OverLink({ search, children }: { search: { device: string } | { preview: string }; children: ReactNode }) {
  return (
    <TextLink to="." search={(before) => ({ ...before, ...search })}>
      {children}
    </TextLink>
  )
}
