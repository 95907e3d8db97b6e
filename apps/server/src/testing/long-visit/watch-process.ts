import { Socket } from "node:net";

/** Records each connection that this process opens. */
export function watchConnections(): { readonly connectedTo: Set<string>; stop(): void } {
  const connectedTo = new Set<string>();
  const { connect } = Socket.prototype;
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    const [first] = args.flat() as [unknown];
    const target =
      typeof first === "object" && first !== null
        ? (first as { host?: string; port?: number | string; path?: string })
        : { port: first as number, host: args[1] as string };
    connectedTo.add(target.path ?? `${target.host ?? "localhost"}:${target.port}`);
    return (connect as (...all: unknown[]) => Socket).apply(this, args);
  } as typeof connect;
  return { connectedTo, stop: () => void (Socket.prototype.connect = connect) };
}

/** Records what this process prints. */
export function watchPrinting(): { readonly printed: string[]; stop(): void } {
  const printed: string[] = [];
  const streams = [process.stdout, process.stderr].map((stream) => [stream, stream.write] as const);
  for (const [stream, write] of streams) {
    stream.write = ((...args: Parameters<typeof write>) => {
      printed.push(String(args[0]));
      return write.apply(stream, args);
    }) as typeof write;
  }
  return { printed, stop: () => streams.forEach(([stream, write]) => void (stream.write = write)) };
}
