/*
 * The one Trusted Types policy. The console never makes markup or code from strings: a string with `<` is refused
 * wherever the browser would parse it, and scripts come from the console's own folder only (the service worker of the
 * simulated server is one). Imported first, for its effect.
 */

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScript' | 'createScriptURL', (input: string) => string>,
  ): unknown
}

const { trustedTypes } = window as { trustedTypes?: TrustedTypes }

trustedTypes?.createPolicy('default', {
  createHTML(text) {
    if (text.includes('<')) throw new TypeError('Markup from strings is refused')
    return text
  },
  createScript() {
    throw new TypeError('Code from strings is refused')
  },
  createScriptURL(url) {
    const folder = new URL(import.meta.env.BASE_URL, location.href)
    const target = new URL(url, location.href)
    if (target.origin !== folder.origin || !target.pathname.startsWith(folder.pathname))
      throw new TypeError('Scripts from elsewhere are refused')
    return url
  },
})
