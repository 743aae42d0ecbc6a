import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleSentMessage } from '@olympus/api-client/mocks/sample-support'
import { sampleUser } from '@olympus/api-client/mocks/sample-user'
import { contactTopics, sendGuestMessage, sendPlayerMessage } from '@olympus/contract/contact'
import { refreshSession } from '@olympus/contract/sessions'
import { getSupport } from '@olympus/contract/support'
import { expect, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, saying, written } from '../../stories/say.ts'
import { typeInto } from '../../stories/type-into.ts'

const meta = preview.meta({
  title: 'Pages/Contact',
  component: PortalAt,
  args: { path: '/contact?topic=banned', isVisitor: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.removeItem('olympus:email'),
})

const text = 'I was banned on 12 June and do not know why. Could somebody look at it again?'
const email = 'guest@example.com'

export const Default = meta.story({ parameters: pageModes })

Default.test('offers every topic and has that of the link chosen', async ({ canvas }) => {
  const topic = await canvas.findByRole('combobox', { name: say('What is it about?') })
  await expect(topic).toHaveDisplayValue(say('My account is banned'))
  await expect(topic.querySelectorAll('option')).toHaveLength(contactTopics.length)
})

Default.test('shows the other ways', async ({ canvas }) => {
  const ways = within(await canvas.findByRole('region', { name: say('Other ways') }))
  const link = (name: RegExp) => ways.findByRole('link', { name })
  await expect(await link(/support@example\.com/)).toHaveAttribute('href', 'mailto:support@example.com')
  await expect(await link(saying('Chat'))).toHaveAttribute('href', 'https://chat.example.com/olympus')
  await expect(await link(saying('Wiki'))).toHaveAttribute('href', 'https://wiki.example.com')
  await expect(await link(saying('Forgot your password?'))).toHaveAttribute('href', '/resetpassword')
})

Default.test('says who offers the portal', async ({ canvas }) => {
  const imprint = within(await canvas.findByRole('region', { name: say('Imprint') }))
  for (const line of ['Olympus Interactive Ltd', '12 Temple Road', 'Greece', 'support@example.com'])
    await expect(imprint.getByText(line)).toBeVisible()
})

export const OtherLanguage = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Send message' })),
})

OtherLanguage.test('translates the errors and leaves the focus alone', async ({ canvas, userEvent }) => {
  const summary = await canvas.findByRole('alert')
  await waitFor(() => expect(summary).toHaveFocus())
  const language = canvas.getByRole('combobox', { name: 'Language' })
  await userEvent.selectOptions(language, 'Deutsch')
  await waitFor(() => expect(summary).toHaveTextContent('Prüfe deine Eingaben'))
  await expect(language).toHaveFocus()
})

export const Loading = meta.story(mocked(getSupport, loading()))

export const NotLoaded = meta.story(mocked(getSupport, offline()))

NotLoaded.test('can be tried again', async ({ canvas, msw, userEvent }) => {
  const again = await canvas.findByRole('button', { name: say('Try again') })
  await expect(canvas.queryByRole('textbox')).toBeNull()
  msw.use(mock(getSupport, { chatUrl: null, wikiUrl: null, email: 'help@example.com', imprint: null }))
  await userEvent.click(again)
  await waitFor(() => expect(canvas.getByLabelText(say('Message'))).toBeVisible())
})

export const WithoutSupportMail = meta.story(
  mocked(getSupport, { chatUrl: 'https://chat.example.com', wikiUrl: null, email: null, imprint: null }),
)

WithoutSupportMail.test('shows the links only', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('link', { name: saying('Chat') })).toBeVisible())
  await expect(canvas.queryByRole('textbox')).toBeNull()
  await expect(canvas.queryByRole('button', { name: say('Send message') })).toBeNull()
  await expect(canvas.queryByRole('region', { name: say('Imprint') })).toBeNull()
})

export const WithNothing = meta.story(
  mocked(getSupport, { chatUrl: null, wikiUrl: null, email: null, imprint: null }),
)

export const UnsafeLinks = meta.story(
  mocked(getSupport, { chatUrl: 'javascript:alert(1)', wikiUrl: null, email: null, imprint: null }),
)

UnsafeLinks.test('are left out', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: say('Other ways') })).toBeVisible())
  await expect(canvas.queryByRole('link', { name: saying('Chat') })).toBeNull()
})

export const Incomplete = meta.story({
  args: { path: '/contact?topic=unknown' },
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: say('Send message') })),
})

Incomplete.test('says what is missing', async ({ canvas }) => {
  const field = (name: string) => canvas.getByLabelText(say(name))
  await waitFor(() =>
    expect(field('What is it about?')).toHaveAccessibleDescription(say('Choose what it is about')),
  )
  await expect(field('Your email')).toHaveAccessibleDescription(saying('Enter your email address'))
  await expect(field('Message')).toHaveAccessibleDescription(saying('Write your message'))
})

const filledIn = typeInto({ 'Your email': email, Message: text }, 'Send message')
const FilledIn = meta.story({ play: filledIn })

export const Sending = FilledIn.extend(mocked(sendGuestMessage, loading()))

export const Sent = meta.story({
  parameters: pageModes,
  async play(context) {
    await filledIn(context)
    await context.canvas.findByRole('heading', { name: say('Message sent') })
  },
})

Sent.test('shows the reference, the topic and the moment', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus())
  await expect(canvas.getByText(sampleSentMessage.reference)).toBeVisible()
  await expect(canvas.getByText(say('My account is banned'))).toBeVisible()
  await expect(canvas.getByText(written.dateTime(sampleSentMessage.sentAt))).toBeVisible()
  await expect(canvas.getByText(email)).toBeVisible()
})

