import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { TextField } from '@olympus/ui/text-field/text-field'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { useFormat } from '../../locale/use-format.ts'
import * as styles from './page-jump.css.ts'

interface PageJumpProps {
  readonly lastPage: number
  readonly searchOfPage: (page: number) => string
}

/** Jumps to a page of a long list by its number. */
export function PageJump({ lastPage, searchOfPage }: PageJumpProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const last = format.number(lastPage)

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const page = Number(text)
        setText('')
        if (page > 0) void navigate({ search: searchOfPage(Math.min(page, lastPage)) })
      }}
    >
      <TextField
        label={t`Page, 1 to ${last}`}
        isLabelHidden
        className={styles.field}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t`Page`}
        maxLength={String(lastPage).length}
        value={text}
        onChange={(event) => setText(event.target.value.replaceAll(/\D/g, ''))}
      />
      <Button type="submit">{t`Go to page`}</Button>
    </form>
  )
}
