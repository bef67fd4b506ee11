export interface Site {
  /** Where, with the base path and a slash at the end. */
  url: string
  /** What was asked for and is not there, such as `GET /api/user/info`. */
  missing: string[]
  close(): Promise<void>
}

/**
 * Serves the folder of a build as a static host would; port 0 takes a free one; `effort` is brotli's, 0 to 11; `name`
 * stands for the host in the URL; without `links`, files alone.
 */
export function serve(
  folder: string,
  options?: { port?: number; host?: string; name?: string; effort?: number; links?: boolean },
): Promise<Site>

/** Brotli, as hosts compress what they keep. */
export function compress(body: Uint8Array, effort?: number): Buffer
