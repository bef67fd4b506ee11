import { UserError } from './user-error.ts'

export class ForbiddenError extends UserError {
  override name = 'ForbiddenError'
  constructor() {
    super('没有权限访问此页面')
  }
}
