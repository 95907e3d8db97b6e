/** No vendor says more than this about an error; a longer body is not read to its end. */
const LONGEST_ERROR_BYTES = 64 * 1024

/**
 * Reads a vendor's error, if it is JSON, as the vendor wrote it — but for the key, of which some quote a part.
 *
 * @returns the JSON text, or `null`.
 */
export async function readVendorError(response: Response, keys: readonly string[]): Promise<string | null> {
  const text = await readStart(response)
  try {
    JSON.parse(text)
  } catch {
    return null
  }
  return withoutKeys(text, keys)
}

async function readStart(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  if (reader === undefined) return ''
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    length += value.byteLength
    text += decoder.decode(value, { stream: true })
    if (length > LONGEST_ERROR_BYTES) {
      await reader.cancel().catch(() => {})
      return text
    }
  }
}

/** The keys themselves and shortened forms such as `sk-ab****wxyz`. */
function withoutKeys(text: string, keys: readonly string[]): string {
  return keys.reduce((rest, key) => rest.replaceAll(key, '[key]'), text).replace(/\bsk-[\w*.-]{4,}/g, '[key]')
}
