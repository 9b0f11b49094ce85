import { Button, Checkbox, Group, TextInput } from '@mantine/core';
import { MENU_ENTRIES_MAX, MENU_LABEL_MAX, type MenuEntry } from '../menu.contract.ts';
import { MENU_TEXTS } from '../menu.texts.ts';
import { SETTINGS_SCREEN_TEXTS } from '../settings-screen.texts.ts';
import { type ArrangedItem, ArrangedList } from './arranged-list.tsx';

const { menus: TEXTS } = SETTINGS_SCREEN_TEXTS;
const NEW_ENTRY: MenuEntry = { label: '', href: '', is_hidden: false };

function Entry({ item, onChange, buttons }: ArrangedItem<MenuEntry>) {
  return (
    <Group align="flex-end" gap="xs">
      <TextInput
        label={TEXTS.label}
        value={item.label}
        maxLength={MENU_LABEL_MAX}
        flex="1 1 160px"
        onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
      />
      <TextInput
        label={TEXTS.href}
        value={item.href}
        flex="1 1 180px"
        onChange={({ currentTarget }) => onChange({ href: currentTarget.value })}
      />
      <Checkbox
        label={TEXTS.hidden}
        mb={10}
        checked={item.is_hidden}
        onChange={({ currentTarget }) => onChange({ is_hidden: currentTarget.checked })}
      />
      {buttons}
    </Group>
  );
}

interface MenuFieldProps {
  which: 'header' | 'footer';
  label: string;
  /** Empty for the menu that comes with the product, which is then shown to be changed. */
  entries: MenuEntry[];
  error: string | undefined;
  onChange: (entries: MenuEntry[]) => void;
}

/** Edits one menu of the public site: order, names, addresses, hidden entries. */
export function MenuField({ which, label, entries, error, onChange }: MenuFieldProps) {
  const isOwn = entries.length > 0;
  const items = isOwn ? entries : MENU_TEXTS[which].map((link) => ({ ...link, is_hidden: false }));
  return (
    <>
      <ArrangedList
        label={label}
        description={TEXTS.hint[which]}
        error={error}
        words={TEXTS}
        items={items}
        blank={NEW_ENTRY}
        most={MENU_ENTRIES_MAX}
        onChange={onChange}
      >
        {(rendered) => <Entry {...rendered} />}
      </ArrangedList>
      {isOwn && (
        <Button variant="subtle" mt="xs" onClick={() => onChange([])}>
          {TEXTS.reset}
        </Button>
      )}
    </>
  );
}
