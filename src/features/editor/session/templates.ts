import type { JsonObject } from '#src/scene/model/json.ts'
import type { Scene } from '#src/scene/model/scene-types.ts'
import { editScene, viewOf } from '../model/edit-document.ts'
import { fitPage } from '../model/templates/fit-page.ts'
import {
  orientationOf,
  TEMPLATE_SIZES,
  type Orientation,
  type Size,
  type Template,
} from '../model/templates/template.ts'

export interface OfferedTemplate {
  name: string
  /** What it was drawn for; undefined where it does not matter. */
  orientation: Orientation | undefined
  /** Whether it was drawn for screens that stand otherwise than the ad. */
  turned: boolean
  /** The size that it is shown in: the ad's; where it is turned, its own. */
  size: Size
  /** The page as it is drawn in that size. */
  scene: Scene
  /** The page to add to an ad of a size. */
  pageFor: (size: Size) => JsonObject
}

/** Templates shown at a time (3§9). */
export const TEMPLATES_A_PAGE = 10

/**
 * What a scene of an ad of a size can begin with: the blank one, those of its orientation, then the others. Fetched
 * when first asked for.
 */
export async function loadTemplates(size: Size): Promise<OfferedTemplate[]> {
  const { templates } = await import('../model/templates/library.ts')
  return offered(templates, size)
}

/** Templates in the order in which they are offered for an ad of a size (E71). */
export function offered(templates: readonly Template[], size: Size): OfferedTemplate[] {
  const orientation = orientationOf(size)
  const rank = (template: Template) =>
    template.orientation === undefined ? 0 : template.orientation === orientation ? 1 : 2
  return [...templates].sort((a, b) => rank(a) - rank(b)).map((template) => offer(template, size))
}

function offer({ name, orientation, page }: Template, ad: Size): OfferedTemplate {
  const turned = orientation !== undefined && orientation !== orientationOf(ad)
  const size = turned ? TEMPLATE_SIZES[orientation] : ad
  const pageFor = (to: Size) => (orientation ? fitPage(page, TEMPLATE_SIZES[orientation], to) : page)
  return { name, orientation, turned, size, scene: viewOf(editScene(pageFor(size))), pageFor }
}

/**
 * The size of an ad that a template is turned for: the ad's own turned, else the one that it was drawn at, else the
 * first that stands so; of those that the company has.
 */
export function sizeFor(orientation: Orientation, ad: Size, company: readonly Size[]): Size | undefined {
  const isSame = (wanted: Size) => (size: Size) => size.width === wanted.width && size.height === wanted.height
  return (
    company.find(isSame({ width: ad.height, height: ad.width })) ??
    company.find(isSame(TEMPLATE_SIZES[orientation])) ??
    company.find((size) => orientationOf(size) === orientation)
  )
}
