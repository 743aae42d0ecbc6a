/** Difficult translations: 50 percent longer, without spaces, or one endless word. */
export const longTexts = {
  german: 'Zwei-Faktor-Authentifizierung jetzt für dieses Benutzerkonto deaktivieren',
  chinese: '您確定要永久刪除這三個角色以及它們所擁有的全部裝備、技能與進度嗎',
  unbroken: 'Donaudampfschifffahrtselektrizitäten'.repeat(6).slice(0, 190),
} as const
