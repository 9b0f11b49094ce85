import { Center, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconLayoutGrid, IconTable } from '@tabler/icons-react';
import { ADMIN_TEXTS } from './admin.texts.ts';

export type Look = 'cards' | 'table';

/** Stores the choice of cards or table per list on the device. */
export const useLook = (list: string) =>
  useLocalStorage<Look>({ key: `look:${list}`, defaultValue: 'cards', getInitialValueInEffect: false });

const ICONS = { cards: IconLayoutGrid, table: IconTable };

/** Switch between cards and table, on screens wide enough for a table. */
export function LookChoice({ value, onChange }: { value: Look; onChange: (look: Look) => void }) {
  return (
    <SegmentedControl
      visibleFrom="sm"
      aria-label={ADMIN_TEXTS.look}
      value={value}
      onChange={(chosen) => onChange(chosen as Look)}
      data={(['cards', 'table'] as const).map((look) => {
        const Icon = ICONS[look];
        return {
          value: look,
          label: (
            <Center>
              <Icon size={18} aria-hidden />
              <VisuallyHidden>{ADMIN_TEXTS.looks[look]}</VisuallyHidden>
            </Center>
          ),
        };
      })}
    />
  );
}
