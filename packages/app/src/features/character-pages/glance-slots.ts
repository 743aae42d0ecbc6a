/** Slots in the order of the equipment at a glance: left and right of the figure, below it, shelf. */
export const glanceSlots = [2, 9, 1, 3, 4, 6, 11, 7, 8, 10, 0, 5, 12, 13, 14, 15, 16, 100] as const
