import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { DifferenceTable } from '#src/ui/admin/difference-table.tsx';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { useScreenRights } from '#src/ui/admin/screen-rights.ts';
import { fetchDifferences, fetchVersions } from '../page.client.ts';
import type { PageDifference, PageKey, PageVersion } from '../page.contract.ts';
import { PAGE_EDITOR_TEXTS } from '../page-editor.texts.ts';

const { versions: TEXTS, history } = PAGE_EDITOR_TEXTS;

interface HistoryDialogProps {
  page: PageKey;
  isOpen: boolean;
  onClose: () => void;
  onRestore: (version: number) => void;
}

interface Comparison {
  version: number;
  differences: PageDifference[];
}

/** Published versions of a page, each compared with what is edited now, or taken up again. */
export function HistoryDialog({ page, isOpen, onClose, onRestore }: HistoryDialogProps) {
  const [versions, setVersions] = useState<PageVersion[]>();
  const [comparison, setComparison] = useState<Comparison>();
  const [failure, setFailure] = useState<string>();
  const { canChange } = useScreenRights();
  const fail = (error: unknown): void => {
    if (!isSignedOut(error)) setFailure(toFailure(TEXTS.loadError, error));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again each time the dialog is opened
  useEffect(() => {
    if (!isOpen) return;
    setComparison(undefined);
    setFailure(undefined);
    fetchVersions(page).then(setVersions, fail);
  }, [isOpen, page]);
  const compare = (version: number): void =>
    void fetchDifferences(page, version).then((differences) => setComparison({ version, differences }), fail);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={history} size="wide">
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
              {canChange && (
                <Button variant="light" size="xs" onClick={() => onRestore(version)}>
                  {TEXTS.restore}
                </Button>
              )}
            </Group>
            {comparison?.version === version && <Differences {...comparison} />}
          </Group>
        ))}
      </Stack>
    </Dialog>
  );
}

function Differences({ version, differences }: Comparison) {
  if (differences.length === 0) return <Text size="sm">{TEXTS.same}</Text>;
  const titles = [TEXTS.section, TEXTS.field, fill(TEXTS.before, { version }), TEXTS.after] as const;
  return <DifferenceTable titles={titles} rows={differences} />;
}
