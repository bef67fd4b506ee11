/** A call that the server refuses: envelope code 0 with this message. */
export class Refusal extends Error {}

/** A call whose session is not valid: envelope code 2. */
export class InvalidSession extends Error {
  constructor() {
    super('登录已失效，请重新登录')
  }
}
