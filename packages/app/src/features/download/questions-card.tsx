import { useLingui } from '@lingui/react/macro'
import { Accordion } from '@olympus/ui/accordion/accordion'
import { AccordionItem } from '@olympus/ui/accordion/accordion-item'
import { Card } from '@olympus/ui/card/card'
import type { ReactNode } from 'react'

import * as styles from './download-page.css.ts'

/** What players ask about the launcher. */
export function QuestionsCard(): ReactNode {
  const { t } = useLingui()
  const questions = [
    [
      t`x64 or x86?`,
      t`Nearly every PC of the last ten years runs 64-bit Windows. To be sure, open Settings, System, About: “System type” says 64-bit or 32-bit.`,
    ],
    [
      t`My antivirus says it found something`,
      t`Check the file above first. If the page says “Genuine”, your antivirus is mistaken; report it there as a false alarm. If it says “Not ours”, delete the file.`,
    ],
    [
      t`The download stopped halfway`,
      t`Start it again from your browser’s downloads. It continues where it stopped.`,
    ],
    [t`Does it run on a Mac or on Linux?`, t`There’s no launcher for macOS or Linux yet.`],
    [
      t`Do I have to download every update?`,
      t`No. The launcher updates the game and itself, and checks our signature each time.`,
    ],
  ] as const
  return (
    <Card title={t`Questions`} isFlush>
      <Accordion>
        {questions.map(([question, answer], index) => (
          <AccordionItem key={question} title={question} defaultOpen={index === 0}>
            <p className={styles.quiet}>{answer}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </Card>
  )
}
