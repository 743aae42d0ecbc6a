import type { Page } from 'playwright'

import type { ChromaticParameters, Size, Story } from './story.ts'

interface IndexEntry {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly importPath: string
  readonly type: 'story' | 'docs'
  readonly subtype?: string
}

interface LoadedStory {
  readonly storyGlobals?: Record<string, unknown>
  readonly parameters: {
    readonly chromatic?: ChromaticParameters
    readonly viewport?: { readonly options?: Record<string, { readonly styles?: Record<string, string> }> }
  }
}

declare global {
  /** Storybook's preview in the page. */
  var __STORYBOOK_PREVIEW__: {
    readonly ready: () => Promise<void>
    readonly storyStore: { loadStory(story: { storyId: string }): Promise<LoadedStory> }
    readonly currentRender?: { readonly phase?: string }
  }
  var __STORYBOOK_ADDONS_CHANNEL__: { last(event: string): readonly unknown[] | undefined }
}

type Settings = Pick<Story, 'chromatic' | 'globals' | 'viewports'>

/**
 * Runs in the page, because parameters are code and only
 * Storybook can merge those of project, file and story.
 */
async function loadSettings(ids: readonly string[]): Promise<Record<string, Settings>> {
  const preview = globalThis.__STORYBOOK_PREVIEW__
  await preview.ready()
  const all: Record<string, Settings> = {}
  for (const id of ids) {
    try {
      const { parameters, storyGlobals } = await preview.storyStore.loadStory({ storyId: id })
      const viewports: Record<string, Size> = {}
      for (const [name, { styles }] of Object.entries(parameters.viewport?.options ?? {}))
        viewports[name] = {
          width: Number.parseInt(styles?.['width'] ?? '1280', 10),
          height: Number.parseInt(styles?.['height'] ?? '800', 10),
        }
      const settings = { chromatic: parameters.chromatic ?? {}, globals: storyGlobals ?? {}, viewports }
      all[id] = JSON.parse(JSON.stringify(settings)) as Settings
    } catch {
      // The picture and the report will show why.
    }
  }
  return all
}

/**
 * Every story of a served Storybook, without docs pages and without `.test`s, which show the story again.
 */
export async function readStories(page: Page, url: string): Promise<Story[]> {
  const response = await page.request.get(`${url}index.json`)
  const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> }
  const stories = Object.values(entries).filter(({ type, subtype }) => type === 'story' && subtype !== 'test')
  await page.goto(`${url}iframe.html?viewMode=story`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
  const settings = await page.evaluate(
    loadSettings,
    stories.map(({ id }) => id),
  )
  return stories.map(({ id, title, name, importPath }) => ({
    ...(settings[id] ?? { chromatic: {}, globals: {}, viewports: {} }),
    id,
    title,
    name,
    file: importPath,
  }))
}
