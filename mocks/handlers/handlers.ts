import { operations, type OperationId } from '#src/api/generated/operations.gen.ts'
import { dashboardHandlers } from './dashboard.ts'
import { deviceHandlers } from './devices.ts'
import { notImplemented, type Handlers } from './handler.ts'
import { logHandlers } from './logs.ts'
import { materialHandlers } from './materials.ts'
import { materialUploadHandlers } from './material-uploads.ts'
import { orderHandlers } from './orders.ts'
import { orgHandlers } from './orgs.ts'
import { programMaterialHandlers } from './program-materials.ts'
import { programSaveHandlers } from './program-saves.ts'
import { programHandlers } from './programs.ts'
import { publicationHandlers } from './publications.ts'
import { roleHandlers } from './roles.ts'
import { sessionHandlers } from './session.ts'
import { statisticsHandlers } from './statistics.ts'

/**
 * The handler of every call, complete by type. Calls of areas that are still to come are listed here one by one, so
 * that the list shrinks as the areas arrive.
 */
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

  userList: notImplemented,
  userEnabledSet: notImplemented,
  roleList: notImplemented,
  userCreate: notImplemented,
  userUpdate: notImplemented,
  smsSend: notImplemented,
  smsVerify: notImplemented,
  smsPasswordReset: notImplemented,
}

/** The calls that are not simulated yet. */
export const pendingOperations = (Object.keys(operations) as OperationId[]).filter((operationId) => handlers[operationId] === notImplemented)
