import { spinner } from './button.css.ts'

export function Spinner() {
  return <span className={spinner} aria-hidden />
}
