/** Renders an SVG to pixels, as a camera would see it, with its current page colors. */
export async function photograph(svg: SVGElement): Promise<ImageData> {
  const { width, backgroundColor, fill } = getComputedStyle(svg)
  const side = Math.round(Number.parseFloat(width)) * 2
  const copy = svg.cloneNode(true) as SVGElement
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width: side, height: side, fill }
  for (const [name, value] of Object.entries(attributes)) copy.setAttribute(name, String(value))
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas')
  context.fillStyle = backgroundColor
  context.fillRect(0, 0, side, side)
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, side, side)
}
