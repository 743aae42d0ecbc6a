/** Where players of the demo world get help. `.example` names exist nowhere. */
export const demoContact = {
  supportEmail: 'help@olympus.example',
  chatUrl: 'https://chat.olympus.example',
  wikiUrl: 'https://wiki.olympus.example',
} as const
