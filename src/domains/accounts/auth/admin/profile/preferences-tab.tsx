import { Button, Group, NativeSelect, PasswordInput, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { LANGUAGES, TIME_ZONES } from '#src/domains/settings/appearance.contract.ts';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { showFailure } from '#src/ui/admin/toasts.tsx';
import { dropAllDrafts, endSession } from '#src/ui/http/stored-session.ts';
import { AUTH_TEXTS } from '../../auth.texts.ts';
import { eraseAccount, exportOwnData } from '../../profile.client.ts';
import { PROFILE_TEXTS as TEXTS } from '../../profile.texts.ts';
import { Card } from './card.tsx';
import type { TabProps } from './tab-props.ts';
import { usePreference } from './use-preference.ts';

function EraseDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const erase = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSending(true);
    try {
      await eraseAccount(password);
      dropAllDrafts();
      endSession();
    } catch (error) {
      if (!isSignedOut(error)) setFailure(toFailure(TEXTS.eraseError, error));
      setSending(false);
    }
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={TEXTS.eraseTitle}>
      <form onSubmit={(event) => void erase(event)}>
        <Stack>
          <Text size="sm">{TEXTS.eraseText}</Text>
          <PasswordInput
            label={TEXTS.erasePassword}
            autoComplete="current-password"
            data-autofocus
            value={password}
            error={failure}
            visibilityToggleFocusable
            visibilityToggleButtonProps={{ 'aria-label': AUTH_TEXTS.showPassword }}
            onChange={({ currentTarget }) => {
              setPassword(currentTarget.value);
              setFailure(undefined);
            }}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {ADMIN_TEXTS.cancel}
            </Button>
            <Button type="submit" color="red" loading={isSending} disabled={password === ''}>
              {TEXTS.erase}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

function OwnData() {
  const [isExporting, setExporting] = useState(false);
  const [isErasing, setErasing] = useState(false);
  const save = async (): Promise<void> => {
    setExporting(true);
    try {
      await exportOwnData();
    } catch (error) {
      if (!isSignedOut(error)) showFailure(toFailure(TEXTS.exportError, error));
    } finally {
      setExporting(false);
    }
  };
  return (
    <Card title={TEXTS.data}>
      <Stack align="flex-start" gap="sm">
        <Text size="sm">{TEXTS.exportText}</Text>
        <Button
          variant="default"
          loading={isExporting}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => void save()}
        >
          {TEXTS.exportData}
        </Button>
        <Text size="sm" mt="md">
          {TEXTS.eraseText}
        </Text>
        <Button
          variant="light"
          color="red"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => setErasing(true)}
        >
          {TEXTS.erase}
        </Button>
      </Stack>
      <EraseDialog key={String(isErasing)} isOpen={isErasing} onClose={() => setErasing(false)} />
    </Card>
  );
}

/** Form for language and time zone, with export and erasure of one's data. */
export function PreferencesTab({ own: { profile }, reload }: TabProps) {
  const { isBusy, requested: request } = usePreference(reload);
  return (
    <Stack>
      <Card title={TEXTS.preferences}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NativeSelect
            label={TEXTS.language}
            description={TEXTS.languageHint}
            data={LANGUAGES.map((value) => ({ value, label: TEXTS.languages[value] }))}
            value={profile.language}
            disabled={isBusy}
            onChange={({ currentTarget }) =>
              request({ language: LANGUAGES.find((one) => one === currentTarget.value) })
            }
          />
          <NativeSelect
            label={TEXTS.timezone}
            description={TEXTS.timezoneHint}
            data={TIME_ZONES.map((value) => ({ value, label: TEXTS.timezones[value] }))}
            value={profile.timezone}
            disabled={isBusy}
            onChange={({ currentTarget }) =>
              request({ timezone: TIME_ZONES.find((one) => one === currentTarget.value) })
            }
          />
        </SimpleGrid>
      </Card>
      <OwnData />
    </Stack>
  );
}
