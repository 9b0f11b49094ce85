import { Button, Group, Menu, NavLink, Stack, Text } from '@mantine/core';
import { IconEye, IconEyeOff, IconPlus, IconTrash } from '@tabler/icons-react';
import { fill } from '#src/kernel/text.ts';
import { DOCUMENT_EDITOR_TEXTS } from '#src/ui/admin/document/document-editor.texts.ts';
import { MoveButtons } from '#src/ui/admin/move-buttons.tsx';
import { RowButton } from '#src/ui/admin/row-button.tsx';
import { useScreenRights } from '#src/ui/admin/screen-rights.ts';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import { showUndo } from '#src/ui/admin/toasts.tsx';
import { addSection, insertSection, moveSection, removeSection, toggleSection } from '../document-edits.views.ts';
import { MOST_SECTIONS, type PageDocument, type PageKey, type PageSection } from '../page.contract.ts';
import { PAGE_EDITOR_TEXTS as TEXTS } from '../page-editor.texts.ts';
import { getKinds } from '../page-kinds.rules.ts';
import { SECTION_TEXTS } from '../section.texts.ts';

/** Entry of the list that stands for what search engines read. */
export const META = 'meta';

interface SectionsListProps {
  page: PageKey;
  document: PageDocument;
  selected: string;
  onSelect: (id: string) => void;
  change: (edit: (document: PageDocument) => PageDocument) => void;
}

/** Returns the name of a section: its kind, with its title where it has one. */
const toLabel = ({ kind, content }: PageSection): string => {
  const { name } = SECTION_TEXTS.kinds[kind];
  return 'title' in content && content.title !== '' ? `${name} : ${content.title}` : name;
};

/** Sections of the page in their order, with what can be done with each. */
export function SectionsList(props: SectionsListProps) {
  const { document, selected, onSelect, change } = props;
  const { canChange } = useScreenRights();
  const remove = (section: PageSection, place: number): void => {
    change((now) => removeSection(now, section.id));
    showUndo(fill(TEXTS.removed, { name: toLabel(section) }), () =>
      change((now) => insertSection(now, section, place)),
    );
  };
  return (
    <Stack component="nav" gap={2} aria-label={DOCUMENT_EDITOR_TEXTS.sections}>
      <NavLink
        component="button"
        label={DOCUMENT_EDITOR_TEXTS.searchEngines}
        active={selected === META}
        onClick={() => onSelect(META)}
      />
      {document.sections.map((section, place) => (
        <Group key={section.id} gap={2} wrap="nowrap" data-section-row={section.id}>
          <NavLink
            component="button"
            label={toLabel(section)}
            active={selected === section.id}
            rightSection={section.isHidden ? <StatusBadge status="hidden">{TEXTS.hidden}</StatusBadge> : undefined}
            onClick={() => onSelect(section.id)}
          />
          {canChange && (
            <>
              <RowButton
                title={fill(section.isHidden ? TEXTS.show : TEXTS.hide, { name: toLabel(section) })}
                label={fill(section.isHidden ? TEXTS.show : TEXTS.hide, { name: toLabel(section) })}
                icon={section.isHidden ? IconEyeOff : IconEye}
                onPress={() => change((now) => toggleSection(now, section.id))}
              />
              <MoveButtons
                name={toLabel(section)}
                isFirst={place === 0}
                isLast={place === document.sections.length - 1}
                isBusy={false}
                onMove={(step) => change((now) => moveSection(now, section.id, step))}
              />
              <RowButton
                title={fill(TEXTS.remove, { name: toLabel(section) })}
                label={fill(TEXTS.remove, { name: toLabel(section) })}
                icon={IconTrash}
                onPress={() => remove(section, place)}
              />
            </>
          )}
        </Group>
      ))}
      {canChange && document.sections.length < MOST_SECTIONS && <AddSection {...props} />}
    </Stack>
  );
}

/** Menu of the kinds; the new section stands after the selected one. */
function AddSection({ page, document, selected, onSelect, change }: SectionsListProps) {
  return (
    <Menu position="top-start" portalProps={{ target: 'main' }}>
      <Menu.Target>
        <Button variant="light" mt="xs" leftSection={<IconPlus size={16} aria-hidden />}>
          {TEXTS.add}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        {getKinds(page).map((kind) => (
          <Menu.Item
            key={kind}
            onClick={() => {
              const [, id] = addSection(document, kind, selected);
              change((now) => addSection(now, kind, selected)[0]);
              onSelect(id);
            }}
          >
            {SECTION_TEXTS.kinds[kind].name}
            <Text size="xs">{SECTION_TEXTS.kinds[kind].text}</Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
