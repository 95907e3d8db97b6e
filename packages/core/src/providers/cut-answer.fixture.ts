/** Reads a whole answer as bytes, to be cut afterwards. */
export async function recordAnswer(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Nothing to record: ${response.status} ${await response.text()}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** How a cut answer ends: as if it were whole, or with a broken connection. */
export type CutEnd = "ended" | "reset";

/** A `fetch` whose streamed answer stops after so many bytes; `chunks` says where it is split on the way. */
export function createCutFetch(
  bytes: Uint8Array<ArrayBuffer>,
  length: number,
  end: CutEnd,
  chunks: readonly number[] = [],
): typeof fetch {
  const splits = [...new Set([0, ...chunks.filter((at) => at < length), length])].sort((one, other) => one - other);
  return async () => {
    let index = 0;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        const [from, to] = [splits[index], splits[index + 1]];
        index += 1;
        if (from !== undefined && to !== undefined) controller.enqueue(bytes.slice(from, to));
        else if (end === "ended") controller.close();
        // What browsers throw when a connection breaks while it is read.
        else controller.error(new TypeError("network error"));
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
}
