/** `status-badge` is `StatusBadge` in the code. */
export const nameInCode = (file: string) =>
  file.replaceAll(/(?:^|-)(\w)/g, (_: string, letter: string) => letter.toUpperCase())
