import { endSession, startSession } from './session.ts'

/**
 * What the server of a story answers, by `GET /api/org/tree`: the data of a success, or a function of the request's body
 * (of its query where it has none) that gives it. What that throws is a refusal with its message, and its `code` if it has one.
 */
export type StoryAnswers = Readonly<Record<string, unknown>>

/** Signs in and answers the calls of a story; gives how to stop, which is what a story's `beforeEach` returns. */
export function serveStory(answers: StoryAnswers): () => void {
  const { fetch } = globalThis
  startSession('story', '13800000000')
  globalThis.fetch = async (...given) => {
    const request = new Request(...given)
    const { pathname, searchParams } = new URL(request.url)
    const key = `${request.method} ${pathname}`
    if (!(key in answers)) return fetch(...given)
    const answer = answers[key]
    const body = await request.text()
    try {
      const data: unknown = typeof answer === 'function' ? await answer(body === '' ? Object.fromEntries(searchParams) : JSON.parse(body)) : answer
      return Response.json({ code: 1, msg: 'success', data })
    } catch (error) {
      const { code = 0, message: msg } = error as Error & { code?: number }
      return Response.json({ code, msg, data: null })
    }
  }
  return () => {
    globalThis.fetch = fetch
    endSession(undefined)
  }
}
