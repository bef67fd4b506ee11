/// <reference types="vite/client" />

interface ImportMetaEnv {
  /**
   * Set in builds for a real server, which leave the simulated one out. All settings reach the console by
   * src/api/deployment.ts.
   */
  readonly VITE_API_BASE_URL?: string
}
