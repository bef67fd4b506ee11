import type { JsonObject } from '#src/scene/model/json.ts'
import { fitPage } from '../model/templates/fit-page.ts'
import { orientationOf, TEMPLATE_SIZES, type Orientation, type Size, type Template } from '../model/templates/template.ts'

/** A template for an ad of a size. */
export interface OfferedTemplate {
  name: string
  orientation: Orientation | undefined
  /** The page to add, fitted to the ad. */
  page: JsonObject
}

/** What an ad of a size can begin with: the blank one, those of its orientation, then the others. Fetched when first asked for. */
export async function loadTemplates(size: Size): Promise<OfferedTemplate[]> {
  const { templates } = await import('../model/templates/library.ts')
  return offered(templates, size)
}

/** Templates in the order in which they are offered, fitted to an ad of a size. */
export function offered(templates: readonly Template[], size: Size): OfferedTemplate[] {
  const own = orientationOf(size)
  const rank = ({ orientation }: Template) => (orientation === undefined ? 0 : orientation === own ? 1 : 2)
  return templates
    .map((template) => ({ ...template, page: template.orientation ? fitPage(template.page, TEMPLATE_SIZES[template.orientation], size) : template.page }))
    .sort((a, b) => rank(a) - rank(b))
}
