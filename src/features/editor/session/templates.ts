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

/** A template for an ad of a size. */
export interface OfferedTemplate {
  name: string
  /** What it was drawn for; undefined where it does not matter. */
  orientation: Orientation | undefined
  /** The page to add, fitted to the ad. */
  page: JsonObject
  /** That page as it is drawn. */
  scene: Scene
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

/** Templates in the order in which they are offered, fitted to an ad of a size. */
export function offered(templates: readonly Template[], size: Size): OfferedTemplate[] {
  const orientation = orientationOf(size)
  const rank = (template: Template) =>
    template.orientation === undefined ? 0 : template.orientation === orientation ? 1 : 2
  return [...templates].sort((a, b) => rank(a) - rank(b)).map((template) => fitted(template, size))
}

function fitted({ name, orientation, page: drawn }: Template, size: Size): OfferedTemplate {
  const page = orientation ? fitPage(drawn, TEMPLATE_SIZES[orientation], size) : drawn
  return { name, orientation, page, scene: viewOf(editScene(page)) }
}
