import { apiConfig } from './config.ts'

/** Where the server is, for what must not be mixed up with another. */
export function serverAddress(): string {
  return new URL(apiConfig.baseUrl || '/', location.origin).href
}
