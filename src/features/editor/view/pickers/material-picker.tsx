import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Tabs.layer.css'
import { Button, Modal, Tabs } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useCan, useUserInfo } from '#src/api/user-info.ts'
import { materialPermissions } from '#src/domain/material-rules.ts'
import { isYes } from '#src/domain/read-values.ts'
import { useLatest } from '#src/lib/hooks/use-latest.ts'
import { useClosesWithPage } from '#src/lib/hooks/closes-with-page.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { escapeCloses } from '#src/ui/overlay/escape.ts'
import { useReturnFocus } from '#src/ui/overlay/return-focus.ts'
import { useChosen, useSelection, type Selection } from '#src/ui/table/selection.ts'
import { ChosenMaterials } from './chosen-materials.tsx'
import { limitedSelection } from './limited-selection.ts'
import classes from './material-picker.module.css'
import type { MaterialPickerProps, PickMaterial } from './material-picker-types.ts'
import { PickerList } from './picker-list.tsx'
import { usePickerList, type Library } from './use-picker-list.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { useMedia } from '#src/ui/use-media.ts'

const idOf = ({ id }: PickMaterial) => id

/** Tells the dialog's focus trap, which looks later, where to begin. */
function beginAtSearch(body: HTMLElement | null) {
  body?.querySelector('[role=search] input')?.setAttribute('data-autofocus', 'true')
}

/** Chooses materials for an ad, over any number of pages of the company's own and of the shared library (3§7, C10). */
export function MaterialPicker({ kind, max, limit, title, onPick, onPickApart, onClose }: MaterialPickerProps) {
  const { cctvShow } = useUserInfo()
  const narrow = useMedia('(max-width: 900px)')
  const [full, setFull] = useState(false)
  const unlimited = useSelection<PickMaterial>(idOf, undefined)
  const selection = useMemo(() => limitedSelection(unlimited, max, setFull), [unlimited, max])
  const materials = useChosen(selection).list
  const shared = isYes(cctvShow)
  // with what was chosen before, where there is room for it; its two clicks have chosen it, and taken it back
  const chooseLatest = useLatest((material: PickMaterial) => {
    const others = max === 1 ? [] : materials.filter(({ id }) => id !== material.id)
    if (others.length < max) onPick([...others, material])
  })
  const [choose] = useState(() => (material: PickMaterial) => chooseLatest.current(material))
  useReturnFocus(true)
  useClosesWithPage(true, onClose)

  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="min(1080px, 100%)"
      fullScreen={narrow}
      returnFocus={false}
      {...escapeCloses(onClose)}
    >
      <div ref={beginAtSearch}>
        {shared ? (
          // what is typed and chosen on one tab is still there on the way back
          <Tabs defaultValue="own" keepMounted>
            <Tabs.List mb="sm">
              <Tabs.Tab value="own">我的素材</Tabs.Tab>
              <Tabs.Tab value="shared">共享素材</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="own">
              <LibraryList library="own" kind={kind} selection={selection} onDoubleClick={choose} />
            </Tabs.Panel>
            <Tabs.Panel value="shared">
              <LibraryList library="shared" kind={kind} selection={selection} onDoubleClick={choose} />
            </Tabs.Panel>
          </Tabs>
        ) : (
          <LibraryList library="own" kind={kind} selection={selection} onDoubleClick={choose} />
        )}
      </div>
      <div className={classes.foot}>
        <ChosenMaterials
          chosen={materials}
          max={max}
          full={full ? (limit ?? `最多选择 ${formatNumber(max)} 个`) : undefined}
          onRemove={(material) => selection.toggle([material], false)}
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            取消
          </Button>
          {onPickApart && materials.length > 1 && (
            <Button variant="default" onClick={() => onPickApart(materials)}>
              分别放置
            </Button>
          )}
          <ActionButton
            disabledReason={materials.length === 0 ? '请先选择素材' : undefined}
            onClick={() => onPick(materials)}
          >
            确定
          </ActionButton>
        </div>
      </div>
    </Modal>
  )
}

/** The list of materials, where files are uploaded. */
const LIST = '2'

function LibraryList({
  library,
  kind,
  selection,
  onDoubleClick,
}: {
  library: Library
  kind: MaterialPickerProps['kind']
  selection: Selection<PickMaterial>
  onDoubleClick: (material: PickMaterial) => void
}) {
  const { cdnImgUrl, cdnVideoUrl } = useUserInfo()
  const can = useCan()
  return (
    <PickerList
      label={library === 'own' ? '我的素材' : '共享素材'}
      kind={kind}
      imageBase={cdnImgUrl}
      videoBase={cdnVideoUrl}
      selection={selection}
      onDoubleClick={onDoubleClick}
      uploads={library === 'own' && can(LIST) && can(materialPermissions.upload)}
      {...usePickerList(library, kind)}
    />
  )
}
