import { useQuery } from '@tanstack/react-query'
import type { Material, MaterialDetail, Program, ProgramDetail } from '#src/api/generated/types.gen.ts'
import { read } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { labelOf, materialTypes } from '#src/domain/labels.ts'
import { resolutionText } from '#src/domain/resolution.ts'
import { formatDuration, formatMaterialSize, formatSize } from '#src/domain/units.ts'
import { formatMime } from '#src/lib/text/format-mime.ts'
import { orgPath } from '#src/lib/data/org-names.ts'
import { DescriptionList } from '#src/ui/description-list.tsx'
import { groupNameOf } from '#src/components/group/groups-state.ts'
import { ReviewBadge } from '#src/components/review/review-badge.tsx'

/** What is known of an ad: from its card at once, from its detail when that has come and it is `complete`. */
export function ProgramFacts({ program, complete }: { program: Program & Partial<ProgramDetail>; complete: boolean }) {
  const { orgTree } = useUserInfo()
  const groups = useQuery(read('programGroupList', {}))
  return (
    <DescriptionList
      items={[
        { label: '审核状态', value: <ReviewBadge record={program} /> },
        { label: '分辨率', value: resolutionText(program) },
        { label: '时长', value: formatDuration(program.duration) },
        { label: '素材大小', value: formatSize(program.size) },
        { label: '组织机构', value: orgPath(orgTree, program.organizationId) },
        { label: '分组', value: complete ? groupNameOf(groups.data, program.groupId) : undefined },
        { label: '制作人', value: program.creator },
        { label: '创建时间', value: formatMoment(program.createTime) },
      ]}
    />
  )
}

export function MaterialFacts({ material }: { material: Material & Partial<MaterialDetail> }) {
  const isVideo = material.type === 1
  return (
    <DescriptionList
      items={[
        { label: '审核状态', value: <ReviewBadge record={material} /> },
        { label: '素材类型', value: labelOf(materialTypes, material.type).text },
        { label: '尺寸', value: resolutionText(material) },
        { label: '大小', value: formatMaterialSize(material.size) },
        ...(isVideo ? [{ label: '时长', value: formatDuration(material.duration) }] : []),
        { label: '格式', value: formatMime(material.mime) },
        { label: '上传时间', value: formatMoment(material.createTime) },
      ]}
    />
  )
}
