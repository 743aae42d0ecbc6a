import type { Support } from '@olympus/contract/support'

export const sampleSupport: Support = {
  chatUrl: 'https://chat.example.com/olympus',
  wikiUrl: 'https://wiki.example.com',
  email: 'support@example.com',
}
