import { gzipSync } from 'node:zlib'
import { buildDemo, buildEntry, entries } from '../harness/build.mjs'
import { largestModules, weighWithout } from '../harness/modules.mjs'

const REACT = [/^react($|\/)/, /^react-dom($|\/)/]
const isCorpus = ({ moduleIds }) => moduleIds.some((id) => /\/keyless\/corpus\//.test(id))
// What a discussion needs besides is fetched by the Chat Room only.
const isMind = (chunk) => !isCorpus(chunk) && chunk.moduleIds.some((id) => id.endsWith('/providers/keyless/mind.ts'))

/** Listening, speaking, being interrupted, and what shows them. */
const VOICE = /\/(listening|speaking)\/|\/regions\/(microphone|voice|voice-offer|voice-activity|barge-in|audio)\.|\/chat\/(chat\.voice|microphone-status|heard-text)\.|\/components\/(Voice|Presence)\/|\/VoiceOnlyView\.|\/use-push-to-talk\.|\/contracts\/speech-/

// The level of a server that compresses as it sends.
const kilobytes = (files) => files.reduce((sum, { code, source }) => sum + gzipSync(code ?? source).length, 0) / 1000

/** A chunk with all it imports at once: what has been fetched when it runs. */
function closure(chunks, roots) {
  const found = new Set(roots)
  for (const chunk of found) {
    for (const fileName of chunk.imports) {
      const imported = chunks.find((other) => other.fileName === fileName)
      if (imported) found.add(imported)
    }
  }
  return [...found]
}

export async function measureBytes() {
  const embed = await buildEntry(entries.embed, { external: REACT, sourcemap: 'hidden' })
  const presence = await buildEntry(entries.presence, { external: [...REACT, /^@archive-of-minds\/core/, /^@?xstate/] })
  const demo = await buildDemo()
  const chunksOf = (output) => output.filter(({ type }) => type === 'chunk')
  const embedChunks = chunksOf(embed)
  const atOnce = closure(embedChunks, embedChunks.filter(({ isEntry }) => isEntry))
  // The mind counts even where it is fetched later: without it nobody answers.
  const withMind = closure(embedChunks, embedChunks.filter((chunk) => chunk.isEntry || isMind(chunk)))
  const demoChunks = chunksOf(demo)
  // The service worker is an entry of its own, which no page waits for.
  const demoLoad = closure(demoChunks, demoChunks.filter(({ isEntry, name }) => isEntry && name === 'main'))
  const css = (output) => output.filter(({ fileName }) => fileName.endsWith('.css'))
  return {
    rows: [
      { figure: 'JS to embed a text chat, mind in, React, corpora and voice out', values: [weighWithout(withMind, (module) => VOICE.test(module)) / 1000], unit: 'kB', limit: 36 },
      { figure: '— with voice, as it is loaded', values: [kilobytes(withMind)], unit: 'kB' },
      { figure: '— of which before the first question', values: [kilobytes(atOnce)], unit: 'kB' },
      { figure: 'CSS to embed a text chat', values: [kilobytes(css(embed))], unit: 'kB', limit: 12 },
      { figure: 'JS of the Presence, React and core out', values: [kilobytes(chunksOf(presence))], unit: 'kB', limit: 3 },
      { figure: 'JS at first load of the demo, React in', values: [kilobytes(demoLoad)], unit: 'kB', limit: 110 },
      { figure: '— CSS of the demo', values: [kilobytes(css(demo))], unit: 'kB' },
    ],
    modules: { embed: largestModules(withMind), demo: largestModules(demoLoad) },
  }
}
