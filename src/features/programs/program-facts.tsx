import { useQuery } from '@tanstack/react-query'
import type { ProgramDetail } from '#src/api/generated/types.gen.ts'
import { read } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { resolutionText } from '#src/domain/resolution.ts'
import { isRejected } from '#src/domain/review.ts'
import { formatDuration, formatSize } from '#src/domain/units.ts'
import { orgPath } from '#src/lib/data/org-names.ts'
import { DescriptionList } from '#src/ui/description-list.tsx'
import { UNGROUPED } from '#src/components/group/group.ts'
import { RejectionReason } from '#src/components/review/rejection-reason.tsx'
import { ReviewBadge } from '#src/components/review/review-badge.tsx'
import { programName } from './program-card.tsx'

/** Everything known of one ad (2§3); why it was rejected, where it was (R11). */
export function ProgramFacts({ program }: { program: ProgramDetail }) {
  const { orgTree } = useUserInfo()
  const groups = useQuery(read('programGroupList', {}))
  const group = [...(groups.data ?? []), UNGROUPED].find(({ id }) => String(id) === String(program.groupId ?? 0))
  return (
    <>
      {isRejected(program) && <RejectionReason reason={program.checkReason} />}
      <DescriptionList
        items={[
          { label: '广告名称', value: programName(program) },
          { label: '审核状态', value: <ReviewBadge record={program} /> },
          { label: '分辨率', value: resolutionText(program) },
          { label: '时长', value: formatDuration(program.duration) },
          { label: '大小', value: formatSize(program.size) },
          { label: '组织机构', value: orgPath(orgTree, program.organizationId) },
          { label: '分组', value: group?.name },
          { label: '创建人', value: program.creator },
          { label: '创建时间', value: formatMoment(program.createTime) },
        ]}
      />
    </>
  )
}
