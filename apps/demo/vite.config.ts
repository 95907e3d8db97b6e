import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

/** On a file host nobody sends the headers the server sends; what a page may say for itself, it says. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  transformIndexHtml: {
    order: 'post',
    handler: () => [
      {
        tag: 'meta',
        attrs: {
          'http-equiv': 'content-security-policy',
          content:
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; object-src 'none'; form-action 'none'",
        },
        injectTo: 'head-prepend',
      },
    ],
  },
}

export default defineConfig(({ mode }) => ({
  plugins: [react(), mode === 'static' && contentSecurityPolicy],
  resolve: { conditions: ['@archive-of-minds/source', ...defaultClientConditions] },
  // The page's own host is kept, since the server takes posts from its own origin only.
  server: { proxy: { '/api': { target: `http://127.0.0.1:${process.env['API_PORT'] ?? 3000}`, changeOrigin: false, ws: true } } },
  build: { modulePreload: { polyfill: false } },
}))
