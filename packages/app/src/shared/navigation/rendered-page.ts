/** What a page that is rendered to HTML says besides its content. */
interface RenderedPage {
  readonly title: string
  /** Where the page leads on to: a path with language; `unknownTarget` if only the browser knows. */
  readonly target: string | null
  /** The lazy parts that it shows. */
  readonly parts: readonly string[]
}

export const unknownTarget = 'unknown'

const nothing: RenderedPage = { title: '', target: null, parts: [] }
let rendered = nothing

export const startPage = (): void => void (rendered = nothing)

/** Nothing calls it in a browser. */
export const notePage = (part: Partial<RenderedPage>): void => void (rendered = { ...rendered, ...part })

export const notePart = (name: string): void => notePage({ parts: [...rendered.parts, name] })

export const finishedPage = (): RenderedPage => rendered
