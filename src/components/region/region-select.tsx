import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Cascader.layer.css'
import { Cascader, type CascaderOption, type CascaderProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useMemo } from 'react'
import { searchAnew } from '#src/ui/form/search-anew.ts'
import { ChoicesFailed } from '#src/ui/form/choices-failed.tsx'
import classes from './region-select.module.css'
import type { RegionsState } from './regions-state.ts'
import { pickerTransition } from '#src/ui/theme.ts'
import { shownText } from '#src/lib/text/shown-text.ts'

/** A place as terminals and filters carry it: by names. */
export interface Region {
  province?: string
  city?: string
  district?: string
}

/** A province, city or district as the server sends it. */
export interface RegionNode {
  name: string
  children?: readonly RegionNode[]
}

/** A choice of a province, a city in it, or a district in that. */
export interface RegionSelectProps
  extends
    Omit<CascaderProps, 'data' | 'value' | 'defaultValue' | 'onChange' | 'changeOnSelect' | 'searchable' | 'loading'>,
    RegionsState {
  value: Region
  /** All three are named, so that an outer level clears those below it. */
  onChange: (region: { province: string | undefined; city: string | undefined; district: string | undefined }) => void
}

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
  ...others
}: RegionSelectProps) {
  const { province, city, district } = value
  const data = useMemo(
    () => toOptions(regions ?? asTree([province, city, district]), ''),
    [regions, province, city, district],
  )
  const narrow = useMediaQuery('(max-width: 600px)')
  const path = pathOf(value)
  const names = path.at(-1)?.replaceAll(SEPARATOR, ' / ')
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
      clearable={clearable}
      placeholder={loading ? '加载中…' : placeholder}
      nothingFoundMessage={failed ? '地区加载失败' : loading ? '加载中…' : undefined}
      error={failed ? <ChoicesFailed what="地区" onRetry={onRetry} /> : error}
      comboboxProps={{ ...pickerTransition, width: 'max-content' }}
      // one column at a time where there is no room for three
      maxDisplayedLevels={narrow ? 1 : LEVELS}
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

/** Names repeat (every city has a 市辖区), so an option is known by its path. */
const SEPARATOR = '/'
const LEVELS = 3

function toOptions(regions: readonly RegionNode[], above: string, level = 1): CascaderOption[] {
  const seen = new Set<string>()
  const options: CascaderOption[] = []
  for (const region of regions) {
    const { name, children } = region
    if (typeof name !== 'string' || name === '' || seen.has(name)) continue
    seen.add(name)
    const value = above === '' ? name : `${above}${SEPARATOR}${name}`
    options.push({
      value,
      label: shownText(name),
      ...(level < LEVELS && Array.isArray(children) && children.length > 0
        ? { children: toOptions(children, value, level + 1) }
        : {}),
    })
  }
  return options
}

/** The names of a choice as regions, each below the one before. */
function asTree([name, ...below]: readonly (string | undefined)[]): RegionNode[] {
  return name === undefined ? [] : [{ name, children: asTree(below) }]
}

function pathOf({ province, city, district }: Region): string[] {
  const names = province ? (city ? (district ? [province, city, district] : [province, city]) : [province]) : []
  return names.map((_name, index) => names.slice(0, index + 1).join(SEPARATOR))
}
