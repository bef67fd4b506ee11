import { diagnose, type DiagnosisCheck, type DiagnosisFacts, type Reason } from '#src/domain/diagnosis.ts'

/*
 * The first trouble of a terminal among many, for which no more is asked than it takes: what the row of a list says
 * itself, then its play list, then its commands.
 */

/** The answers beside the row; undefined is one that was not needed or did not come. */
export type HealthAnswers = Pick<DiagnosisFacts, 'playList' | 'commands'>

export type HealthFacts = Omit<DiagnosisFacts, 'publishedAt'>

export type HealthQuestion = keyof HealthAnswers

/** Checks that the row alone decides, and before which there is no other. */
const OF_THE_ROW: ReadonlySet<DiagnosisCheck | undefined> = new Set(['offline', 'powerOff'])

/** What is to be asked next; undefined when the first trouble is known, or when all has been asked. */
export function nextQuestion(facts: HealthFacts): HealthQuestion | undefined {
  const first = firstTrouble(facts)?.kind
  if (OF_THE_ROW.has(first)) return undefined
  if (!facts.playList) return 'playList'
  return first || facts.commands ? undefined : 'commands'
}

export function firstTrouble(facts: HealthFacts): Reason | undefined {
  return diagnose(facts).reasons[0]
}
