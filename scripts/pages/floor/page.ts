import { setupI18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { createElement as h, type ReactNode } from 'react'
import { Link, Route, Routes } from 'react-router'
import useSWR from 'swr'

const i18n = setupI18n({ locale: 'en', messages: { en: { greeting: 'Log in to {name}' } } })

function Login(): ReactNode {
  const { i18n: texts } = useLingui()
  const { data } = useSWR<string>('name', { fallbackData: 'Olympus', revalidateOnMount: false })
  return h(
    'form',
    { method: 'post' },
    h('h1', null, texts._('greeting', { name: data })),
    h('p', null, 'Your characters, Olympus Coins and rankings in one place.'),
    h('label', null, 'Email ', h('input', { type: 'email', name: 'email' })),
    h('label', null, 'Password ', h('input', { type: 'password', name: 'password' })),
    h('button', { type: 'submit' }, 'Log in'),
    h('p', null, 'No account yet? ', h(Link, { to: '/register' }, 'Register')),
  )
}

/** A log-in form with everything the portal is built on, and nothing else. */
export const floorPage = (): ReactNode =>
  h(I18nProvider, { i18n, children: h(Routes, null, h(Route, { path: '*', element: h(Login) })) })
