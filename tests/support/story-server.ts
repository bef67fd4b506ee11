import { endSession, startSession } from '#src/api/session.ts'

/**
 * What the server of a story answers, by `GET /api/org/tree`: the data of a success, or a function of the request's
 * body (of its query where it has none) that gives it. What that throws is a refusal with its message, and its `code`
 * if it has one.
 */
export type StoryAnswers = Readonly<Record<string, unknown>>

/** Signs in and answers the calls of a story; gives how to stop, which is what a story's `beforeEach` returns. */
export function serveStory(answers: StoryAnswers): () => void {
  startSession('story', '13800000000')
  const stop = answerFetch(async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const key = `${request.method} ${pathname}`
    if (!(key in answers)) return undefined
    const answer = answers[key]
    const body = await request.text()
    try {
      const data: unknown =
        typeof answer === 'function'
          ? await answer(body === '' ? Object.fromEntries(searchParams) : JSON.parse(body))
          : answer
      return Response.json({ code: 1, msg: 'success', data })
    } catch (error) {
      const { code = 0, message: msg } = error as Error & { code?: number }
      return Response.json({ code, msg, data: null })
    }
  })
  return () => {
    stop()
    endSession(undefined)
  }
}

/**
 * Has `fetch` answered in the page; what gets no answer goes to the network. Gives how to stop. Not by msw: in a
 * browser it answers through a service worker, which would have to stand before a story's first call, and through
 * which all that Storybook and Vitest load would go too.
 */
export function answerFetch(answer: (request: Request) => Promise<Response | undefined>): () => void {
  const { fetch } = globalThis
  globalThis.fetch = async (...given) => {
    const request = new Request(...given)
    return (await answer(request.clone())) ?? fetch(request)
  }
  return () => {
    globalThis.fetch = fetch
  }
}
