/**
 * The filing (ICP) number in the footer of login: it ends in 8 on one production host and in 7 on all others (1§2). The
 * number and that host are the deployment's; the demo shows an invented number, a real build without one shows none.
 */
export function filingNumber(
  host: string,
  { number, hostOf8 }: { number: string | undefined; hostOf8: string | undefined },
): string | undefined {
  return number && `${number}-${host === hostOf8 ? 8 : 7}`
}