Sent.test('can write another message', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: say('Write again') }))
  await waitFor(() => expect(canvas.getByLabelText(say('Message'))).toHaveValue(''))
})

export const ForAPlayer = meta.story({ args: { path: '/contact', isVisitor: false } })

ForAPlayer.test('knows the account, and leads back to the dashboard', async ({ canvas }) => {
  const { username, email } = sampleUser
  await waitFor(() =>
    expect(
      canvas.getByText(say('You write as {username}. Our answer goes to {email}.', { username, email })),
    ).toBeVisible(),
  )
  await expect(canvas.queryByLabelText(say('Your email'))).toBeNull()
  await expect(canvas.getByRole('link', { name: say('Go to dashboard') })).toHaveAttribute('href', '/')
})

/** The report of an entry of a leaderboard. */
export const AboutSomething = meta.story({
  args: { path: `/contact?topic=player&about=${encodeURIComponent('Raids: Aristeia')}`, isVisitor: false },
})

AboutSomething.test('begins the message with what it is about', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByLabelText(say('Message'))).toHaveValue('Raids: Aristeia\n\n'))
  await expect(canvas.getByRole('combobox', { name: say('What is it about?') })).toHaveDisplayValue(
    say('Another player'),
  )
})

const filledInAsPlayer = typeInto({ Message: text }, 'Send message')
const PlayerFilledIn = meta.story({ args: { isVisitor: false }, play: filledInAsPlayer })

export const SentByAPlayer = meta.story({
  args: { isVisitor: false },
  async play(context) {
    await filledInAsPlayer(context)
    await context.canvas.findByText(sampleUser.email)
  },
})

export const PlayerBanned = PlayerFilledIn.extend(
  mocked(
    mock(sendPlayerMessage, fails('UNAUTHORIZED_BANNED_ACCOUNT', { until: null, reason: null })),
    mock(refreshSession, fails('UNAUTHORIZED_BANNED_ACCOUNT', { until: null, reason: null })),
  ),
)

PlayerBanned.test('can send the same message as a guest', async ({ canvas, userEvent }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('You are logged out now. Check your email address and send the message again.'),
    ),
  )
  await expect(canvas.getByLabelText(say('Your email'))).toHaveValue(sampleUser.email)
  await expect(canvas.getByLabelText(say('Message'))).toHaveValue(text)
  await userEvent.click(canvas.getByRole('button', { name: say('Send message') }))
  await waitFor(() => expect(canvas.getByRole('heading', { name: say('Message sent') })).toBeVisible())
})

export const Offline = FilledIn.extend(mocked(sendGuestMessage, offline()))

Offline.test('keeps what was typed', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('The server cannot be reached. Check your connection and try again.'),
    ),
  )
  await expect(canvas.getByLabelText(say('Message'))).toHaveValue(text)
  await expect(canvas.getByLabelText(say('Your email'))).toHaveValue(email)
})

export const Closed = FilledIn.extend(mocked(sendGuestMessage, fails('CONTACT_FORM_CLOSED')))
export const InvalidEmail = FilledIn.extend(mocked(sendGuestMessage, fails('INVALID_EMAIL_FORMAT')))

InvalidEmail.test('shows the error at the field and keeps the message', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByLabelText(say('Your email'))).toHaveAccessibleDescription(
      saying('This is not a valid email address.'),
    ),
  )
  await expect(canvas.getByLabelText(say('Message'))).toHaveValue(text)
})

export const TooManyRequests = FilledIn.extend(
  mocked(sendGuestMessage, fails('TOO_MANY_REQUESTS', { retryAfterSeconds: 3600 })),
)
export const BadRequest = FilledIn.extend(mocked(sendGuestMessage, fails('BAD_REQUEST')))
export const InternalServerError = FilledIn.extend(mocked(sendGuestMessage, fails('INTERNAL_SERVER_ERROR')))
export const ServiceUnavailable = FilledIn.extend(mocked(sendGuestMessage, fails('SERVICE_UNAVAILABLE')))

ServiceUnavailable.test('sends the same message again', async ({ canvas, msw, userEvent }) => {
  await canvas.findByRole('alert')
  const ids: string[] = []
  msw.use(
    mock(sendGuestMessage, ({ body: { messageId } }) => {
      ids.push(messageId)
      return ids.length === 1 ? fails('TOO_MANY_REQUESTS') : { ...sampleSentMessage, email }
    }),
  )
  const send = () => userEvent.click(canvas.getByRole('button', { name: say('Send message') }))
  await send()
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('Too many attempts. Wait a moment and try again.'),
    ),
  )
  await send()
  await canvas.findByRole('heading', { name: say('Message sent') })
  await expect(ids).toHaveLength(2)
  await expect(new Set(ids).size).toBe(1)
})

export const PayloadTooLarge = FilledIn.extend(mocked(sendGuestMessage, fails('PAYLOAD_TOO_LARGE')))
export const UnsupportedMediaType = FilledIn.extend(mocked(sendGuestMessage, fails('UNSUPPORTED_MEDIA_TYPE')))

export const PlayerClosed = PlayerFilledIn.extend(mocked(sendPlayerMessage, fails('CONTACT_FORM_CLOSED')))
export const PlayerOffline = PlayerFilledIn.extend(mocked(sendPlayerMessage, offline()))

export const SessionEnded = PlayerFilledIn.extend(
  mocked(sendPlayerMessage, fails('UNAUTHORIZED_SESSION_EXPIRED')),
)

SessionEnded.test('asks for the address and keeps the message', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('You are logged out now. Check your email address and send the message again.'),
    ),
  )
  await expect(canvas.getByLabelText(say('Your email'))).toHaveValue(sampleUser.email)
  await expect(canvas.getByLabelText(say('Message'))).toHaveValue(text)
})
