import { endSession, startSession } from './session.ts'

/**
 * What the server of a story answers, by `GET /api/org/tree`: the data of a success, or a function of the request's body
 * that gives it. What that throws is a refusal with its message.
 */
export type StoryAnswers = Readonly<Record<string, unknown>>

/** Signs in and answers the calls of a story; gives how to stop, which is what a story's `beforeEach` returns. */
export function serveStory(answers: StoryAnswers): () => void {
  const { fetch } = globalThis
  startSession('story', '13800000000')
  globalThis.fetch = async (...given) => {
    const request = new Request(...given)
    const key = `${request.method} ${new URL(request.url).pathname}`
    if (!(key in answers)) return fetch(...given)
    const answer = answers[key]
    const body = await request.text()
    try {
      const data: unknown = typeof answer === 'function' ? await answer(body === '' ? undefined : JSON.parse(body)) : answer
      return Response.json({ code: 1, msg: 'success', data })
    } catch (error) {
      return Response.json({ code: 0, msg: (error as Error).message, data: null })
    }
  }
  return () => {
    globalThis.fetch = fetch
    endSession(undefined)
  }
}
