import { createElement, use, type ComponentType, type ReactNode } from 'react'

import type { Part, PartName, PropsOf } from './lazy-part.tsx'
import { loadOnce } from './load-once.ts'

/** A dialog that renders at once after `load`. Before, it suspends. */
interface LateDialog<Props> {
  (props: Props): ReactNode
  readonly load: () => Promise<unknown>
}

/** A dialog with code of its own, by its module and export name. `useLateDialog` opens it. */
export function lateDialog<Module extends object, Name extends PartName<Module> & string>(
  importModule: () => Promise<Module>,
  name: Name,
): LateDialog<PropsOf<Module[Name]> & {}> {
  const load = loadOnce(async () => (await importModule())[name] as ComponentType<object>)
  const Dialog: Part<PropsOf<Module[Name]> & {}> = (props) => createElement(use(load()), props)
  return Object.assign(Dialog, { load })
}
