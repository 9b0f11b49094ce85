import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import { DifferenceTable } from '#src/ui/admin/difference-table.tsx';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { fetchCityDifferences, fetchCityVersions } from '../city.client.ts';
import type { CityPageDifference, CityPageVersion } from '../city-admin.contract.ts';
import { CITY_EDITOR_TEXTS } from '../city-editor.texts.ts';

const TEXTS = CITY_EDITOR_TEXTS.versions;

interface Comparison {
  version: number;
  differences: CityPageDifference[];
}

/** Published versions of a town's page, the newest first; each can be compared and taken up again. */
export function CityHistory({ id, onRestore }: { id: number; onRestore: (version: number) => void }) {
  const [versions, setVersions] = useState<CityPageVersion[]>();
  const [comparison, setComparison] = useState<Comparison>();
  const [failure, setFailure] = useState<string>();
  const fail = (error: unknown): void => {
    if (!isSignedOut(error)) setFailure(toFailure(TEXTS.loadError, error));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each page
  useEffect(() => {
    fetchCityVersions(id).then(setVersions, fail);
  }, [id]);
  const compare = (version: number): void =>
    void fetchCityDifferences(id, version).then((differences) => setComparison({ version, differences }), fail);
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
          <Group gap="xs">
            <Button variant="default" size="xs" onClick={() => compare(version)}>
              {TEXTS.compare}
            </Button>
            <Changing>
              <Button variant="light" size="xs" onClick={() => onRestore(version)}>
                {TEXTS.restore}
              </Button>
            </Changing>
          </Group>
          {comparison?.version === version && <Differences {...comparison} />}
        </Group>
      ))}
    </Stack>
  );
}

function Differences({ version, differences }: Comparison) {
  if (differences.length === 0) return <Text size="sm">{TEXTS.same}</Text>;
  const titles = [TEXTS.section, TEXTS.field, fill(TEXTS.version, { version }), TEXTS.after] as const;
  return <DifferenceTable titles={titles} rows={differences} />;
}
