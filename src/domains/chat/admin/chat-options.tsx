import { ActionIcon, Popover, Stack, Switch } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { CHAT_ADMIN_TEXTS as TEXTS } from '../chat-admin.texts.ts';
import { useEnterSwitch, useSoundSwitch } from './chat-preferences.ts';
import { chime } from './chime.ts';

/** Settings of this device: its sound, and what the Enter key does. */
export function ChatOptions() {
  const [hasSound, setSound] = useSoundSwitch();
  const [isEnterSending, setEnterSending] = useEnterSwitch();
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" size={36} aria-label={TEXTS.options}>
          <IconAdjustments size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={TEXTS.options}>
        <Stack gap="sm">
          <Switch
            label={TEXTS.sound}
            checked={hasSound}
            onChange={({ currentTarget }) => {
              setSound(currentTarget.checked);
              if (currentTarget.checked) chime();
            }}
          />
          <Switch
            label={TEXTS.enterOption}
            checked={isEnterSending}
            onChange={({ currentTarget }) => setEnterSending(currentTarget.checked)}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
