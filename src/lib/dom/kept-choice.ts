import { removeAllStored, stored } from './stored.ts'

const PREFIX = 'console.chosen.'

/** The ids, as text, that are chosen in a list of this tab; kept over a reload. */
export const keptChoice = (list: string) =>
  stored(
    PREFIX + list,
    (value) => (Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : undefined),
    'tab',
  )

/** Forgets what was chosen, for somebody else may sign in next. */
export function forgetChoices() {
  removeAllStored(PREFIX, 'tab')
}
