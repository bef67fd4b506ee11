/** Keeps the cookies of this page to itself: the session of another page of the same host would end its own. */
export function keepOwnCookies() {
  const kept = new Map<string, string>()
  Object.defineProperty(document, 'cookie', {
    get: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (text: string) => {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(text) ?? []
      if (name === undefined || value === undefined) return
      if (/; *max-age=0\b/.test(text)) kept.delete(name)
      else kept.set(name, value)
    },
  })
}
