/** A sign with its number behind it, as the first of a sum: `+10`, `*2`, `/3` go on from what is there. */
const GOES_ON = /^[+*/]/
const TOKEN = /\s*(\d+(?:\.\d*)?|\.\d+|[-+*/()])/y

/**
 * A figure as people type it, also with full-width digits: a number, or a sum such as `960/2` and `(1920-40)/3`; one
 * that begins with `+`, `*` or `/` goes on from the value that is there. A minus begins a number below zero. Undefined
 * for anything else, and for what would go on from a value that is not known.
 */
export function figureOf(text: string, value: number | undefined): number | undefined {
  const plain = text.normalize('NFKC').replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-').trim()
  const tokens = tokensOf(GOES_ON.test(plain) ? `(${value})${plain}` : plain)
  if (!tokens) return undefined
  const figure = sum(tokens)
  if (figure === undefined || tokens.length > 0 || !Number.isFinite(figure)) return undefined
  return Math.abs(figure) <= Number.MAX_SAFE_INTEGER ? figure : undefined
}

function tokensOf(text: string): string[] | undefined {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text)?.[1]
    if (token === undefined) return undefined
    tokens.push(token)
  }
  return tokens
}

// each takes what it reads off the front of the tokens

function sum(tokens: string[]): number | undefined {
  return chain(tokens, ['+', '-'], () => chain(tokens, ['*', '/'], () => factor(tokens)))
}

function chain(tokens: string[], signs: readonly string[], part: () => number | undefined): number | undefined {
  let total = part()
  while (total !== undefined && tokens[0] !== undefined && signs.includes(tokens[0])) {
    const sign = tokens.shift()
    const next = part()
    if (next === undefined) return undefined
    total = sign === '+' ? total + next : sign === '-' ? total - next : sign === '*' ? total * next : total / next
  }
  return total
}

function factor(tokens: string[]): number | undefined {
  const token = tokens.shift()
  if (token === '-') {
    const next = factor(tokens)
    return next === undefined ? undefined : -next
  }
  if (token !== '(') return token === undefined || !/[\d.]/.test(token) ? undefined : Number(token)
  const inner = sum(tokens)
  return tokens.shift() === ')' ? inner : undefined
}
