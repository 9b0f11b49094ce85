import { Alert, Anchor, Box, Button, Group, List, SegmentedControl, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { PageHeader } from '#src/ui/admin/page-header.tsx';
import { UnsavedGuard } from '#src/ui/admin/unsaved-guard.tsx';
import { getText, setContent } from '../document-edits.views.ts';
import type { PageReading } from '../page.contract.ts';
import { PAGE_TEXTS } from '../page.texts.ts';
import { PAGE_EDITOR_TEXTS as TEXTS } from '../page-editor.texts.ts';
import { SECTION_TEXTS } from '../section.texts.ts';
import { SECTION_KINDS } from '../section-kinds.contract.ts';
import classes from './editor.module.css';
import { MetaFields } from './meta-fields.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { PublishBar } from './publish-bar.tsx';
import { SectionFields } from './section-fields.tsx';
import { META, SectionsList } from './sections-list.tsx';
import { type PageDraft, usePageDraft } from './use-page-draft.ts';

const PANES = ['preview', 'sections', 'fields'] as const;
type Pane = (typeof PANES)[number];

/** Editor of one page: its preview, its sections, the fields of the selected one. On a phone one of them at a time. */
export function PageEditor({ reading }: { reading: PageReading }) {
  const draft = usePageDraft(reading);
  const [selected, setSelected] = useState<string>(draft.document.sections[0]?.id ?? META);
  const [pane, setPane] = useState<Pane>('preview');
  const isFree = useRef(false);
  const { document, summary, status } = draft;
  const open = (id: string): void => {
    setSelected(id);
    setPane('fields');
  };
  const onText = (path: string, text: string): void => {
    const [id = '', ...rest] = path.split('.');
    draft.change((now) => setContent(now, id, rest.join('.'), text));
  };
  const away = (one: Pane) => ({ className: classes.pane ?? '', 'data-away': pane === one ? undefined : '' });
  return (
    <>
      <PageHeader
        title={fill(TEXTS.editMeta, { page: PAGE_TEXTS.names[summary.page] })}
        actions={<PublishBar draft={draft} />}
      />
      <UnsavedGuard isDirty={!['published', 'saved'].includes(status)} isFree={isFree} hasDraft={false} />
      <Notices draft={draft} onOpen={open} />
      <SegmentedControl
        fullWidth
        hiddenFrom="md"
        mb="sm"
        aria-label={TEXTS.panes.label}
        value={pane}
        data={PANES.map((value) => ({ value, label: TEXTS.panes[value] }))}
        onChange={(value) => setPane(value as Pane)}
      />
      <div className={classes.editor}>
        <div {...away('preview')}>
          <PreviewFrame
            page={summary.page}
            revision={draft.revision}
            selected={selected}
            onSelect={setSelected}
            getText={(path) => getText(document, path)}
            onText={onText}
          />
        </div>
        <div className={classes.side}>
          <div {...away('sections')}>
            <SectionsList
              page={summary.page}
              document={document}
              selected={selected}
              onSelect={open}
              change={draft.change}
            />
          </div>
          <div {...away('fields')}>
            <Fields draft={draft} selected={selected} />
          </div>
        </div>
      </div>
    </>
  );
}

/** Form of the selected section, or of what search engines read. */
function Fields({ draft, selected }: { draft: PageDraft; selected: string }) {
  const { document, refusals, change, summary } = draft;
  const getError = (path: string): string | undefined => refusals[path]?.[0];
  const place = document.sections.findIndex(({ id }) => id === selected);
  const section = document.sections[place];
  if (selected === META) {
    const onChange = (meta: typeof document.meta): void => change((now) => ({ ...now, meta }));
    return <MetaFields meta={document.meta} path={summary.path} getError={getError} onChange={onChange} />;
  }
  if (section === undefined) return <Text c="dimmed">{TEXTS.choose}</Text>;
  return (
    <Box key={section.id} mt="md" role="region" aria-label={SECTION_TEXTS.kinds[section.kind].name}>
      <Title order={2} fz="lg" mb="sm">
        {SECTION_TEXTS.kinds[section.kind].name}
      </Title>
      <SectionFields
        fields={SECTION_KINDS[section.kind]}
        content={section.content}
        getError={(path) => getError(`sections.${place}.content.${path}`)}
        onChange={(path, value) => change((now) => setContent(now, section.id, path, value))}
      />
    </Box>
  );
}

/** What prevents saving or publishing: another editor's version, and each refused field. */
function Notices({ draft, onOpen }: { draft: PageDraft; onOpen: (id: string) => void }) {
  const { status, refusals, document } = draft;
  const faults = Object.entries(refusals);
  const sectionAt = (path: string) => document.sections[Number(/^sections\.(\d+)\./.exec(path)?.[1] ?? -1)];
  return (
    <>
      {status === 'conflict' && (
        <Alert color="orange" role="alert" mb="md" title={TEXTS.conflictTitle}>
          <Text size="sm" mb="xs">
            {TEXTS.conflictText}
          </Text>
          <Group gap="xs">
            <Button size="compact-sm" variant="light" onClick={() => void draft.reload()}>
              {TEXTS.takeTheirs}
            </Button>
            <Button size="compact-sm" variant="light" onClick={() => void draft.keepMine()}>
              {TEXTS.keepMine}
            </Button>
          </Group>
        </Alert>
      )}
      {faults.length > 0 && (
        <Alert color="red" role="alert" mb="md" title={TEXTS.faultsTitle}>
          <List size="sm">
            {faults.map(([path, sentences]) => {
              const section = sectionAt(path);
              const name = section ? SECTION_TEXTS.kinds[section.kind].name : TEXTS.pageFault;
              return (
                <List.Item key={path}>
                  <Anchor component="button" type="button" onClick={() => onOpen(section?.id ?? META)}>
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
