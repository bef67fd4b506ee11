/** Problems of the examples, in words; none when every one fits. */
export function checkExamples(document: unknown): string[]
