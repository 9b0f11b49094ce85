import { ActionIcon, Alert, Anchor, Group, Paper, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { toFailure } from '#src/ui/admin/failure-sentence.ts';
import { openPreview } from '../setup.client.ts';
import { SETUP_TEXTS } from '../setup.texts.ts';
import classes from './set-up.module.css';

const TEXTS = SETUP_TEXTS.preview;

interface PreviewPaneProps {
  /** Page of the site. */
  path: string;
  /** Changes after each save: the page is read again. */
  version: number;
}

/** Shows a page of the unpublished site as visitors will see it. */
export function PreviewPane({ path, version }: PreviewPaneProps) {
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [reloads, setReloads] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    openPreview()
      .then(() => isCurrent && setOpen(true))
      .catch((error: unknown) => isCurrent && setFailure(toFailure(TEXTS.failure, error)));
    return () => {
      isCurrent = false;
    };
  }, []);
  return (
    <Paper withBorder component="section" aria-label={TEXTS.title} className={classes.panel ?? ''}>
      <Group justify="space-between" mb="xs">
        <Text fw={600}>{TEXTS.title}</Text>
        <Group gap="xs">
          <Anchor href={path} target="_blank" rel="noopener" size="sm">
            {TEXTS.open}
          </Anchor>
          <ActionIcon variant="default" size={36} aria-label={TEXTS.reload} onClick={() => setReloads(reloads + 1)}>
            <IconRefresh size={18} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      {failure !== undefined && <Alert color="orange">{failure}</Alert>}
      {isOpen && (
        <iframe key={`${path} ${version} ${reloads}`} className={classes.frame} src={path} title={TEXTS.title} />
      )}
    </Paper>
  );
}
