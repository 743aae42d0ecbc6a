import { expect, it } from 'vitest'
import { attachment } from './attachment.ts'

it.each([
  ['data.zip', `attachment; filename="data.zip"; filename*=UTF-8''data.zip`],
  ['Ωρίων.zip', `attachment; filename="_____.zip"; filename*=UTF-8''%CE%A9%CF%81%CE%AF%CF%89%CE%BD.zip`],
  ['a"; x="b', `attachment; filename="a__ x__b"; filename*=UTF-8''a%22%3B%20x%3D%22b`],
  ["it's (1)*.zip", `attachment; filename="it_s (1)_.zip"; filename*=UTF-8''it%27s%20%281%29%2A.zip`],
  [
    'a\r\nset-cookie: b',
    `attachment; filename="a__set-cookie_ b"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20b`,
  ],
])('names %j in ASCII and in UTF-8', (name, header) => expect(attachment(name)).toBe(header))
