/**
 * The locale under which react-aria has our strings and number parser. It looks languages up by prefix, so that any `zh` but
 * zh-TW reads as simplified Chinese.
 */
export const ariaLocale = (tag: string): string => {
  if (/^zh-(hant|hk|tw|mo)\b/i.test(tag)) return 'zh-TW'
  if (/^zh\b/i.test(tag)) return 'zh-CN'
  return tag
}
