/*
 * The list of sensitive words (R12): `sensitive-words.json` beside the console, a list of words that a deployment
 * replaces with its own. It is loaded when the editor first asks. Where it cannot be had no word is sensitive, and that
 * is said.
 */
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { proxy } from 'valtio/vanilla'
import { loadDeploymentFile } from '#src/api/deployment-file.ts'
import { findNothing, sensitiveFinder, type SensitiveFinder } from '../model/sensitive.ts'

export interface SensitiveWords {
  state: 'loading' | 'ready' | 'failed'
  /** Finds the words of the list; the same function as long as the list is the same. */
  find: SensitiveFinder
}

const FILE = 'sensitive-words.json'
const MOST_WORDS = 100_000
const LONGEST = 100

const words = proxy<SensitiveWords>({ state: 'loading', find: findNothing })
let loading: Promise<Readonly<SensitiveWords>> | undefined

/** Loads the list unless it is there; never rejects. After a failure the next call tries again. */
export function loadSensitiveWords(
  load: (name: string) => Promise<unknown> = loadDeploymentFile,
): Promise<Readonly<SensitiveWords>> {
  const now = (state: SensitiveWords['state'], find: SensitiveFinder): Readonly<SensitiveWords> => {
    Object.assign(words, { state, find })
    return { state, find }
  }
  loading ??= load(FILE)
    .then((value) => now('ready', sensitiveFinder(wordsIn(value))))
    .catch(() => {
      loading = undefined
      return now('failed', findNothing)
    })
  return loading
}

export function useSensitiveWords(): Readonly<SensitiveWords> {
  useEffect(() => {
    void loadSensitiveWords()
  }, [])
  return useSnapshot(words)
}

/**
 * The words in what a file says. A file that is no list of words is none at all: a part of it would look like the
 * whole.
 */
export function wordsIn(value: unknown): readonly string[] {
  if (
    !Array.isArray(value) ||
    value.length > MOST_WORDS ||
    !value.every((word): word is string => typeof word === 'string' && word.length <= LONGEST)
  ) {
    throw new Error(`${FILE} is no list of words`)
  }
  return value
}
