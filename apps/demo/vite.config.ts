import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@archive-of-minds/source', ...defaultClientConditions] },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env['API_PORT'] ?? 3000}` } },
  build: { modulePreload: { polyfill: false } },
})
