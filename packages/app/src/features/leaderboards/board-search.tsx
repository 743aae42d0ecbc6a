import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { searchBoard, type Board } from '@olympus/contract/leaderboards'
import { limits } from '@olympus/contract/limits'
import { Avatar } from '@olympus/ui/avatar/avatar'
import { SearchField } from '@olympus/ui/search-field/search-field'
import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { characterIcon } from '../../shared/texts/character-texts.ts'
import { ErrorText } from '../../shared/texts/error-text.tsx'
import { useDebouncedText } from '../../shared/use-debounced-text.ts'
import * as styles from './board-filters.css.ts'
import { boardRequest, boardSearch, type BoardPlace } from './board-query.ts'

interface BoardSearchProps {
  readonly board: Board
  readonly place: BoardPlace
}

/** Suggests the entries whose name begins with the typed text. Each leads to its row. */
export function BoardSearch({ board, place }: BoardSearchProps): ReactNode {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const typed = useDebouncedText(name, setName)

  const close = () => setIsOpen(false)
  const closeOutside = ({ relatedTarget }: FocusEvent) => {
    if (!root.current?.contains(relatedTarget)) close()
  }
  const steer = (event: KeyboardEvent) => {
    const links = [...(root.current?.querySelectorAll('a') ?? [])]
    const focused = links.findIndex((link) => link === document.activeElement)
    if (event.key === 'Escape') close()
    const isTyping = event.target instanceof HTMLInputElement && !event.nativeEvent.isComposing
    if (event.key === 'Enter' && isTyping && typed.text.trim() === name) links[0]?.click()
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    links[event.key === 'ArrowDown' ? focused + 1 : focused - 1]?.focus()
  }

  return (
    <div ref={root} role="presentation" className={styles.search} onBlur={closeOutside} onKeyDown={steer}>
      <SearchField
        label={t`Search by name`}
        isLabelHidden={false}
        placeholder={t`Name of a character`}
        clearLabel={t`Clear search`}
        maxLength={limits.characterNameMaxLength}
        value={typed.text}
        onFocus={() => setIsOpen(true)}
        onChange={({ target }) => {
          typed.setText(target.value)
          setIsOpen(true)
        }}
      />
      {isOpen && name !== '' && <Results board={board} place={place} name={name} onChoose={close} />}
    </div>
  )
}

interface ResultsProps extends BoardSearchProps {
  readonly name: string
  readonly onChoose: () => void
}

function Results({ board, place, name, onChoose }: ResultsProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { params, query } = boardRequest(board.key, place)
  const { data, error } = useApi(searchBoard, {
    params,
    query: { ...query, name, pageSize: place.pageSize },
  })
  const message = () => {
    if (error) return <ErrorText error={error} />
    if (!data) return t`Loading`
    return data.entries.length === 0 ? t`Nobody here has a name that begins like this.` : null
  }
  const text = message()

  return (
    // A press keeps the focus in the field: not every browser focuses links, and the list closes without it.
    <div role="presentation" className={styles.results} onMouseDown={(event) => event.preventDefault()}>
      <div role="status">{text !== null && <p className={styles.message}>{text}</p>}</div>
      {!error && data && (
        <ul aria-label={t`Found`} className={styles.resultList}>
          {data.entries.map(({ entry: { character, rank } }) => (
            <li key={character.id}>
              <Link
                to={{ search: boardSearch({ ...place, character: character.id }) }}
                className={styles.result}
                onClick={onChoose}
              >
                <Avatar size="sm" name={character.name} icon={characterIcon(character)} />
                <span translate="no" className={styles.resultName}>
                  {character.name}
                </span>
                <Rank rank={format.number(rank)} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Rank({ rank }: { readonly rank: string }): ReactNode {
  const { t } = useLingui()
  return <span className={styles.resultRank}>{t`Rank ${rank}`}</span>
}
