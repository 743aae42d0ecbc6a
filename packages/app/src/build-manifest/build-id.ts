/** The build of this page; null on the development server. */
export const buildId = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content ?? null
