import { afterEach, describe, expect, it } from 'vitest'

import { elementsOf, staysInside } from './stays-inside.ts'

function show(html: string): Element[] {
  document.body.innerHTML = html
  return [...document.body.children]
}

afterEach(() => {
  document.body.innerHTML = ''
})

describe('staysInside', () => {
  const fits = '<div style="width: 100px">x</div>'
  const overflows = '<div style="width: 100px"><div style="width: 120px">x</div></div>'

  it('passes for elements whose content fits, up to a width', async () => {
    await expect(staysInside(show(fits + fits))).resolves.toBeUndefined()
    await expect(staysInside(show(fits)[0], 100)).resolves.toBeUndefined()
  })

  it('fails when the content of an element overflows', async () => {
    await expect(staysInside(show(fits + overflows))).rejects.toThrow('120')
  })

  it('fails when an element is wider than allowed', async () => {
    await expect(staysInside(show(fits), 99)).rejects.toThrow('99')
  })

  it('fails without an element', async () => {
    await expect(staysInside(document.querySelectorAll('article'))).rejects.toThrow('no element')
    await expect(staysInside(document.querySelector('article'))).rejects.toThrow('no element')
    await expect(staysInside([...show(fits), undefined])).rejects.toThrow('no element')
  })
})

describe('elementsOf', () => {
  it('counts a select or a form as one element', () => {
    const [select, form] = show('<select><option>a</option></select><form><input></form>')
    expect(elementsOf(select)).toEqual([select])
    expect(elementsOf(form)).toEqual([form])
  })
})
