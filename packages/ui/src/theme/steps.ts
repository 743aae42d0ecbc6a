/**
 * Lengths that no theme and no screen changes. They are constants instead of custom properties, so that the
 * styles of a page stay small.
 */
export const steps = {
  space: {
    0.25: '1px',
    0.5: '2px',
    0.75: '3px',
    1: '4px',
    1.25: '5px',
    1.5: '6px',
    2: '8px',
    2.5: '10px',
    3: '12px',
    3.5: '14px',
    4: '16px',
    4.5: '18px',
    5: '20px',
    6: '24px',
    7: '28px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
    20: '80px',
  },
  radius: {
    xs: '4px',
    sm: '6px',
    md: '8px',
    mdLg: '10px',
    lg: '12px',
    xl: '16px',
    '2xl': '20px',
    full: '999px',
  },
  border: { thin: '1px', thick: '2px', checkedRadio: '6px' },
  ring: { width: '2px', outside: '2px', close: '1px', onBorder: '-1px', inside: '-2px' },
  size: { bar: '6px', check: '20px', tick: '22px', label: '22px', step: '24px' },
} as const
