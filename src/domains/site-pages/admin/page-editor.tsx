import { Box, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { DOCUMENT_EDITOR_TEXTS } from '#src/ui/admin/document/document-editor.texts.ts';
import { DraftNotices } from '#src/ui/admin/document/draft-notices.tsx';
import { EditorPanes, type Pane } from '#src/ui/admin/document/editor-panes.tsx';
import { PreviewFrame } from '#src/ui/admin/document/preview-frame.tsx';
import { PageHeader } from '#src/ui/admin/page-header.tsx';
import { useScreenRights } from '#src/ui/admin/screen-rights.ts';
import { UnsavedGuard } from '#src/ui/admin/unsaved-guard.tsx';
import { getText, setContent } from '../document-edits.views.ts';
import { fetchPreview } from '../page.client.ts';
import type { PageReading } from '../page.contract.ts';
import { PAGE_TEXTS } from '../page.texts.ts';
import { PAGE_EDITOR_TEXTS as TEXTS } from '../page-editor.texts.ts';
import { SECTION_TEXTS } from '../section.texts.ts';
import { MetaFields } from './meta-fields.tsx';
import { PublishBar } from './publish-bar.tsx';
import { SectionFields } from './section-fields.tsx';
import { META, SectionsList } from './sections-list.tsx';
import { type PageDraft, usePageDraft } from './use-page-draft.ts';

/** Editor of one page: its preview, its sections, the fields of the selected one. On a phone one of them at a time. */
export function PageEditor({ reading }: { reading: PageReading }) {
  const draft = usePageDraft(reading);
  const [selected, setSelected] = useState<string>(draft.document.sections[0]?.id ?? META);
  const [pane, setPane] = useState<Pane>('preview');
  const isFree = useRef(false);
  const { canChange } = useScreenRights();
  const { document, summary, status } = draft;
  const open = (id: string): void => {
    setSelected(id);
    setPane('fields');
  };
  const onText = (path: string, text: string): void => {
    const [id = '', ...rest] = path.split('.');
    draft.change((now) => setContent(now, id, rest.join('.'), text));
  };
  const locate = (path: string): { section: string; name: string } => {
    const section = document.sections[Number(/^sections\.(\d+)\./.exec(path)?.[1] ?? -1)];
    return { section: section?.id ?? META, name: section ? SECTION_TEXTS.kinds[section.kind].name : TEXTS.pageFault };
  };
  return (
    <>
      <PageHeader
        title={fill(TEXTS.editMeta, { page: PAGE_TEXTS.names[summary.page] })}
        actions={<PublishBar draft={draft} />}
      />
      <UnsavedGuard isDirty={!['published', 'saved'].includes(status)} isFree={isFree} hasDraft={false} />
      <DraftNotices draft={draft} locate={locate} onOpen={open} />
      <EditorPanes
        pane={pane}
        selected={selected}
        onPane={setPane}
        preview={
          <PreviewFrame
            fetchPreview={() => fetchPreview(summary.page)}
            revision={draft.revision}
            selected={selected}
            onSelect={setSelected}
            getText={(path) => (canChange ? getText(document, path) : undefined)}
            onText={onText}
          />
        }
        sections={
          <SectionsList
            page={summary.page}
            document={document}
            selected={selected}
            onSelect={open}
            change={draft.change}
          />
        }
        fields={<Fields draft={draft} selected={selected} />}
      />
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
  if (section === undefined) return <Text c="dimmed">{DOCUMENT_EDITOR_TEXTS.choose}</Text>;
  return (
    <Box key={section.id} mt="md" role="region" aria-label={SECTION_TEXTS.kinds[section.kind].name}>
      <Title order={2} fz="lg" mb="sm">
        {SECTION_TEXTS.kinds[section.kind].name}
      </Title>
      <SectionFields
        section={section}
        getError={(path) => getError(`sections.${place}.content.${path}`)}
        onChange={(path, value) => change((now) => setContent(now, section.id, path, value))}
      />
    </Box>
  );
}
