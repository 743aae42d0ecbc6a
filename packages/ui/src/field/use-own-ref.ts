import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react'

/** A ref for a component's own use that also fills the ref of its owner. */
export function useOwnRef<Element>(ref: Ref<Element> | undefined): RefObject<Element | null> {
  const own = useRef<Element>(null)
  useImperativeHandle<Element | null, Element | null>(ref as Ref<Element | null>, () => own.current, [])
  return own
}
