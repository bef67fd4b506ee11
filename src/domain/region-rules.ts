export interface RegionPlace {
  name: string
  children?: readonly RegionPlace[] | undefined
}

export interface RegionNames {
  province?: string | undefined
  city?: string | undefined
  district?: string | undefined
}

export interface RegionLine extends RegionNames {
  name: string
  divided: boolean
}

/**
 * The places into which a chosen one is divided: the provinces, the cities of a province, the districts of a city. A
 * province with a single city, as Shanghai is, shows its districts at once. What the tree does not know has none.
 */
export function regionsBelow(tree: readonly RegionPlace[], { province, city, district }: RegionNames): RegionLine[] {
  if (province === undefined) return tree.map((place) => ({ ...lineOf(place), province: place.name }))
  const cities = childrenOf(tree, province)
  const only = cities.length === 1 ? cities[0]?.name : undefined
  const chosen = city ?? only
  if (chosen === undefined) return cities.map((place) => ({ ...lineOf(place), province, city: place.name }))
  return childrenOf(cities, chosen)
    .filter(({ name }) => district === undefined || name === district)
    .map((place) => ({ ...lineOf(place), province, city: chosen, district: place.name }))
}

function childrenOf(places: readonly RegionPlace[], wanted: string): readonly RegionPlace[] {
  return places.find(({ name }) => name === wanted)?.children ?? []
}

function lineOf({ name, children }: RegionPlace): Pick<RegionLine, 'name' | 'divided'> {
  return { name, divided: (children?.length ?? 0) > 0 }
}
