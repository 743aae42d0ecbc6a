import { paths } from './paths.ts'

const base = 'https://portal.invalid'

/**
 * The path to open after login: `target` if it is a relative path with a matching route, otherwise the
 * profile. Rejects everything that a browser would read as another origin (`//x`, `/\x`, `javascript:`,
 * encoded slashes, control characters).
 */
export function safeRedirect(target: string | null, isKnownPath: (pathname: string) => boolean): string {
  if (!target?.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(target)) return paths.home
  const url = URL.parse(target, base)
  if (url?.origin !== base) return paths.home
  const { pathname, search, hash } = url
  if (/\/\/|%(?:2f|5c|[01]\p{L}|[01]\d)/iu.test(pathname) || !isKnownPath(pathname)) return paths.home
  return pathname + search + hash
}
