import { fails, loading, offline } from '@olympus/api-client/mock'
import { sampleSpinProofs } from '@olympus/api-client/mocks/sample-wheel-proofs'
import { type SpinProof, proveSpin, wheelKeysPath } from '@olympus/contract/wheel-fairness'
import { http, HttpResponse } from 'msw'
import { expect, spyOn, waitFor } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { atTime } from '../../stories/at-time.ts'
import { mocked } from '../../stories/mocked.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, saying, written } from '../../stories/say.ts'
import { savedBy } from '../../stories/saved-by.ts'
import { expectEnglishNote, withEnglishItems } from '../../stories/untranslated.ts'

const meta = preview.meta({
  title: 'Pages/Wheel fairness/Check one spin',
  component: PortalAt,
  args: { path: '/fortune-wheel/fairness?spin=90418', isVisitor: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: [atTime('2025-06-12T19:05:42Z'), () => localStorage.removeItem('olympus-wheel-log')],
})

const proofOf = (wanted: number): SpinProof => {
  const proof = sampleSpinProofs.find(({ spinId }) => spinId === wanted)
  if (!proof) throw new Error(`No sample ${wanted}`)
  return proof
}
const genuine = proofOf(90_418)

export const Genuine = meta.story({ parameters: pageModes })

Genuine.test('passes all six checks at once, from the address', async ({ canvas }) => {
  await expect(await canvas.findByText(say('This spin is genuine'))).toBeVisible()
  await expect(canvas.getAllByText(say('Passed'))).toHaveLength(6)
  await expect(
    canvas.getByText(say('{draw} is {reward}', { draw: 487, reward: 'Amphora of Experience ×5' })),
  ).toBeVisible()
  const values = { entry: written.number(91_181), size: written.number(91_206) }
  await expect(canvas.getByText(say('Entry {entry} of {size}', values))).toBeVisible()
})

Genuine.test('opens each step to its values', async ({ canvas, userEvent }) => {
  const step = await canvas.findByText(say('The number we revealed fits the fingerprint'))
  await userEvent.click(step)
  await expect(canvas.getByText(say('Its SHA-256'))).toBeVisible()
})

Genuine.test('saves the proof as the server answered it', async ({ canvas, userEvent }) => {
  const save = await canvas.findByRole('button', { name: say('Save the proof') })
  await expect(JSON.parse(await savedBy(() => userEvent.click(save)))).toEqual(genuine)
})

Genuine.test('checks a receipt that was kept', async ({ canvas, userEvent }) => {
  const field = await canvas.findByRole('textbox')
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(proofOf(90_214).receipt)
  await userEvent.click(canvas.getByRole('button', { name: say('Check spin') }))
  await expect(
    await canvas.findByText(
      saying('Spin #{spinId}, jackpot, {moment}', {
        spinId: 90_214,
        moment: written.dateTime('2025-06-05T20:04:31Z'),
      }),
    ),
  ).toBeVisible()
})

Genuine.test('refuses a text that is nothing to check', async ({ canvas, userEvent }) => {
  const field = await canvas.findByRole('textbox')
  await userEvent.clear(field)
  await userEvent.type(field, 'Zeus')
  await userEvent.click(canvas.getByRole('button', { name: say('Check spin') }))
  await expect(
    await canvas.findByText(say('This is no spin ID, no receipt and no saved proof.')),
  ).toBeVisible()
  await expect(canvas.queryByText(say('This spin is genuine'))).toBeNull()
})

export const PartlyEnglish = meta.story(mocked(proveSpin, withEnglishItems(genuine)))

PartlyEnglish.test('marks the reward in the sentence of a check', async ({ canvas }) => {
  const names = await canvas.findAllByText('Amphora of Experience', { selector: 'summary *' })
  await expect(names.map(({ lang }) => lang)).toEqual(['en'])
  await expectEnglishNote(canvas)
})

/** The seed that we revealed is not the one that we committed to. */
export const Mismatch = meta.story({
  parameters: pageModes,
  ...mocked(proveSpin, { ...genuine, serverSeed: `e2905f7d${genuine.serverSeed?.slice(8)}` }),
})

Mismatch.test(
  'stops at the failed check, opens it and marks what differs',
  async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      say('Check {failed} failed. That must never happen: keep the receipt, it proves the fault is ours.', {
        failed: 3,
      }),
    )
    await expect(canvas.getAllByText(say('Not checked'))).toHaveLength(3)
    await expect(canvas.getByText(say('Its SHA-256'))).toBeVisible()
    await expect(canvasElement.querySelectorAll('mark').length).toBeGreaterThan(0)
    await expect(canvas.getByRole('link', { name: say('Report this spin') })).toHaveAttribute(
      'href',
      '/contact?topic=bug',
    )
  },
)

