import fs from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'

/** Waits for the one file that a browser saves in a folder, and takes it from there. */
export async function takeSaved(folder: string): Promise<{ name: string; bytes: Buffer }> {
  let name = ''
  await expect(async () => {
    const files = await fs.readdir(folder)
    expect(files.map((file) => path.extname(file))).not.toContain('.part')
    name = files.find((file) => !file.endsWith('.wkdownload')) ?? ''
    expect((await fs.stat(path.join(folder, name || '?'))).size).toBeGreaterThan(0)
  }).toPass({ timeout: 20_000 })
  const file = path.join(folder, name)
  const bytes = await fs.readFile(file)
  await fs.rm(file)
  return { name, bytes }
}
