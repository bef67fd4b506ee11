/*
 * The store that uploads go to, such as many companies rent one: it knows no session, only the signature in the form,
 * and answers in XML. What it takes becomes a material (C12).
 */
import { IMAGE_SIDE_LIMIT } from '#src/domain/upload-rules.ts'
import { ReviewStatus } from '#src/domain/review.ts'
import { fileKind, isPicture, KIND_BYTES, type FileKind } from '#src/lib/files/file-kind.ts'
import { imageSize, type ImageSize } from '#src/lib/files/image-size.ts'
import { cdnPath } from './cdn-path.ts'
import type { MockServerOptions } from '../server/create-mock-server.ts'
import { uploadRules } from '../db/company-settings.ts'
import { filmPath } from '../media/media.ts'
import type { MaterialRow, UploadRow } from '../db/models.ts'
import { rootOrgOf } from '../db/orgs.ts'
import { inTranscoding, settled } from '../simulation/reviews.ts'
import type { VideoFacts } from '#src/lib/files/video-facts.ts'
import type { World } from '../db/world.ts'

/** What the store refuses: HTTP status, its own code, and why. */
class Refused extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** Takes a form with a file, and answers as such stores do: 201, or an error in XML. */
export async function receiveUpload(
  request: Request,
  world: World,
  firstFrame?: MockServerOptions['firstFrame'],
): Promise<Response> {
  try {
    const { file, row } = await readForm(request, world)
    const facts = await factsOf(file, row)
    const frame = row.type === 1 && facts.readable ? await firstFrame?.(file).catch(() => undefined) : undefined
    // nothing is waited for between the check and the mark: a signature is good for one upload
    if (world.gate.upload.get(row.id).used) throw new Refused(403, 'AccessDenied', 'The signature has been used.')
    world.gate.upload.update(row.id, { used: true })
    const made = toMaterial(facts, row, world)
    const material = world.gate.material.create(frame ? { ...made, snapshot: `${made.path}.jpg` } : made)
    await world.files.put(cdnPath(material), new Blob([file], { type: material.mime }))
    if (frame) await world.files.put(cdnPath({ type: 0, path: material.snapshot }), frame)
    return xml(201, `<PostResponse><Key>${row.id}</Key></PostResponse>`)
  } catch (error) {
    if (error instanceof Refused)
      return xml(error.status, `<Error><Code>${error.code}</Code><Message>${error.message}</Message></Error>`)
    throw error
  }
}

function xml(status: number, text: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>${text}`, {
    status,
    headers: { 'Content-Type': 'application/xml' },
  })
}

async function readForm(request: Request, world: World): Promise<{ file: File; row: UploadRow }> {
  const form = await request.formData().catch(() => {
    throw new Refused(400, 'MalformedPOSTRequest', 'The body is not multipart/form-data.')
  })
  const entries = [...form]
  const [, last] = entries.at(-1) ?? []
  // such stores read no field that comes after the file
  if (!(last instanceof File) || entries.filter(([, value]) => value instanceof File).length !== 1) {
    throw new Refused(400, 'InvalidArgument', 'POST requires exactly one file, as the last field.')
  }
  const row = world.gate.upload.find(String(form.get('key')))
  if (!row) throw new Refused(403, 'AccessDenied', 'The key was not signed.')
  if (form.get('signature') !== row.signature || form.get('data') !== row.data)
    throw new Refused(403, 'SignatureDoesNotMatch', 'The signature does not match.')
  if (form.get('originName') !== row.originName)
    throw new Refused(403, 'AccessDenied', 'Invalid according to Policy: originName.')
  if (row.expireTime <= world.clock.now())
    throw new Refused(403, 'AccessDenied', 'Invalid according to Policy: Policy expired.')
  return { file: last, row }
}

/** What the bytes say of a file. */
interface Facts {
  size: number
  width: number
  height: number
  duration: number
  mime: string
  /** Whether it can be shown, or transcoded so that it can. */
  readable: boolean
}

async function factsOf(file: File, { type }: UploadRow): Promise<Facts> {
  const { size } = file
  if (size > (type === 0 ? uploadRules.imageLimit : uploadRules.videoLimit))
    throw new Refused(400, 'EntityTooLarge', 'The file is too large.')
  if (size === 0) throw new Refused(400, 'EntityTooSmall', 'The file is empty.')
  const kind = fileKind(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()))
  if (type === 0)
    return { size, ...(await pictureSize(kind, file)), duration: 0, mime: `image/${kind}`, readable: true }
  // a film that cannot be read is taken, and fails when it is transcoded
  const { videoFacts } = await import('#src/lib/files/video-facts.ts')
  const film = await videoFacts(kind, file)
  const { width, height } = film?.width ? film : { width: 1920, height: 1080 }
  const duration = Math.round((film?.duration ?? 0) * 10) / 10
  return {
    size,
    width,
    height,
    duration,
    mime: kind === 'webm' ? 'video/webm' : 'video/mp4',
    readable: isFilm(kind, film),
  }
}

/** Whether a transcoder finds pictures in it: one of a kind that is not read here counts as one. */
function isFilm(kind: FileKind | undefined, film: VideoFacts | undefined): boolean {
  if (kind === undefined || isPicture(kind)) return false
  return (kind !== 'iso' && kind !== 'webm') || (film !== undefined && film.width > 0)
}

function toMaterial(
  { readable, ...facts }: Facts,
  { id: path, type, originName, accountId }: UploadRow,
  world: World,
): MaterialRow {
  const creator = world.gate.account.get(accountId)
  const id = world.gate.material.nextId()
  return {
    id,
    name: originName.replace(/(.)\.[^.]*$/, '$1'),
    type,
    ...facts,
    path,
    snapshot: type === 0 ? path : filmPath(id, facts.width, facts.height),
    enabled: 1,
    groupId: 0,
    organizationId: rootOrgOf(world.gate, creator),
    creator: creator.account,
    createTime: world.clock.now(),
    ...(type === 0 ? settled(ReviewStatus.pending) : inTranscoding(world, id)),
    ...(!readable && { verdict: ReviewStatus.transcodingFailed }),
  }
}

async function pictureSize(kind: FileKind | undefined, file: File): Promise<ImageSize> {
  const size =
    kind && isPicture(kind)
      ? await imageSize(
          kind,
          async (offset, length) => new DataView(await file.slice(offset, offset + length).arrayBuffer()),
        )
      : undefined
  if (!size) throw new Refused(400, 'InvalidArgument', '素材类型不符')
  if (Math.max(size.width, size.height) > IMAGE_SIDE_LIMIT)
    throw new Refused(400, 'InvalidArgument', `图片尺寸不能超过${IMAGE_SIDE_LIMIT}*${IMAGE_SIDE_LIMIT}`)
  return size
}
