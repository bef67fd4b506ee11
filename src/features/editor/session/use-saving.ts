import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { loadAll } from '#src/api/paging.ts'
import { read, useWrite } from '#src/api/query.ts'
import { UserError } from '#src/lib/errors/user-error.ts'
import type { ServerVersion } from './draft-keeper.ts'
import type { Editor } from './editor-context.ts'
import {
  saveProgram,
  UnansweredError,
  type Conflict,
  type ConflictChoice,
  type SaveCalls,
  type Unanswered,
} from './save-program.ts'
import { takeSnapshot, type Snapshot } from './snapshot.ts'

export interface SaveEnd {
  /** The ad as the server calls it; undefined when it was made and cannot be found. */
  programId: string | number | undefined
  snapshot: Snapshot
}

export interface SavingOptions {
  /** The version that the server had when it was last looked at. */
  server: Readonly<ServerVersion>
  ask: (conflict: Conflict) => Promise<ConflictChoice>
  /** The document is about to be sent. */
  onSend: () => Promise<void> | undefined
  onSaved: (version: string, programId: string | number | undefined) => void
}

/** Given up by the one who saves: nothing to say. */
class SaveCancelled extends UserError {
  override get alreadyShown() {
    return true
  }
}

export function useSaveCalls(): SaveCalls {
  const client = useQueryClient()
  const { mutateAsync: create } = useWrite('programCreate')
  const { mutateAsync: update } = useWrite('programUpdate')
  return useMemo(
    () => ({
      get: (id) => client.fetchQuery({ ...read('programGet', { path: { id } }), staleTime: 0 }),
      named: (ad) => loadAll('programList', ad, new AbortController().signal),
      create: (body) => create({ body }),
      update: (body) => update({ body }),
    }),
    [client, create, update],
  )
}

/** Saves the editor's ad under a name. What goes wrong is thrown; then the document counts as unsaved as before. */
export function useSaving({ store, media }: Editor, calls: SaveCalls, { server, ask, onSend, onSaved }: SavingOptions) {
  const unanswered = useRef<Unanswered>(undefined)
  function expectEditable() {
    // another tab may take the ad over while a dialog is open here
    if (store.state.readOnly !== undefined) throw new UserError(store.state.readOnly)
  }
  return async function save(name: string): Promise<SaveEnd> {
    expectEditable()
    store.rename(name)
    const { document, programId } = store.state
    store.set({ saving: true })
    try {
      const [snapshot] = await Promise.all([takeSnapshot(document, media), onSend()])
      const saved = await saveProgram(
        calls,
        { document, image: snapshot.image, programId, base: server.base, unanswered: unanswered.current },
        async (conflict) => {
          const choice = await ask(conflict)
          expectEditable()
          return choice
        },
      )
      if (!saved) throw new SaveCancelled('')
      unanswered.current = undefined
      onSaved(saved.version, saved.programId)
      store.markSaved(document)
      store.set({ programId: saved.programId })
      return { programId: saved.programId, snapshot }
    } catch (error) {
      if (error instanceof UnansweredError) unanswered.current = error.unanswered
      throw error
    } finally {
      store.set({ saving: false })
    }
  }
}
