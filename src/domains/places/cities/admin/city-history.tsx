import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { fetchCityVersions } from '../city.client.ts';
import type { CityPageVersion } from '../city-admin.contract.ts';
import { CITY_EDITOR_TEXTS } from '../city-editor.texts.ts';

const TEXTS = CITY_EDITOR_TEXTS.versions;

/** Published versions of a town's page, the newest first; each can be taken up again. */
export function CityHistory({ id, onRestore }: { id: number; onRestore: (version: number) => void }) {
  const [versions, setVersions] = useState<CityPageVersion[]>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    fetchCityVersions(id).then(setVersions, (error: unknown) => {
      if (!isSignedOut(error)) setFailure(toFailure(TEXTS.loadError, error));
    });
  }, [id]);
  return (
    <Stack>
      {failure && <Alert color="red">{failure}</Alert>}
      {versions === undefined && failure === undefined && <Loader aria-hidden />}
      {versions?.length === 0 && <Text>{TEXTS.none}</Text>}
      {versions?.map(({ version, author, created_at }) => (
        <Group key={version} justify="space-between">
          <Stack gap={0}>
            <Text fw={600}>{fill(TEXTS.version, { version })}</Text>
            <Text size="sm" c="dimmed">
              {fill(TEXTS.by, { date: formatDateTime(created_at), author })}
            </Text>
          </Stack>
          <Changing>
            <Button variant="light" size="xs" onClick={() => onRestore(version)}>
              {TEXTS.restore}
            </Button>
          </Changing>
        </Group>
      ))}
    </Stack>
  );
}
