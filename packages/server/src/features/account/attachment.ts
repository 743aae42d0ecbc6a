/** The Content-Disposition header that saves a reply under this name (RFC 6266), with an ASCII fallback. */
export function attachment(name: string): string {
  const ascii = name.replaceAll(/[^\w .()-]/g, '_')
  // encodeURIComponent leaves these characters, but RFC 8187 requires them to be escaped.
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
