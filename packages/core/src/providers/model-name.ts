/** A vendor of models, as the screen calls it, and the domain of its servers. */
export interface ModelVendor {
  readonly name: string;
  readonly domain: string;
}

/** Whether an address is one of the vendor's own servers. */
export function isAtVendor({ domain }: ModelVendor, baseURL: string): boolean {
  const { hostname } = new URL(baseURL);
  return hostname === domain || hostname.endsWith(`.${domain}`);
}

/**
 * What the screen calls a model. Only a vendor's own server is called by the vendor's name: behind another address, the
 * model may be anything.
 */
export function modelName(vendor: ModelVendor, model: string | undefined, baseURL: string): string {
  if (isAtVendor(vendor, baseURL)) return `${vendor.name} ${model ?? ""}`.trim();
  const { host } = new URL(baseURL);
  return model === undefined ? `Model at ${host}` : `${model} (${host})`;
}
