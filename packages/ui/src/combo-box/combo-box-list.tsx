import type { ReactNode } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ComboBox'

import { Spinner } from '../button/spinner.tsx'
import type { SelectOption } from '../select/select.tsx'
import * as styles from './combo-box.css.ts'

export type ComboBoxTexts = {
  /** Shown when nothing matches: "No character has this name." */
  emptyText: string
  /** Shown while options load. Required with `onSearch`. */
  loadingText?: string | undefined
}

type ComboBoxListProps = ComboBoxTexts & { isLoading: boolean; tick: ReactNode }

/** The options in the popover, the text when there are none, and a row while more are loading. */
export function ComboBoxList({ emptyText, loadingText, isLoading, tick }: ComboBoxListProps) {
  return (
    <>
      <ListBox<SelectOption>
        className={styles.list}
        renderEmptyState={() => (isLoading ? null : <p className={styles.row}>{emptyText}</p>)}
      >
        {({ value, label, note, media }) => (
          <ListBoxItem id={value} textValue={label} className={styles.option}>
            {({ isSelected }) => (
              <>
                {media}
                <span className={styles.words}>
                  <span>{label}</span>
                  {note && <span className={styles.note}>{note}</span>}
                </span>
                {isSelected && tick}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
      {isLoading && (
        <p className={styles.loading}>
          <Spinner />
          {loadingText}
        </p>
      )}
    </>
  )
}
