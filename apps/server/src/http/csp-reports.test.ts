import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestArchive, type TestArchive } from '../testing/test-archive'

let archive: TestArchive
beforeAll(async () => {
  archive = await createTestArchive()
})
afterAll(() => archive.close())

const report = (body: unknown, type = 'application/csp-report') =>
  archive.visitor().fetch('/api/csp-reports', { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) })
const refusals = () => archive.logLines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ event }) => event === 'refused by the content security policy')

it('every page says where to send reports', async () => {
  const { headers } = await archive.visitor().fetch('/api/health')
  expect([headers.get('reporting-endpoints'), headers.get('content-security-policy')?.split('; ').slice(-2)]).toEqual([
    'csp="/api/csp-reports"', ['report-uri /api/csp-reports', 'report-to csp'],
  ])
})

it('logs what was refused, of both ways to report, and nothing a visitor wrote', async () => {
  const older = { 'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'https://evil.example/a?secret=words', 'document-uri': 'http://localhost/?secret' } }
  const newer = [{ type: 'csp-violation', url: 'http://localhost/?secret', body: { effectiveDirective: 'script-src-elem', blockedURL: 'inline', sample: 'secret' } }]
  expect([(await report(older)).status, (await report(newer, 'application/reports+json')).status]).toEqual([204, 204])
  expect(refusals()).toMatchObject([
    { directive: 'img-src', blocked: 'https://evil.example' },
    { directive: 'script-src-elem', blocked: 'inline' },
  ])
  expect(archive.logLines.join()).not.toContain('secret')
})

it('refuses what is no report, and writes at most twenty lines a minute', async () => {
  expect([(await report('x')).status, (await report({ a: 1 })).status, (await report({ 'csp-report': { x: 'y'.repeat(20_000) } })).status]).toEqual([400, 400, 413])
  archive.clock.advance(60_000)
  const before = refusals().length
  for (let count = 0; count < 30; count += 1) await report({ 'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'inline' } })
  expect(refusals().length - before).toBe(20)
})
