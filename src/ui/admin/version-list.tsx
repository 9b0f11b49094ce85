import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { Changing } from './changing.tsx';
import { DifferenceTable } from './difference-table.tsx';
import { isSignedOut, toFailure } from './failure-sentence.ts';

interface Version {
  version: number;
  author: string;
  created_at: string;
}

interface Difference {
  section: string;
  field: string;
  before: string;
  after: string;
}

interface VersionListProps {
  /** Sentences, with `{version}`, `{date}` and `{author}`. */
  texts: Record<
    'none' | 'version' | 'by' | 'compare' | 'restore' | 'same' | 'section' | 'field' | 'after' | 'loadError',
    string
  >;
  fetchVersions: () => Promise<Version[]>;
  /** Differences between a version and what is edited now. */
  fetchDifferences: (version: number) => Promise<Difference[]>;
  onRestore: (version: number) => void;
}

/** Published versions, the newest first; each can be compared with what is edited now, and taken up again. */
export function VersionList({ texts, fetchVersions, fetchDifferences, onRestore }: VersionListProps) {
  const [versions, setVersions] = useState<Version[]>();
  const [comparison, setComparison] = useState<{ version: number; differences: Difference[] }>();
  const [failure, setFailure] = useState<string>();
  const fail = (error: unknown): void => {
    if (!isSignedOut(error)) setFailure(toFailure(texts.loadError, error));
  };
  const load = useEffectEvent(() => fetchVersions().then(setVersions, fail));
  useEffect(() => void load(), []);
  const compare = (version: number): void =>
    void fetchDifferences(version).then((differences) => setComparison({ version, differences }), fail);
  return (
    <Stack>
      {failure && <Alert color="red">{failure}</Alert>}
      {versions === undefined && failure === undefined && <Loader aria-hidden />}
      {versions?.length === 0 && <Text>{texts.none}</Text>}
      {versions?.map(({ version, author, created_at }) => (
        <Group key={version} justify="space-between">
          <Stack gap={0}>
            <Text fw={600}>{fill(texts.version, { version })}</Text>
            <Text size="sm" c="dimmed">
              {fill(texts.by, { date: formatDateTime(created_at), author })}
            </Text>
          </Stack>
          <Group gap="xs">
            <Button variant="default" size="xs" onClick={() => compare(version)}>
              {texts.compare}
            </Button>
            <Changing>
              <Button variant="light" size="xs" onClick={() => onRestore(version)}>
                {texts.restore}
              </Button>
            </Changing>
          </Group>
          {comparison?.version === version &&
            (comparison.differences.length === 0 ? (
              <Text size="sm">{texts.same}</Text>
            ) : (
              <DifferenceTable
                titles={[texts.section, texts.field, fill(texts.version, { version }), texts.after]}
                rows={comparison.differences}
              />
            ))}
        </Group>
      ))}
    </Stack>
  );
}
