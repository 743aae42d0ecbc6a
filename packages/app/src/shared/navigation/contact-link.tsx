import type { ContactTopic } from '@olympus/contract/contact'
import { TextLink } from '@olympus/ui/text-link/text-link'
import type { ReactNode } from 'react'

import { contactPath, paths } from '../../paths.ts'
import { Link } from './link.tsx'

interface ContactLinkProps {
  /** Chosen in the form, if it is known what the message is about. */
  readonly topic?: ContactTopic
  /** Filled in, if it is known. */
  readonly email?: string | null | undefined
  readonly children?: ReactNode
}

/** Leads from a sentence such as "contact support" to the contact page. */
export const ContactLink = ({ topic, email, children }: ContactLinkProps): ReactNode => (
  <TextLink asChild>
    <Link to={topic ? contactPath(topic) : paths.contact} state={{ email }}>
      {children}
    </Link>
  </TextLink>
)
