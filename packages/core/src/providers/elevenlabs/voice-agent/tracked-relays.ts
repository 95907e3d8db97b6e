export interface TrackedRelays {
  /** Those that were named, without what is no relay. */
  found(): readonly RTCIceServer[];
  /** From now on nothing is tracked, and the browser's own class is in its place. */
  release(): void;
}

/** The vendor's client keeps to itself which relays a media room names, but passes them to every connection to peers. */
export function trackRelays(): TrackedRelays {
  const original = globalThis.RTCPeerConnection;
  const named = new Map<string, RTCIceServer>();
  const note = (configuration: RTCConfiguration | undefined) => {
    for (const server of configuration?.iceServers ?? [])
      if (isRelay(server)) named.set(JSON.stringify(server), server);
  };
  const watching = new Proxy(original, {
    construct(target, parameters: ConstructorParameters<typeof RTCPeerConnection>, newTarget) {
      note(parameters[0]);
      const peer = Reflect.construct(target, parameters, newTarget) as RTCPeerConnection;
      // Some connections are made before the room has answered.
      const configure = (peer as Partial<RTCPeerConnection>).setConfiguration?.bind(peer);
      peer.setConfiguration = (configuration) => {
        note(configuration);
        configure?.(configuration);
      };
      return peer;
    },
  });
  globalThis.RTCPeerConnection = watching;
  return {
    found: () => [...named.values()],
    release() {
      // Another script may have replaced it since.
      if (globalThis.RTCPeerConnection === watching) globalThis.RTCPeerConnection = original;
    },
  };
}

function isRelay({ urls }: RTCIceServer): boolean {
  return [urls].flat().some((address) => /^turns?:/.test(address));
}
