/** Under what a swap is kept; apart from its code, which comes when there is one. */
export const swapKey = (account: string) => `console.swap.${account}`
