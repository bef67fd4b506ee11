import { session } from '#src/api/session.ts'
import type { Program } from '#src/api/generated/types.gen.ts'
import { stored } from '#src/lib/dom/stored.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'
import { outlineOf, type SceneOutline } from '#src/scene/model/content-outline.ts'

/** An ad as it was when it was refused here. */
export interface Refusal {
  id: string
  /** When, in epoch milliseconds. */
  at: number
  reason: string
  name: string
  /** `1920×1080` as numbers. */
  size: [width: number, height: number]
  /** Of all scenes, in seconds (E2). */
  duration: number
  scenes: SceneOutline[]
  /** Tells contents apart that have the same outline. */
  mark: string
}

export type Refusable = Pick<Program, 'id' | 'name' | 'width' | 'height' | 'content'>

/** The oldest go. */
const MOST = 40

const own = () => stored(`console.refusals.${session.account ?? ''}`, readRefusals)

function readRefusals(value: unknown): Refusal[] | undefined {
  return Array.isArray(value) ? value.filter(isRefusal).slice(0, MOST) : undefined
}

function isRefusal(value: unknown): value is Refusal {
  const { id, at, reason, name, size, duration, scenes, mark } = (value ?? {}) as Partial<
    Record<keyof Refusal, unknown>
  >
  return (
    [id, reason, name, mark].every((text) => typeof text === 'string') &&
    [at, duration].every(Number.isFinite) &&
    Array.isArray(size) &&
    size.every(Number.isFinite) &&
    Array.isArray(scenes) &&
    scenes.every(
      (scene: Partial<SceneOutline> | null) =>
        Number.isFinite(scene?.seconds) &&
        Array.isArray(scene?.materials) &&
        scene.materials.every(
          (material) => Array.isArray(material) && material.every((text) => typeof text === 'string'),
        ),
    )
  )
}

/** An ad in the form in which it is remembered; undefined where its content cannot be read. */
export function asSeen(program: Refusable): Omit<Refusal, 'at' | 'reason'> | undefined {
  const scenes = outlineOf(program.content)
  return (
    scenes && {
      id: String(program.id),
      name: program.name ?? '',
      size: [program.width ?? 0, program.height ?? 0],
      duration: scenes.reduce((sum, { seconds }) => sum + seconds, 0),
      scenes,
      mark: markOf(typeof program.content === 'string' ? program.content : JSON.stringify(program.content)),
    }
  )
}

/** Keeps what was refused, in this browser and for this account (U16): no call tells an ad as it was. */
export function rememberRefusal(program: Refusable, reason: string) {
  const seen = asSeen(program)
  if (!seen) return
  const others = (own().read() ?? []).filter(({ id }) => id !== seen.id)
  own().write([{ ...seen, at: serverNow(), reason }, ...others].slice(0, MOST))
}

export function refusalOf(id: Program['id']): Refusal | undefined {
  return own()
    .read()
    ?.find((refusal) => refusal.id === String(id))
}

/** FNV-1a over 32 bits: enough to see that something is another text. */
function markOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `${text.length}.${(hash >>> 0).toString(36)}`
}
