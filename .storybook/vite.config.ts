import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { JSX_SOURCE } from '../config/jsx-source.ts'

export default defineConfig({
  plugins: [react({ jsxImportSource: JSX_SOURCE })],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
})
