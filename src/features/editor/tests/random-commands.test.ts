import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isJsonObject, own } from '#src/scene/model/json.ts'
import { adLimits } from '#src/scene/model/limits.ts'
import { sceneSeconds } from '#src/scene/model/durations.ts'
import { boundedStay } from '#src/scene/model/stay.ts'
import { anyDocument } from '#src/scene/tests/documents.ts'
import { contentOf, editDocument, elementView, isTimed, viewOf, type EditDocument } from '../model/edit-document.ts'
import { commandIds, commandOf, type CommandId } from '../commands/commands.ts'
import { contentsOf, countIn } from '../model/limits.ts'
import { createEditorStore } from '../session/editor-store.ts'
import { COMMANDS, runRandom, type RandomCommand } from './random-commands.ts'
import { adOf, anyAd } from './samples.ts'

/** RUNS=1000 is for looking closely. */
const RUNS = Number(process.env.RUNS ?? 400)

const possible = commandIds.filter((id) => !commandOf(id).never)

const commands = (count: number): fc.Arbitrary<RandomCommand[]> =>
  fc.array(fc.record({ which: fc.nat(COMMANDS - 1), a: fc.nat(9999), b: fc.nat(9999) }), {
    minLength: count,
    maxLength: count,
  })

/** Does commands, then checks that all can be undone and done again. Calls `each` after every one of them. */
async function play(
  start: EditDocument,
  list: readonly RandomCommand[],
  {
    each,
    done,
  }: { each?: (before: EditDocument, after: EditDocument, answer: unknown) => void; done?: Set<CommandId> } = {},
) {
  const store = createEditorStore(start, { now: () => 0 })
  const clipboard = { text: '' }
  for (const command of list) {
    const before = store.state.document
    const answer = await runRandom(store, clipboard, command, done)
    each?.(before, store.state.document, answer)
  }
  while (store.state.redoLabel !== undefined) store.redo()
  const end = store.state.document
  while (store.state.undoLabel !== undefined) store.undo()
  expect(store.state.document).toBe(start)
  while (store.state.redoLabel !== undefined) store.redo()
  expect(store.state.document).toBe(end)
  return end
}

function others(document: EditDocument) {
  return document.scenes
    .flatMap(({ elements }) => elements)
    .filter((element, index) => !isJsonObject(element.raw) || elementView(element, index).kind === 'other')
}

function expectWhole(document: EditDocument) {
  expect(document.scenes.length).toBeLessThanOrEqual(adLimits.scenes)
  for (const scene of document.scenes) {
    expect(countIn(scene, 'mediaBox')).toBeLessThanOrEqual(adLimits.mediaBoxes)
    const { stay } = viewOf(scene)
    if (isTimed(scene)) expect(stay).toBe(sceneSeconds(scene.elements.map(elementView)))
    else expect(stay).toBe(boundedStay(stay))
    for (const [index, element] of scene.elements.entries()) {
      expect(contentsOf(element.raw)?.count ?? 0).toBeLessThanOrEqual(10)
      if (!isJsonObject(element.raw) || elementView(element, index).kind === 'other') continue
      const [left, top, width, height] = ['left', 'top', 'width', 'height'].map((key) =>
        Number(own(own(element.raw, 'layout'), key)),
      )
      for (const value of [left, top, width, height]) expect(value).toBeGreaterThanOrEqual(0)
      expect(Number(left) + Number(width)).toBeLessThanOrEqual(100.000_001)
      expect(Number(top) + Number(height)).toBeLessThanOrEqual(100.000_001)
    }
  }
}

// forty thousand commands are a few seconds on a machine that does nothing else
describe('any commands in any order', { timeout: 300_000 }, () => {
  it('can be undone and done again, and keep limits, places, stays and what is not known', async () => {
    const done = new Set<CommandId>()
    await fc.assert(
      fc.asyncProperty(anyAd, commands(100), async ({ scenes, size }, list) => {
        const start = adOf(scenes, size)
        const end = await play(start, list, { done })
        expectWhole(end)
        const came = new Map(others(start).map(({ id, raw }) => [id, raw]))
        for (const { id, raw } of others(end)) if (came.has(id)) expect(raw).toBe(came.get(id))
      }),
      { numRuns: RUNS },
    )
    // each of the table was among them, and could be done
    expect(possible.filter((id) => !done.has(id))).toEqual([])
  })

  it('change nothing when they are refused', async () => {
    await fc.assert(
      fc.asyncProperty(anyAd, commands(40), async ({ scenes, size }, list) => {
        await play(adOf(scenes, size), list, {
          each(before, after, answer) {
            if (typeof answer === 'string') expect(after).toBe(before)
          },
        })
      }),
      { numRuns: 75 },
    )
  })

  it('work on contents of any form', async () => {
    await fc.assert(
      fc.asyncProperty(anyDocument, commands(40), async (value, list) => {
        const raw = JSON.parse(JSON.stringify(isJsonObject(value) ? value : {})) as unknown
        const start = editDocument(isJsonObject(raw) ? raw : {}, { name: '', width: 1920, height: 1080 })
        const end = await play(start, list)
        expect(() => contentOf(end)).not.toThrow()
      }),
      { numRuns: 100 },
    )
  })

  it('are steps of which three hundred and more go back and forth, all commands among them', async () => {
    const start = adOf([[]])
    let time = 0
    // a clock that goes: each is a step of its own
    const store = createEditorStore(start, { now: () => (time += 1000) })
    const clipboard = { text: '' }
    const [random] = fc.sample(commands(4000), { numRuns: 1, seed: 7 })
    const documents = [start]
    const done = new Set<CommandId>(['undo', 'redo'])
    const left = () => possible.filter((id) => !done.has(id))
    for (const [index, command] of (random ?? []).entries()) {
      if (documents.length > 300 && left().length === 0) break
      // what came not yet by chance is tried again and again
      const wanted = index % 2 === 0 ? left()[index % left().length] : undefined
      const which = wanted === undefined ? command.which : commandIds.indexOf(wanted)
      // what goes through the history is done below
      if (['undo', 'redo'].includes(commandIds[which] ?? '')) continue
      await runRandom(store, clipboard, { ...command, which }, done)
      if (store.state.document !== documents.at(-1)) documents.push(store.state.document)
    }
    expect(left()).toEqual([])
    // fewer than are kept
    expect(documents.length).toBeLessThan(500)
    for (const document of documents.toReversed().slice(1)) {
      store.undo()
      expect(store.state.document).toBe(document)
    }
    for (const document of documents.slice(1)) {
      store.redo()
      expect(store.state.document).toBe(document)
    }
  })
})
