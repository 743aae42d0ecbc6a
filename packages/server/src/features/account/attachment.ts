/** Makes a browser keep a reply as a file of this name (RFC 6266): as it is, and for old clients what ASCII can say of it. */
export function attachment(name: string): string {
  const ascii = name.replaceAll(/[^\w .()-]/g, '_')
  // More than encodeURIComponent escapes: these three delimit the value (RFC 8187).
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
