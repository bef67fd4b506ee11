import { Button } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useCell } from '#src/lib/data/cell.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { PopoverButton } from '#src/ui/overlay/popover-button.tsx'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import classes from './saved-views.module.css'
import { useViews } from './use-views.ts'
import { followViews, viewToName } from './view-list.ts'
import { ViewPanel } from './view-panel.tsx'

const ViewNameForm = lazyComponent(() => import('./view-name-form.tsx'), 'ViewNameForm')

const closeForm = () => viewToName.set(undefined)

/** The button that opens the saved views, and the form that names one, which the palette opens too. */
export function SavedViews() {
  useEffect(followViews, [])
  const named = useCell(viewToName)
  const { titleOf } = useViews()
  const loaded = useLazyComponent(ViewNameForm, named !== undefined, closeForm)
  return (
    <>
      <PopoverButton width={320} padded={false} staysBelowDialogs content={() => <ViewPanel />}>
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          className={classes.button}
          leftSection={<IconBookmark size={14} stroke={1.6} aria-hidden />}
        >
          视图
        </Button>
      </PopoverButton>
      {loaded && named && <ViewNameForm view={named} page={titleOf(named.path)} onClose={closeForm} />}
    </>
  )
}
