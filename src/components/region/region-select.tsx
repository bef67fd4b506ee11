import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Cascader.layer.css'
import { Cascader, type CascaderProps } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { Entered } from '#src/ui/form/deferred-field.tsx'
import { searchAnew } from '#src/ui/form/search-anew.ts'
import { useSearchText } from '#src/ui/form/use-search-text.ts'
import { ChoicesFailed } from '#src/ui/form/choices-failed.tsx'
import { firstOptions, foundOptions, isFound, regionOptions, SEPARATOR, type RegionNode } from './region-options.ts'
import classes from './region-select.module.css'
import type { RegionsState } from './regions-state.ts'
import { pickerTransition } from '#src/ui/theme.ts'
import { shownText } from '#src/lib/text/shown-text.ts'
import { useMedia } from '#src/ui/use-media.ts'

/** A place as terminals and filters carry it: by names. */
export interface Region {
  province?: string
  city?: string
  district?: string
}

export interface RegionSelectProps
  extends
    Omit<CascaderProps, 'data' | 'value' | 'defaultValue' | 'onChange' | 'changeOnSelect' | 'searchable' | 'loading'>,
    RegionsState,
    Entered {
  value: Region
  /** All three are named, so that an outer level clears those below it. */
  onChange: (region: { province: string | undefined; city: string | undefined; district: string | undefined }) => void
}

/** How many places of a level are shown at first, and more each time its end is reached; how many of a search are. */
const SHOWN = 200

/**
 * Columns of provinces, cities and districts, searched by typing; every level can be the choice. Regions that do not
 * come are said, with a retry, and what is chosen stays to be seen.
 */
export function RegionSelect({
  regions,
  loading,
  failed,
  onRetry,
  value,
  onChange,
  placeholder = '请选择',
  clearable = true,
  error,
  typed,
  ...others
}: RegionSelectProps) {
  const { province, city, district } = value
  const path = useMemo(() => pathOf({ province, city, district }), [province, city, district])
  const names = path.at(-1)?.split(SEPARATOR).map(shownText).join(' / ')
  const known = useMemo(() => regions && regionOptions(regions), [regions])
  const [shown, setShown] = useState(SHOWN)
  const [text, setText] = useSearchText(typed)
  const query = text === names ? '' : text.trim()
  const data = useMemo(() => {
    const all = known ?? regionOptions(asTree([province, city, district]))
    return query === '' ? firstOptions(all, shown, path) : foundOptions(all, query, SHOWN, path)
  }, [known, shown, query, path, province, city, district])
  const narrow = useMedia('(max-width: 600px)')
  return (
    <Cascader
      title={names}
      classNames={{ input: classes.input }}
      data={data}
      value={path.length > 0 ? path : null}
      onChange={(next) => {
        const [province, city, district] = (next?.at(-1) ?? '').split(SEPARATOR).filter(Boolean)
        onChange({ province, city, district })
      }}
      changeOnSelect
      closeOnSelect={false}
      allowDeselect={false}
      searchable
      searchValue={text}
      onSearchChange={setText}
      filter={isFound}
      scrollAreaProps={{ onBottomReached: () => setShown((count) => count + SHOWN) }}
      onDropdownClose={() => setShown(SHOWN)}
      clearable={clearable}
      placeholder={loading ? '加载中…' : placeholder}
      nothingFoundMessage={failed ? '地区加载失败' : loading ? '加载中…' : '没有匹配的选项'}
      clearButtonProps={{ 'aria-label': '清除' }}
      error={failed ? <ChoicesFailed what="地区" onRetry={onRetry} /> : error}
      comboboxProps={{ ...pickerTransition, width: 'max-content' }}
      // one column at a time where there is no room for three
      maxDisplayedLevels={narrow ? 1 : 3}
      separator="/"
      attributes={{
        // as `ComboboxEmpty` of the theme
        columnEmpty: { role: 'option', 'aria-disabled': true },
        columnScroll: {
          'aria-label': typeof others.label === 'string' ? others.label : (others['aria-label'] ?? '地区'),
        },
      }}
      columnWidth={narrow ? 220 : 150}
      maxDropdownHeight={300}
      previousLevelsControlLabel="上一级"
      nextLevelsControlLabel="下一级"
      {...searchAnew}
      {...others}
    />
  )
}

/** The names of a choice as regions, each below the one before. */
function asTree([name, ...below]: readonly (string | undefined)[]): RegionNode[] {
  return name === undefined ? [] : [{ name, children: asTree(below) }]
}

function pathOf({ province, city, district }: Region): string[] {
  const names = province ? (city ? (district ? [province, city, district] : [province, city]) : [province]) : []
  return names.map((_name, index) => names.slice(0, index + 1).join(SEPARATOR))
}
