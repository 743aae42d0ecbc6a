// Playwright passes these functions to the page as text: each must be self-contained.
import './stories.ts'

/**
 * Runs before anything else in the page. A story should not read the clock; if it does, both sides get the
 * same time. Timers are not faked, because an error inside a fake timer would be lost.
 */
export function prepareWindow(nowMs: number): void {
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (date, args, target) =>
      Reflect.construct(date, args.length > 0 ? args : [nowMs], target) as Date,
    apply: () => new RealDate(nowMs).toString(),
    get: (date, key) => (key === 'now' ? () => nowMs : Reflect.get(date, key)),
  })
  RealDate.prototype.constructor = Date

  sessionStorage.clear()
}

/** 'drawn', the error, or undefined while the story is still rendering or playing. */
export function storyState(): string | undefined {
  const phase = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase
  const isShowingError = document.body?.classList.contains('sb-show-errordisplay')
  if (phase !== 'finished' && !isShowingError) return undefined
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  // The page shows only this story, so each event belongs
  // to it. Storybook reports success even if a play threw.
  for (const event of ['playFunctionThrewException', 'storyThrewException', 'unhandledErrorsWhilePlaying']) {
    const error = [channel.last(event)?.[0]].flat()[0] as { message?: string } | undefined
    if (error?.message) return error.message
  }
  const finished = channel.last('storyFinished')?.[0] as { status?: string } | undefined
  if (finished?.status === 'success' && !isShowingError) return 'drawn'
  return (
    document.querySelector('#error-message')?.textContent || 'Storybook reports an error without a message.'
  )
}

export const renderPhase = (): string =>
  globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? 'without a phase'

/** Resolves once fonts and images are loaded and the document has stopped changing, or after the timeout. */
export async function domAtRest({ restMs, timeoutMs }: { restMs: number; timeoutMs: number }): Promise<void> {
  await document.fonts.ready
  await new Promise<void>((resolve) => {
    const finish = () => {
      observer.disconnect()
      resolve()
    }
    let rest = setTimeout(finish, restMs)
    const observer = new MutationObserver(() => {
      clearTimeout(rest)
      rest = setTimeout(finish, restMs)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    setTimeout(finish, timeoutMs)
  })
  const images = [...document.images].filter(({ complete, loading }) => complete || loading !== 'lazy')
  const decoded = Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, timeoutMs))])
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Shows animations in their first frame, for stories that ask for it. */
export function pauseAtStart(): void {
  for (const animation of document.getAnimations()) {
    animation.pause()
    animation.currentTime = 0
  }
}
