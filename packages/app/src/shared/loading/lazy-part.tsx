import { createElement, use, type ComponentType, type ReactNode } from 'react'

import { notePart } from '../navigation/rendered-page.ts'
import { loadOnce } from './load-once.ts'

export type Part<Props> = (props: Props) => ReactNode

export type PartName<Module> = {
  [Name in keyof Module]: Module[Name] extends Part<never> ? Name : never
}[keyof Module]

export type PropsOf<Component> = Component extends Part<infer Props> ? Props : never

const parts = new Map<string, () => Promise<unknown>>()

/**
 * A part of a page with code of its own, by its module and export name. In a page that the server has
 * rendered, its code is loaded before React takes the page over: otherwise the part would disappear
 * whenever something around it changes too early. A dialog is a `lateDialog`.
 */
export function lazyPart<Module extends object, Name extends PartName<Module> & string>(
  importModule: () => Promise<Module>,
  name: Name,
): Part<PropsOf<Module[Name]> & {}> {
  const load = loadOnce(async () => (await importModule())[name] as ComponentType<object>)
  parts.set(name, load)
  return function LazyPart(props) {
    if (import.meta.env.SSR) notePart(name)
    return createElement(use(load()), props)
  }
}

/** Loads the code of parts, and of parts in parts. What fails fails again, visibly, when it renders. */
export async function loadParts(names: readonly string[]): Promise<void> {
  const known = names.filter((name) => parts.has(name))
  if (known.length === 0) return
  await Promise.allSettled(known.map((name) => parts.get(name)?.()))
  await loadParts(names.filter((name) => !known.includes(name)))
}
