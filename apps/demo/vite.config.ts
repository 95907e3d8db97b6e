import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@archive-of-minds/source', ...defaultClientConditions] },
  // The page's own host is kept, since the server takes posts from its own origin only.
  server: { proxy: { '/api': { target: `http://127.0.0.1:${process.env['API_PORT'] ?? 3000}`, changeOrigin: false } } },
  build: { modulePreload: { polyfill: false } },
})
