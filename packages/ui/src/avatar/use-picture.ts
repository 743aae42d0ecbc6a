import { useEffect, useState, type SyntheticEvent } from 'react'

export type PictureState = 'loading' | 'loaded' | 'failed'

const stateOf = (image: HTMLImageElement): PictureState => (image.naturalWidth > 0 ? 'loaded' : 'failed')

/** Follows the picture at `src`. What is known belongs to one address: a new `src` starts over. */
export function usePicture(src: string | undefined, patienceMs: number) {
  const [settled, setSettled] = useState<{ src: string | undefined; state: PictureState }>()
  const [waitedFor, setWaitedFor] = useState<string>()

  const state = src === undefined ? 'failed' : settled?.src === src ? settled.state : 'loading'

  useEffect(() => {
    if (src === undefined) return
    const timer = setTimeout(() => setWaitedFor(src), patienceMs)
    return () => clearTimeout(timer)
  }, [src, patienceMs])

  const settle = (image: HTMLImageElement) => setSettled({ src, state: stateOf(image) })
  return {
    state,
    isFallbackDue: state === 'failed' || (state === 'loading' && waitedFor === src),
    imageProps: {
      src,
      // A picture that came with the page's HTML may have settled before React could listen.
      ref: (image: HTMLImageElement | null) => {
        if (image?.complete && state === 'loading') settle(image)
      },
      onLoad: (event: SyntheticEvent<HTMLImageElement>) => settle(event.currentTarget),
      onError: () => setSettled({ src, state: 'failed' }),
    },
  }
}
