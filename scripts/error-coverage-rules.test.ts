import { describe, expect, it } from 'vitest'

import { missingReplies } from './error-coverage-rules.ts'

const endpoints = {
  getUser: { method: 'GET', path: '/user/v2', errors: [] },
  buyItem: { method: 'POST', path: '/shop/orders', errors: ['NOT_FOUND', 'PRICE_CHANGED'] },
}

const all = ['GET /user/v2: offline', 'POST /shop/orders: NOT_FOUND', 'POST /shop/orders: PRICE_CHANGED']

describe('missingReplies', () => {
  it('names each listed error and each lost connection that was not answered with', () => {
    expect(missingReplies(endpoints, new Set(all))).toEqual(['buyItem: offline'])
    expect(missingReplies(endpoints, new Set())).toEqual([
      'getUser: offline',
      'buyItem: NOT_FOUND',
      'buyItem: PRICE_CHANGED',
      'buyItem: offline',
    ])
  })

  it('tells endpoints on one path apart', () => {
    const replies = new Set([...all, 'GET /shop/orders: offline'])
    expect(missingReplies(endpoints, replies)).toEqual(['buyItem: offline'])
  })

  it('is empty when every reply was given, whatever else was', () => {
    const replies = new Set([...all, 'POST /shop/orders: offline', 'GET /user/v2: SERVICE_UNAVAILABLE'])
    expect(missingReplies(endpoints, replies)).toEqual([])
  })

  it('asks for no story of the session refresh', () => {
    const refresh = { method: 'POST', path: '/auth/refresh', errors: ['SESSION_REFRESH_ERROR'] }
    expect(missingReplies({ refreshSession: refresh }, new Set())).toEqual([])
  })
})
