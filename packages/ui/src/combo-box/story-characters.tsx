import { Avatar } from '../avatar/avatar.tsx'
import type { SelectOption } from '../select/select.tsx'

/** Options of the combo box stories. */
export const storyCharacters: SelectOption[] = [
  {
    value: '1',
    label: 'Kallistrate',
    note: 'Hoplite, level 93',
    media: <Avatar name="Kallistrate" icon="spartan-helmet" element="fire" size="sm" />,
  },
  {
    value: '2',
    label: 'Nyxandra',
    note: 'Oracle, level 88',
    media: <Avatar name="Nyxandra" icon="wizard-staff" element="shadow" size="sm" />,
  },
  {
    value: '3',
    label: 'Lykaon',
    note: 'Archer, level 85',
    media: <Avatar name="Lykaon" icon="high-shot" element="water" size="sm" />,
  },
  {
    value: '4',
    label: 'Ögir',
    note: 'Hoplite, level 70',
    media: <Avatar name="Ögir" icon="spartan-helmet" element="light" size="sm" />,
  },
  {
    value: '5',
    label: 'Ianthe',
    note: 'Deactivated',
    media: <Avatar name="Ianthe" icon="wizard-staff" element="light" size="sm" />,
    disabled: true,
  },
]
