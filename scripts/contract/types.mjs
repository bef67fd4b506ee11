import fs from 'node:fs'
import path from 'node:path'
import { createClient } from '@hey-api/openapi-ts'

export async function generateTypes(document, temp) {
  const input = path.join(temp, 'input.json')
  const output = path.join(temp, 'types')
  fs.writeFileSync(input, JSON.stringify(document))
  await createClient({ input, output, plugins: ['@hey-api/typescript'], logs: { level: 'silent', file: false } })
  return fs.readFileSync(path.join(output, 'types.gen.ts'), 'utf8')
}
