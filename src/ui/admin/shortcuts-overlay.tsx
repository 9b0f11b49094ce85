import { Group, Kbd, Stack, Switch, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { Dialog } from './dialog.tsx';

/** Whether single-key shortcuts are active; each user can switch them off (WCAG 2.1.4). Stored on the device. */
export const useShortcutsSwitch = () =>
  useLocalStorage({ key: 'admin-shortcuts', defaultValue: true, getInitialValueInEffect: false });

interface ShortcutsOverlayProps {
  isOpen: boolean;
  onClose: () => void;
  /** Key and its action. */
  shortcuts: readonly (readonly [string, string])[];
}

/** List of a screen's single-key shortcuts, with the switch for them. */
export function ShortcutsOverlay({ isOpen, onClose, shortcuts }: ShortcutsOverlayProps) {
  const [isEnabled, setEnabled] = useShortcutsSwitch();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={ADMIN_TEXTS.shortcuts}>
      <Stack gap="xs">
        {shortcuts.map(([key, meaning]) => (
          <Group key={key} justify="space-between" wrap="nowrap">
            <Text size="sm">{meaning}</Text>
            <Kbd>{key}</Kbd>
          </Group>
        ))}
        <Text size="sm" c="dimmed">
          {ADMIN_TEXTS.shortcutsHint}
        </Text>
        <Switch
          label={ADMIN_TEXTS.shortcutsOn}
          checked={isEnabled}
          onChange={({ currentTarget }) => setEnabled(currentTarget.checked)}
        />
      </Stack>
    </Dialog>
  );
}
