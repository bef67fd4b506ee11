import { apiConfig } from './config.ts'
import { session } from './session.ts'
import { forgetUser } from './user-info.ts'

/**
 * Shows the console of a simulated server as a role, by giving this account its codes until they are given back; the
 * page is to be loaded anew afterwards. The server refuses what the role may not do, as it would.
 */
export async function viewAs(role?: { name: string; codes: string[] }) {
  const demo = await apiConfig.demo
  await demo?.viewAs(session.account ?? '', role)
  forgetUser()
}

export async function viewedAs(): Promise<string | undefined> {
  return (await apiConfig.demo)?.viewedAs(session.account ?? '')
}
