import type { Support } from '@olympus/contract/support'

export const sampleSupport: Support = {
  chatUrl: 'https://chat.example.com/olympus',
  wikiUrl: 'https://wiki.example.com',
  email: 'support@example.com',
  imprint: {
    name: 'Olympus Interactive Ltd',
    addressLines: ['12 Temple Road', 'Athens 105 58', 'Greece'],
  },
}

export const sampleSentMessage = {
  reference: 'CT-4Q7K-218X',
  sentAt: '2025-06-14T16:46:00.000Z',
} as const
