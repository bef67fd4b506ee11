import { Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Material } from '#src/api/generated/types.gen.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { materialName } from './material-card.tsx'

// reads contents of ads, which the list of materials does not need
const MaterialUse = lazyComponent(() => import('./material-use.tsx'), 'MaterialUse')

/** Asks whether a material may be deleted, and says meanwhile which ads use it. */
export function MaterialDeleteQuestion({ material }: { material: Material }) {
  const [code, setCode] = useState<'here' | 'failed'>()
  useEffect(() => {
    MaterialUse.preload().then(
      () => setCode('here'),
      () => setCode('failed'),
    )
  }, [])
  return (
    <Stack gap="xs">
      <div>确定删除素材“{materialName(material)}”？删除后不能恢复。</div>
      <div role="status">
        {code === 'here' ? (
          <MaterialUse id={material.id} />
        ) : code === 'failed' ? (
          '未能查找使用它的广告。'
        ) : (
          '正在查找使用它的广告…'
        )}
      </div>
    </Stack>
  )
}
