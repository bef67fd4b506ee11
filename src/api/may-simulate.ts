/**
 * Whether this build may run on the simulated server. Known while building, so that a build for a real server has none
 * of the words and buttons of demonstrations.
 */
export const maySimulate = !import.meta.env.VITE_API_BASE_URL
