import { Button, Group, Loader, Menu, Paper, Stack, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { fill } from '#src/kernel/text.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { useScreenRights } from '#src/ui/admin/screen-rights.ts';
import { getPathLabel } from '../page-comparison.views.ts';
import { PAGE_EDITOR_TEXTS } from '../page-editor.texts.ts';
import { findPicture } from '../page-pictures.rules.ts';
import { SECTION_TEXTS } from '../section.texts.ts';
import { PictureField } from './picture-field.tsx';
import type { PageDraft } from './use-page-draft.ts';
import type { PictureChange } from './use-picture-change.ts';

const { picture: TEXTS } = PAGE_EDITOR_TEXTS;

/** Name of a picture in its section. */
const toLabel = (path: string): string => getPathLabel(path.slice(path.indexOf('.') + 1));

/** What can be done with the pictures of the selected section, over its preview. */
export function PictureTools({ paths, isSending, open }: PictureChange) {
  const { canChange } = useScreenRights();
  if (!canChange || paths.length === 0) return null;
  const icon = <IconPhoto size={16} aria-hidden />;
  const [only, ...others] = paths;
  return (
    <Paper withBorder shadow="sm" p={6} radius="md">
      <Group gap="xs" wrap="nowrap" role="status">
        {isSending && (
          <>
            <Loader size="xs" />
            <Text size="sm">{TEXTS.sending}</Text>
          </>
        )}
      </Group>
      {!isSending && (
        <Group gap="xs" wrap="nowrap">
          {others.length === 0 ? (
            <Button size="xs" variant="default" leftSection={icon} onClick={() => open(only ?? '')}>
              {TEXTS.change}
            </Button>
          ) : (
            <Menu position="bottom-start" portalProps={{ target: 'main' }}>
              <Menu.Target>
                <Button size="xs" variant="default" leftSection={icon}>
                  {TEXTS.choose}
                </Button>
              </Menu.Target>
              <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
                {paths.map((path) => (
                  <Menu.Item key={path} onClick={() => open(path)}>
                    {toLabel(path)}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
          <Text size="xs" c="dimmed" visibleFrom="sm">
            {TEXTS.hint}
          </Text>
        </Group>
      )}
    </Paper>
  );
}

/** The changed picture with its words, its crop and the point that stays visible. */
export function PictureDialog({ draft, pictures }: { draft: PageDraft; pictures: PictureChange }) {
  const { opened, close, set } = pictures;
  const value = opened && findPicture(draft.document, opened.path);
  const [id = '', ...rest] = opened?.path.split('.') ?? [];
  const place = draft.document.sections.findIndex((one) => one.id === id);
  const section = draft.document.sections[place];
  if (opened === undefined || value === undefined || section === undefined) return null;
  const path = `sections.${place}.content.${rest.join('.')}`;
  return (
    <Dialog
      isOpen
      onClose={close}
      title={fill(TEXTS.title, { section: SECTION_TEXTS.kinds[section.kind].name, name: toLabel(opened.path) })}
    >
      <Stack gap="md">
        <PictureField
          label={toLabel(opened.path)}
          value={value}
          asksWords={opened.isNew}
          getError={(name) => draft.refusals[`${path}.${name}`]?.[0]}
          onChange={(picture) => set(opened.path, picture)}
        />
        <Group justify="flex-end">
          <Button onClick={close}>{TEXTS.done}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
