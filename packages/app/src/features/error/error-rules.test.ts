import { expect, it } from 'vitest'

import { errorFacts, isAutomated } from './error-rules.ts'

it.each([
  [new Error('boom'), 500, null],
  ['boom', 500, null],
  [null, 500, null],
  [Object.assign(new Error('x'), { status: 404 }), 404, null],
  [Object.assign(new Error('x'), { status: 418, statusMessage: 'I am a teapot' }), 418, 'I am a teapot'],
  [{ status: 200 }, 500, null],
  [{ status: '404' }, 500, null],
  [{ status: 403, statusMessage: '' }, 403, null],
])('reads %s as %i', (error, status, statusMessage) => {
  expect(errorFacts(error)).toEqual({ status, statusMessage })
})

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Slackbot-LinkExpanding 1.0',
  'Twitterbot/1.0',
  'WhatsApp/2.23',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; YandexBot/3.0)',
  'Sogou web spider/4.0',
])('recognizes %s as an automated client', (userAgent) => {
  expect(isAutomated(userAgent)).toBe(true)
})

it.each([
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; CUBOT X90) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
])('recognizes %s as a player', (userAgent) => {
  expect(isAutomated(userAgent)).toBe(false)
})
