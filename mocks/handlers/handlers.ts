import { dashboardHandlers } from './dashboard.ts'
import { deviceHandlers } from './devices.ts'
import type { Handlers } from './handler.ts'
import { logHandlers } from './logs.ts'
import { materialHandlers } from './materials.ts'
import { materialUploadHandlers } from './material-uploads.ts'
import { orderHandlers } from './orders.ts'
import { orgHandlers } from './orgs.ts'
import { recoveryHandlers } from './recovery.ts'
import { userHandlers } from './users.ts'
import { programMaterialHandlers } from './program-materials.ts'
import { programSaveHandlers } from './program-saves.ts'
import { programHandlers } from './programs.ts'
import { publicationHandlers } from './publications.ts'
import { roleHandlers } from './roles.ts'
import { sessionHandlers } from './session.ts'
import { statisticsHandlers } from './statistics.ts'

/** The handler of every call, complete by type. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...dashboardHandlers,
  ...deviceHandlers,
  ...materialHandlers,
  ...materialUploadHandlers,
  ...programHandlers,
  ...programMaterialHandlers,
  ...programSaveHandlers,
  ...logHandlers,
  ...publicationHandlers,
  ...statisticsHandlers,
  ...orderHandlers,
  ...orgHandlers,
  ...roleHandlers,
  ...userHandlers,
  ...recoveryHandlers,
}
