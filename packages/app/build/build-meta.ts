/** `builds/meta/{buildId}.json`. File names are relative to the built portal. */
export interface BuildMeta {
  readonly id: string
  /** ISO 8601. */
  readonly timestamp: string
  /** All files of the build; kept on the server as long as pages of this build may be open. */
  readonly files: readonly string[]
  /** Code and styles that the first page loads before it draws, by the pattern of its route. */
  readonly routes: Readonly<Record<string, RouteFiles>>
}

interface RouteFiles {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}
