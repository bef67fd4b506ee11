import { extensionOf } from '#src/lib/files/file-kind.ts'
import { Refusal } from '../server/refusal.ts'
import { hashText } from '../db/random.ts'
import type { Handlers } from './handler.ts'
import { uploadRules } from '../db/company-settings.ts'

/** How long a signature is good for. */
const SIGNATURE_MILLISECONDS = 10 * 60_000

/** Uploads: the signature (C12). The store that it leads to is `mocks/transport/object-store.ts`. */
export const materialUploadHandlers = {
  materialUploadSign({ body }, { world, account, mediaBase }) {
    const { originName, type } = body
    const extension = extensionOf(originName)
    const formats = type === 0 ? uploadRules.imageFormats : uploadRules.videoFormats
    if (!formats.includes(extension)) throw new Refusal('素材类型不符')
    const random = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('')
    // nothing of the file's name goes into the place where it will lie
    const key = `uploads/${random}.${extension}`
    const expireTime = world.clock.now() + SIGNATURE_MILLISECONDS
    const limit = type === 0 ? uploadRules.imageLimit : uploadRules.videoLimit
    const policy = btoa(
      JSON.stringify({
        expiration: new Date(expireTime).toISOString(),
        conditions: [
          ['eq', '$key', key],
          ['content-length-range', 1, limit],
        ],
      }),
    )
    const signature = btoa(`${hashText(policy)}${hashText(`${key} ${world.scenario.seed}`)}`)
    const data = btoa(JSON.stringify({ key, type, account: account.account }))
    world.gate.upload.create({
      id: key,
      accountId: account.id,
      originName,
      type,
      signature,
      data,
      expireTime,
      used: false,
    })
    return { host: `${mediaBase}upload`, fields: { key, policy, signature, success_action_status: '201' }, data }
  },
} satisfies Partial<Handlers>
