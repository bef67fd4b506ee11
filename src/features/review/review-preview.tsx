import type { MaterialDetail, Program } from '#src/api/generated/types.gen.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { ScenePlayer } from '#src/scene/scene-player.tsx'
import { MaterialMedia } from '#src/components/material/material-view.tsx'

export function ProgramPreview({ program: { content, width, height } }: { program: Program }) {
  const { cdnImgUrl, cdnVideoUrl } = useUserInfo()
  return <ScenePlayer content={content} width={width} height={height} imageBase={cdnImgUrl} videoBase={cdnVideoUrl} />
}

export function MaterialPreview({ material }: { material: MaterialDetail }) {
  const { cdnImgUrl, cdnVideoUrl } = useUserInfo()
  return <MaterialMedia material={material} imageBase={cdnImgUrl} videoBase={cdnVideoUrl} />
}
