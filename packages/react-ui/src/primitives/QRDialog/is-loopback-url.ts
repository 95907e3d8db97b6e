/** Whether an address is a loopback address, which leads other devices to themselves. */
export function isLoopbackUrl(address: string): boolean {
  try {
    return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
  } catch {
    return false;
  }
}
