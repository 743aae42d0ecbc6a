import { describe, expect, it } from 'vitest'

import { missingReplies } from './error-coverage-rules.ts'

const endpoints = {
  getUser: { method: 'GET', path: '/user/v2', errors: [] },
  buyItem: { method: 'POST', path: '/shop/orders', errors: ['NOT_FOUND', 'PRICE_CHANGED'] },
}

const all = ['GET /user/v2: offline', 'POST /shop/orders: NOT_FOUND', 'POST /shop/orders: PRICE_CHANGED']

describe('missingReplies', () => {
  it('lists each error and each lost connection that no story replied with', () => {
    expect(missingReplies(endpoints, new Set(all))).toEqual(['buyItem: offline'])
    expect(missingReplies(endpoints, new Set())).toEqual([
      'getUser: offline',
      'buyItem: NOT_FOUND',
      'buyItem: PRICE_CHANGED',
      'buyItem: offline',
    ])
  })

  it('distinguishes endpoints on one path', () => {
    const replies = new Set([...all, 'GET /shop/orders: offline'])
    expect(missingReplies(endpoints, replies)).toEqual(['buyItem: offline'])
  })

  it('is empty if every reply was given, even among others', () => {
    const replies = new Set([...all, 'POST /shop/orders: offline', 'GET /user/v2: SERVICE_UNAVAILABLE'])
    expect(missingReplies(endpoints, replies)).toEqual([])
  })

  it('requires no story of the session refresh', () => {
    const refresh = { method: 'POST', path: '/auth/refresh', errors: ['SESSION_REFRESH_ERROR'] }
    expect(missingReplies({ refreshSession: refresh }, new Set())).toEqual([])
  })
})
