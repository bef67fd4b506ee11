/**
 * As whom stories open whole pages, by names: Storybook reads an account in an address as a number, and no number signs
 * in.
 */
export const storyRoles: Readonly<Record<string, string>> = {
  admin: '13800000000',
  operator: '13800000001',
  reviewer1: '13800000002',
  reviewer2: '13800000003',
  reviewer3: '13800000004',
  reviewer4: '13800000005',
  guest: '13800000006',
}

export function accountOf(role: unknown): string {
  return storyRoles[String(role)] ?? String(role)
}
