import { fileKind, KIND_BYTES } from './file-kind.ts'
import { whyUnplayable } from './unplayable.ts'
import { videoFacts, type FilmBytes } from './video-facts.ts'

/** Milliseconds until a part of a file is given up. */
const TIMEOUT = 10_000

/**
 * Why a film at an address cannot be played, in words, from its own header, of which only the parts that matter are
 * fetched. Undefined when the file cannot be had: then another try may help.
 */
export async function whyFilmFails(url: string): Promise<string | undefined> {
  try {
    const film = await remoteBytes(url)
    if (!film) return undefined
    const kind = fileKind(new Uint8Array(await film.slice(0, KIND_BYTES).arrayBuffer()))
    return (kind && whyUnplayable(kind, await videoFacts(kind, film))) ?? '文件已损坏，或此浏览器不支持它的格式'
  } catch {
    return undefined
  }
}

async function remoteBytes(url: string): Promise<FilmBytes | undefined> {
  const first = await part(url, 0, KIND_BYTES)
  const total = /\/(\d+)$/.exec(first.headers.get('Content-Range') ?? '')?.[1]
  if (first.status === 206 && total !== undefined) {
    return {
      size: Number(total),
      slice: (from, to) => ({
        arrayBuffer: async () => (await part(url, from, Math.min(to, Number(total)))).arrayBuffer(),
      }),
    }
  }
  // a server that knows no parts sends all of it
  return first.ok ? first.blob() : undefined
}

function part(url: string, from: number, to: number): Promise<Response> {
  return fetch(url, {
    headers: { Range: `bytes=${from}-${to - 1}` },
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT),
  })
}
