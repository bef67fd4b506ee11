import type { EagerHandlers } from './handlers.ts'
import type { Handlers } from './handler.ts'
import { logHandlers } from './logs.ts'
import { materialUploadHandlers } from './material-uploads.ts'
import { orderHandlers } from './orders.ts'
import { orgHandlers } from './orgs.ts'
import { programMaterialHandlers } from './program-materials.ts'
import { programSaveHandlers } from './program-saves.ts'
import { publicationHandlers } from './publications.ts'
import { recoveryHandlers } from './recovery.ts'
import { roleHandlers } from './roles.ts'
import { statisticsHandlers } from './statistics.ts'
import { userHandlers } from './users.ts'

/**
 * The handlers of all other calls, complete by type: of areas that many visits never come to, and of making,
 * uploading and publishing.
 */
export const lazyHandlers: Omit<Handlers, EagerHandlers> = {
  ...logHandlers,
  ...materialUploadHandlers,
  ...programMaterialHandlers,
  ...programSaveHandlers,
  ...publicationHandlers,
  ...statisticsHandlers,
  ...orderHandlers,
  ...orgHandlers,
  ...roleHandlers,
  ...userHandlers,
  ...recoveryHandlers,
}
