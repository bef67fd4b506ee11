// each address is written out, because only so does the build find the file
const client = new URL('./packages/client.apk', import.meta.url)
const adapter = new URL('./packages/adapter.apk', import.meta.url)

/** Where the installation file at a path below the address of pictures is: small archives that stand for real ones. */
export function packageAt(path: string): URL | undefined {
  if (!/^(client|adapter)\/[\w.-]+\.apk$/.test(path)) return undefined
  return path.startsWith('client') ? client : adapter
}
