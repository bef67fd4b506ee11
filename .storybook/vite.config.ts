import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { JSX_SOURCE } from '../config/jsx-source.ts'
import { isUnwatched } from '../config/unwatched.ts'

export default defineConfig({
  plugins: [react({ jsxImportSource: JSX_SOURCE })],
  server: {
    warmup: { clientFiles: ['.storybook/preview.tsx', 'src/ui/patterns/overview.mdx'] },
    watch: { ignored: (file) => isUnwatched(path.join(import.meta.dirname, '..'), file) },
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
})
