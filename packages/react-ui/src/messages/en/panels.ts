export const qr = {
  title: (product: string) => `Scan to Access ${product}`,
  picture: (url: string) => `QR code for ${url}`,
  copy: 'Copy URL',
  copied: 'URL copied to clipboard!',
  refused: 'The browser refused the clipboard. Select the address above and copy it by hand.',
  iPhone: {
    device: 'On iPhone',
    steps: ['Open the Camera and hold it over the code.', 'Tap the yellow link that appears.'],
  },
  android: {
    device: 'On Android',
    steps: ['Open the Camera, or Google Lens, and hold it over the code.', 'Tap the address that appears.'],
  },
} as const

export const memory = {
  title: 'Memory Bank',
  created: 'Created',
  lastInteraction: 'Last interaction',
  never: 'Never',
  unknown: 'Unknown',
  total: 'Total messages',
  fromUser: 'User messages',
  fromCharacter: 'Character messages',
  images: 'Images shared',
  storedLocally: 'Conversations are stored locally in this browser.',
  storedNowhere: 'This browser stores nothing for this page: the conversation lasts until the page closes.',
  coreIdentity: 'Core Identity',
  biographyLoading: 'Fetching the biography…',
  biographyFailed: 'The biography could not be fetched. Check your connection, then reload the page.',
} as const
