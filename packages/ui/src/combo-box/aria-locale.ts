/**
 * The locale under which react-aria has our strings and collation. It looks languages up by prefix, so that any `zh` but zh-TW
 * reads as simplified Chinese.
 */
export function ariaLocale(tag: string): string {
  if (/^zh-(hant|hk|tw|mo)\b/i.test(tag)) return 'zh-TW'
  return /^zh\b/i.test(tag) ? 'zh-CN' : tag
}
