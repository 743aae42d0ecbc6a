import { endpoints } from '@olympus/contract/endpoints'
import { Hono } from 'hono'
import { beforeEach, expect, it } from 'vitest'
import { mountApiReference } from './api-reference.ts'

let app: Hono

beforeEach(() => {
  app = new Hono()
  mountApiReference(app, 'https://play.example.com')
})

it('serves the OpenAPI document of the contract with the public URL', async () => {
  const response = await app.request('/api/openapi.json')
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await response.json()).toMatchObject({
    openapi: '3.1.0',
    servers: [{ url: 'https://play.example.com/api' }],
  })
})

it('shows every endpoint on a page without scripts or external resources', async () => {
  const response = await app.request('/api/docs')
  const text = await response.text()
  for (const [name, { summary }] of Object.entries(endpoints)) {
    expect(text).toContain(`<details id="${name}">`)
    expect(text).toContain(summary.replaceAll("'", '&#39;'))
  }
  expect(text).not.toMatch(/<script|src=|href="http/)
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
})
