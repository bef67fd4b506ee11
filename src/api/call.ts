import { LOAD_FAILED } from '#src/lib/errors/load-failures.ts'
import type { AnswerOf, CallOptions, RequestOf } from './client.ts'
import { ApiError } from './errors.ts'
import type { OperationId } from './generated/operations.gen.ts'

let client: typeof import('./client.ts') | undefined

/** Loads what calls, which nobody needs before something is asked. A load that fails is not remembered. */
export async function preloadCalls() {
  client ??= await import('./client.ts')
  return client
}

/**
 * `toldCall` of client.ts, whose code comes with the first call: before it the login is seen. Throws as that does,
 * and an `ApiError` of kind `network` where the code does not come.
 */
export async function call<Op extends OperationId>(
  operationId: Op,
  request: RequestOf<Op>,
  options?: CallOptions,
): Promise<AnswerOf<Op>> {
  // once it is there, a call leaves at once
  const { toldCall } =
    client ??
    (await preloadCalls().catch((cause: unknown) => {
      throw new ApiError('network', LOAD_FAILED, { cause })
    }))
  return toldCall(operationId, request, options)
}
