/**
 * Whether a click is the second one of a double click, which people make on anything: what adds something adds it once.
 * Keys have no such count.
 */
export function isRepeatedClick({ detail }: Pick<UIEvent, 'detail'>): boolean {
  return detail > 1
}
