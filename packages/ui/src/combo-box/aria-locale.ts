/**
 * Maps a tag to the locale of react-aria’s strings and collation. It matches languages by prefix, so it
 * would treat every `zh` tag except zh-TW as simplified Chinese.
 */
export function ariaLocale(tag: string): string {
  if (/^zh-(hant|hk|tw|mo)\b/i.test(tag)) return 'zh-TW'
  return /^zh\b/i.test(tag) ? 'zh-CN' : tag
}
