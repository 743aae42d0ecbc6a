import { useEffect, useState, type SyntheticEvent } from 'react'

export type PictureState = 'loading' | 'loaded' | 'failed'

const stateOf = (image: HTMLImageElement): PictureState => (image.naturalWidth > 0 ? 'loaded' : 'failed')

/** Tracks the loading state of the picture at `src`. A new `src` starts over. */
export function usePicture(src: string | undefined, delayMs: number) {
  const [settled, setSettled] = useState<{ src: string | undefined; state: PictureState }>()
  const [waitedFor, setWaitedFor] = useState<string>()

  const state = src === undefined ? 'failed' : settled?.src === src ? settled.state : 'loading'

  useEffect(() => {
    if (src === undefined) return
    const timer = setTimeout(() => setWaitedFor(src), delayMs)
    return () => clearTimeout(timer)
  }, [src, delayMs])

  const settle = (image: HTMLImageElement) => setSettled({ src, state: stateOf(image) })
  return {
    state,
    isFallbackDue: state === 'failed' || (state === 'loading' && waitedFor === src),
    imageProps: {
      src,
      // A picture in server-rendered HTML may load or fail before React attaches its listeners.
      ref: (image: HTMLImageElement | null) => {
        if (image?.complete && state === 'loading') settle(image)
      },
      onLoad: (event: SyntheticEvent<HTMLImageElement>) => settle(event.currentTarget),
      onError: () => setSettled({ src, state: 'failed' }),
    },
  }
}
