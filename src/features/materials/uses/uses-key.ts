/** Where materials are used; apart from the code that reads it, which comes when somebody asks. */
export const USES_KEY = ['programList', { uses: true }] as const
