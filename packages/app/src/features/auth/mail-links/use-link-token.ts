import { useSearchParams } from 'react-router'

/** The token of the mailed link that opened the page, or an empty string. */
export function useLinkToken(): string {
  const [search] = useSearchParams()
  return search.get('token') ?? ''
}
