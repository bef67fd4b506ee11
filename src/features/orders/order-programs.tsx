import { Title } from '@mantine/core'
import type { OrderProgram } from '#src/api/generated/types.gen.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { DELETED_AD } from '#src/domain/program-rules.ts'
import { resolutionText } from '#src/domain/resolution.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { MediaImage } from '#src/ui/media/media-image.tsx'
import classes from './order-detail.module.css'

interface OrderProgramsProps {
  programs: readonly OrderProgram[]
  /** Shows one as it plays. */
  onLook: (id: OrderProgram['id']) => void
}

export function OrderPrograms({ programs, onLook }: OrderProgramsProps) {
  const { cdnImgUrl } = useUserInfo()
  return (
    <section className={classes.section}>
      <Title order={3}>广告（{programs.length}）</Title>
      <ul className={classes.programs} aria-label="订单广告">
        {programs.map((program) => {
          const name = program.name || String(program.id)
          const gone = Boolean(program.del)
          return (
            <li key={String(program.id)} className={classes.program}>
              <MediaImage src={program.snapshot} base={cdnImgUrl} alt={name} height={84} side={320} />
              <span>
                {name}
                {gone && '（已删除）'}
              </span>
              <span className={classes.foot}>
                <span className={classes.dim}>{resolutionText(program)}</span>
                <ActionButton
                  variant="subtle"
                  size="compact-sm"
                  aria-label={`预览 ${name}`}
                  disabledReason={gone ? DELETED_AD : undefined}
                  onClick={() => onLook(program.id)}
                >
                  预览
                </ActionButton>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
