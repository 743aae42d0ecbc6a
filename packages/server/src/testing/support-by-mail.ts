import type { Support } from '@olympus/contract/support'

/** As most portals have it: the contact page is a form. */
export const supportByMail: Support = {
  chatUrl: null,
  wikiUrl: null,
  email: 'help@example.com',
  imprint: null,
}
