type Canvas = { getByRole: (role: string, options?: { name?: string | RegExp }) => HTMLElement }

/** A slot of the warrior in the stories, who wears everything but a trophy. */
export const slotIn = (canvas: Canvas, name: string): HTMLElement =>
  canvas.getByRole(name === 'Trophy' ? 'gridcell' : 'button', { name: new RegExp(`^${name}: `) })
