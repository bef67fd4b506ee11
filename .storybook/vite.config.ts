import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // as in the console: a file to download is an address, not a data: URL
  build: { assetsInlineLimit: 0 },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
})
