/** The differences between the vendor's models in a speech request. */
export interface SpeechModelFields {
  readonly previous_text?: string | undefined;
  readonly next_text?: string | undefined;
  readonly voice_settings?: { readonly stability?: number | undefined } | undefined;
}

/**
 * Removes or rounds fields that the vendor refuses for this model: `eleven_v3` takes a stability of 0, 0.5 or 1
 * only, and no neighbouring text.
 */
export function fitSpeechModel<Request extends SpeechModelFields>(
  model: string | undefined,
  request: Request,
): Request {
  if (model?.startsWith("eleven_v3") !== true) return request;
  const { previous_text: _previous, next_text: _next, voice_settings: settings, ...rest } = request;
  if (settings === undefined) return rest as Request;
  const { stability } = settings;
  const fitted = stability === undefined ? settings : { ...settings, stability: Math.round(stability * 2) / 2 };
  return { ...rest, voice_settings: fitted } as Request;
}
