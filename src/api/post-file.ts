import { UserError } from '#src/lib/errors/user-error.ts'

/*
 * Sends a file to the store that a signature names (C12). Not the API: no token, no envelope, no time limit, but
 * progress, which fetch does not tell.
 */

export interface TransferEvents {
  /** So many bytes of the whole form have left. */
  onProgress: (sent: number, total: number) => void
  /** Everything has left; the answer is waited for. */
  onSent: () => void
}

export interface StoreAnswer {
  status: number
  /** At most the first 2,000 characters. */
  text: string
  /** Where the answer came from in the end. */
  origin: string
}

/** No answer came. `sent` tells whether the whole file had left, so that it may be stored all the same. */
export class TransferError extends UserError {
  override name = 'TransferError'
  constructor(readonly sent: boolean) {
    super(sent ? '网络异常，结果未知，请刷新核对' : navigator.onLine ? '网络异常，上传中断' : '网络已断开，上传中断')
  }

  override get resultUnknown(): boolean {
    return this.sent
  }
}

/** Posts a form and resolves with whatever is answered. Rejects with `TransferError`, or the signal's reason. */
export function postFile(
  url: URL,
  form: FormData,
  { onProgress, onSent }: TransferEvents,
  signal: AbortSignal,
): Promise<StoreAnswer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error)
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    let sent = false
    request.open('POST', url)
    request.responseType = 'text'
    request.upload.addEventListener('progress', (event) => onProgress(event.loaded, event.total))
    request.upload.addEventListener('load', () => {
      sent = true
      onSent()
    })
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        text: request.responseText.slice(0, 2_000),
        origin: originOf(request.responseURL) ?? url.origin,
      }),
    )
    request.addEventListener('error', () => reject(new TransferError(sent)))
    request.addEventListener('abort', () => reject(signal.aborted ? (signal.reason as Error) : new TransferError(sent)))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
    signal.addEventListener('abort', abort)
    request.send(form)
  })
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined
}
