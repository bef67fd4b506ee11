import type { Program } from '#src/api/generated/types.gen.ts'
import { draftedAds, draftKeyOf } from '#src/api/drafted-ads.ts'
import { useCan } from '#src/api/user-info.ts'
import { programPermissions } from '#src/domain/program-rules.ts'
import { blockedByReview } from '#src/domain/review.ts'
import { useCell } from '#src/lib/data/cell.ts'
import { TextLink } from '#src/ui/text-link.tsx'
import classes from './draft-note.module.css'

/** Leads to what was edited of an ad, or of a copy of it, and not saved, where that can be gone on with (U21). */
export function DraftNote({ program }: { program: Program }) {
  const drafted = useCell(draftedAds)
  const can = useCan()
  if (drafted.size === 0 || !can(programPermissions.edit)) return null
  const id = String(program.id)
  return (
    <>
      {drafted.has(draftKeyOf(id, false)) && blockedByReview('program', 'edit', program) === undefined && (
        <TextLink className={classes.note} to="/editorFive" search={{ id, type: '1' }}>
          有草稿
        </TextLink>
      )}
      {drafted.has(draftKeyOf(id, true)) && blockedByReview('program', 'saveAs', program) === undefined && (
        <TextLink className={classes.note} to="/editorFive" search={{ id, type: '2' }}>
          副本有草稿
        </TextLink>
      )}
    </>
  )
}
