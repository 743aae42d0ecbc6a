type Canvas = { getByRole: (role: string, options?: { name?: string | RegExp }) => HTMLElement }

/** A slot of the story’s grid, where only the trophy is empty and therefore not a button. */
export const slotIn = (canvas: Canvas, name: string): HTMLElement =>
  canvas.getByRole(name === 'Trophy' ? 'gridcell' : 'button', { name: new RegExp(`^${name}: `) })
