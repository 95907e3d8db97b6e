export interface TrackedRelays {
  /** The relays that the media room named. */
  found(): readonly RTCIceServer[];
  /** Ends the tracking, and restores the browser's class. */
  release(): void;
}

/** Finds the relays that a media room names: the vendor's client does not expose them, but passes them to each `RTCPeerConnection`. */
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
