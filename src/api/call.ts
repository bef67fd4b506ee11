import { LOAD_FAILED } from '#src/lib/errors/load-failures.ts'
import type { AnswerOf, CallOptions, RequestOf } from './client.ts'
import { ApiError } from './errors.ts'
import type { OperationId } from './generated/operations.gen.ts'
import { session } from './session.ts'

let client: typeof import('./client.ts') | undefined

/** Loads what calls, which nobody needs before something is asked. A load that fails is not remembered. */
export async function preloadCalls() {
  client ??= await import('./client.ts')
  return client
}

/** A call as it leaves, and who sends it. */
interface SentCall {
  operationId: OperationId
  request: object
  answer: Promise<unknown>
  account: string | undefined
}
type Listener = (sent: SentCall) => void
let listener: Listener | undefined

/** Calls that left before somebody listens, whose code comes late; of what is pressed first none is missed. */
const unheard: SentCall[] = []
const MOST_UNHEARD = 60

/** Who is told of each call as it leaves, and of those from before: one, as long as the shell stands. */
export function listenToCalls(next: Listener | undefined) {
  listener = next
  if (next) for (const early of unheard.splice(0)) next(early)
}

/**
 * `call` of client.ts, whose code comes with the first call: before it the login is seen. Throws as that does, and an
 * `ApiError` of kind `network` where the code does not come.
 */
export async function call<Op extends OperationId>(
  operationId: Op,
  request: RequestOf<Op>,
  options?: CallOptions,
): Promise<AnswerOf<Op>> {
  // once it is there, a call leaves at once
  const { call: send } =
    client ??
    (await preloadCalls().catch((cause: unknown) => {
      throw new ApiError('network', LOAD_FAILED, { cause })
    }))
  const answer = send(operationId, request, options)
  const sent = { operationId, request, answer, account: session.account }
  if (listener) listener(sent)
  else if (unheard.push(sent) > MOST_UNHEARD) unheard.shift()
  return answer
}
