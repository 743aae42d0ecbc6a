import { expect, it } from 'vitest'
import { clientAddress, networkOf } from './client-address.ts'

it.each([
  // peer, X-Forwarded-For, trusted proxies, client
  ['203.0.113.9', null, 0, '203.0.113.9'],
  ['203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
  ['10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
  ['10.0.0.1', '6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
  ['10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['10.0.0.1', null, 1, '10.0.0.1'],
  ['10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['10.0.0.1', '198.51.100.1:1234', 1, '10.0.0.1'],
  ['::ffff:203.0.113.9', null, 0, '203.0.113.9'],
  ['10.0.0.1', '2001:db8::1', 1, '2001:db8::1'],
])('of a request from %s with %s behind %i proxies', (...row) => {
  const [peer, forwarded, proxies, client] = row
  expect(clientAddress(peer, forwarded, proxies)).toBe(client)
})

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