Mismatch.test('saves the receipt as evidence', async ({ canvas, userEvent }) => {
  const save = await canvas.findByRole('button', { name: say('Save the receipt') })
  await expect(JSON.parse(await savedBy(() => userEvent.click(save)))).toMatchObject({ spinId: 90_418 })
})

/** The receipt was changed, so nothing else can be said. */
export const ForgedReceipt = meta.story(
  mocked(proveSpin, { ...genuine, receipt: `${genuine.receipt.slice(0, -2)}AA` }),
)

ForgedReceipt.test('fails the first check', async ({ canvas }) => {
  await expect(await canvas.findByText(say('We didn’t sign this receipt'))).toBeVisible()
  await expect(canvas.getAllByText(say('Not checked'))).toHaveLength(5)
})

/** The seed is still in use. */
export const Unrevealed = meta.story({
  parameters: pageModes,
  args: { path: '/fortune-wheel/fairness?spin=90421' },
})

Unrevealed.test('is half proven', async ({ canvas }) => {
  await expect(await canvas.findByText(say('Half proven, half to come'))).toBeVisible()
  await expect(canvas.getAllByText(say('Later'))).toHaveLength(3)
  await expect(canvas.getAllByText(say('Passed'))).toHaveLength(3)
})

/** The next signed state of the log will hold the spin. */
export const NotInTheLogYet = meta.story({
  args: { path: '/fortune-wheel/fairness?spin=90421' },
  ...mocked(proveSpin, { ...proofOf(90_421), receiptPosition: null }),
})

NotInTheLogYet.test('waits for the log', async ({ canvas }) => {
  await expect(await canvas.findByText(say('Can be checked within a minute'))).toBeVisible()
})

export const WithoutEd25519 = meta.story({
  beforeEach: () => {
    const importKey = crypto.subtle.importKey.bind(crypto.subtle)
    const spy = spyOn(crypto.subtle, 'importKey').mockImplementation(
      (...[format, data, algorithm, isExtractable, usages]: Parameters<SubtleCrypto['importKey']>) =>
        algorithm === 'Ed25519'
          ? Promise.reject(new DOMException('Unknown algorithm', 'NotSupportedError'))
          : importKey(format as 'raw', data as BufferSource, algorithm, isExtractable, usages),
    )
    return () => spy.mockRestore()
  },
})

WithoutEd25519.test('says what it could not check, and why', async ({ canvas }) => {
  await expect(await canvas.findByText(say('Nothing speaks against this spin'))).toBeVisible()
  await expect(canvas.getAllByText(say('Your browser can’t check signatures'))).toHaveLength(3)
})

export const Unknown = meta.story(mocked(proveSpin, fails('NOT_FOUND')))

Unknown.test('says that there is no such spin', async ({ canvas }) => {
  await expect(await canvas.findByText(say('There is no spin with this ID.'))).toBeVisible()
})

export const Checking = meta.story(mocked(proveSpin, loading()))

export const Offline = meta.story(mocked(proveSpin, offline()))

Offline.test('says so', async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toBeVisible()
})

export const WithoutKeys = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get(`*${wheelKeysPath}`, () => HttpResponse.error()))
  },
})

WithoutKeys.test('checks nothing', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  await expect(canvas.queryByText(say('Passed'))).toBeNull()
})
