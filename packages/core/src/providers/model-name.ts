/**
 * What the screen calls a model. Only a vendor's own server is called by the vendor's name: behind another address, the
 * model may be anything.
 */
export function modelName(
  { name, domain }: { readonly name: string; readonly domain: string },
  model: string | undefined,
  baseURL: string,
): string {
  const { hostname, host } = new URL(baseURL);
  if (hostname === domain || hostname.endsWith(`.${domain}`)) return `${name} ${model ?? ""}`.trim();
  return model === undefined ? `Model at ${host}` : `${model} (${host})`;
}
