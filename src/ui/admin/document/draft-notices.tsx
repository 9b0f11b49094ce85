import { Alert, Anchor, Button, Group, List, Text } from '@mantine/core';
import { DOCUMENT_EDITOR_TEXTS as TEXTS } from './document-editor.texts.ts';
import type { DocumentDraft } from './use-document-draft.ts';

interface DraftNoticesProps {
  draft: Pick<DocumentDraft<unknown, unknown>, 'status' | 'refusals' | 'reload' | 'keepMine'>;
  /** Returns the section of a refused field, and the name that it has in the list. */
  locate: (path: string) => { section: string; name: string };
  onOpen: (section: string) => void;
}

/** What prevents saving or publishing: another editor's version, and each refused field. */
export function DraftNotices({ draft: { status, refusals, reload, keepMine }, locate, onOpen }: DraftNoticesProps) {
  const faults = Object.entries(refusals);
  return (
    <>
      {status === 'conflict' && (
        <Alert color="orange" role="alert" mb="md" title={TEXTS.conflictTitle}>
          <Text size="sm" mb="xs">
            {TEXTS.conflictText}
          </Text>
          <Group gap="xs">
            <Button size="compact-sm" variant="light" onClick={() => void reload()}>
              {TEXTS.takeTheirs}
            </Button>
            <Button size="compact-sm" variant="light" onClick={() => void keepMine()}>
              {TEXTS.keepMine}
            </Button>
          </Group>
        </Alert>
      )}
      {faults.length > 0 && (
        <Alert color="red" role="alert" mb="md" title={TEXTS.faultsTitle}>
          <List size="sm">
            {faults.map(([path, sentences]) => {
              const { section, name } = locate(path);
              return (
                <List.Item key={path}>
                  <Anchor
                    component="button"
                    type="button"
                    inherit
                    c="inherit"
                    underline="always"
                    onClick={() => onOpen(section)}
                  >
                    {name}
                  </Anchor>
                  {` : ${sentences[0] ?? ''}`}
                </List.Item>
              );
            })}
          </List>
        </Alert>
      )}
    </>
  );
}
