import { describe, expect, it } from 'vitest'
import { systemRandom } from '../random.ts'
import { createSecretBox } from './secret-box.ts'

const newBox = () => createSecretBox(systemRandom.bytes(32), systemRandom)
const box = newBox()

describe('a sealed secret', () => {
  it.each(['JBSWY3DPEHPK3PXP', '', 'Ἀθηνᾶ 🏛'])('is read back: %j', (text) => {
    expect(box.open(box.seal(text, 'two-factor:1'), 'two-factor:1')).toBe(text)
  })

  it('reveals nothing and looks different each time', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'two-factor:1')
    expect(sealed.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP')
    expect(sealed.equals(box.seal('JBSWY3DPEHPK3PXP', 'two-factor:1'))).toBe(false)
  })

  it('does not open for another account or with another key', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'two-factor:1')
    expect(() => box.open(sealed, 'two-factor:2')).toThrow(/authenticate/)
    expect(() => newBox().open(sealed, 'two-factor:1')).toThrow(/authenticate/)
  })

  it('does not open after any byte is changed or cut off', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'two-factor:1')
    for (const index of sealed.keys()) {
      const changed = Buffer.from(sealed)
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
      expect(() => box.open(changed, 'two-factor:1')).toThrow(/authenticate/)
    }
    for (const length of sealed.keys())
      expect(() => box.open(sealed.subarray(0, length), 'two-factor:1')).toThrow(
        /initialization vector|authentication tag|authenticate/,
      )
  })
})

describe('the hash of a short secret', () => {
  it('depends on the text, the account and the key only', () => {
    const hash = box.hash('ABCDE12345', 'backup-code:1')
    expect(hash).toHaveLength(32)
    expect(box.hash('ABCDE12345', 'backup-code:1').equals(hash)).toBe(true)
    expect(box.hash('ABCDE12346', 'backup-code:1').equals(hash)).toBe(false)
    expect(box.hash('ABCDE12345', 'backup-code:2').equals(hash)).toBe(false)
    expect(newBox().hash('ABCDE12345', 'backup-code:1').equals(hash)).toBe(false)
  })

  it('keeps the boundary between account and text', () => {
    expect(box.hash('2:ABC', 'backup-code:1').equals(box.hash('ABC', 'backup-code:12:'))).toBe(false)
  })
})
