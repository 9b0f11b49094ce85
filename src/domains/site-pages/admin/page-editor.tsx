import { Box, Text, Title } from '@mantine/core';
import { fill } from '#src/kernel/text.ts';
import { DOCUMENT_EDITOR_TEXTS } from '#src/ui/admin/document/document-editor.texts.ts';
import { DocumentEditor, useEditorPlace } from '#src/ui/admin/document/document-editor.tsx';
import { getText, listPageTexts, setContent } from '../document-edits.views.ts';
import { fetchPreview } from '../page.client.ts';
import type { PageReading } from '../page.contract.ts';
import { PAGE_TEXTS } from '../page.texts.ts';
import { PAGE_EDITOR_TEXTS as TEXTS } from '../page-editor.texts.ts';
import { SECTION_TEXTS } from '../section.texts.ts';
import { MetaFields } from './meta-fields.tsx';
import { PictureDialog, PictureTools } from './picture-change.tsx';
import { PublishBar } from './publish-bar.tsx';
import { SectionFields } from './section-fields.tsx';
import { META, SectionsList } from './sections-list.tsx';
import { type PageDraft, usePageDraft } from './use-page-draft.ts';
import { usePictureChange } from './use-picture-change.ts';

/** Editor of one page of the site. */
export function PageEditor({ reading }: { reading: PageReading }) {
  const draft = usePageDraft(reading);
  const place = useEditorPlace<string>(draft.document.sections[0]?.id ?? META);
  const { document, summary } = draft;
  const pictures = usePictureChange(draft, place.selected);
  const onText = (path: string, text: string): void => {
    const [id = '', ...rest] = path.split('.');
    draft.change((now) => setContent(now, id, rest.join('.'), text));
  };
  const locate = (path: string): { section: string; name: string } => {
    const section = document.sections[Number(/^sections\.(\d+)\./.exec(path)?.[1] ?? -1)];
    return { section: section?.id ?? META, name: section ? SECTION_TEXTS.kinds[section.kind].name : TEXTS.pageFault };
  };
  return (
    <DocumentEditor
      header={{
        title: fill(TEXTS.editMeta, { page: PAGE_TEXTS.names[summary.page] }),
        actions: <PublishBar draft={draft} />,
      }}
      draft={draft}
      place={place}
      locate={locate}
      texts={listPageTexts(document)}
      onOpen={place.open}
      preview={{
        fetchPreview: () => fetchPreview(summary.page),
        selected: place.selected,
        onSelect: (section, _path, picture) => {
          place.select(section);
          pictures.point(picture);
        },
        onFile: (file, at) => {
          if (at.section) place.select(at.section);
          pictures.takeFile(file, at);
        },
        tools: <PictureTools {...pictures} />,
        getText: (path) => getText(document, path),
        onText,
      }}
      sections={
        <SectionsList
          page={summary.page}
          document={document}
          selected={place.selected}
          onSelect={place.open}
          change={draft.change}
        />
      }
      fields={
        <>
          <Fields draft={draft} selected={place.selected} />
          <PictureDialog draft={draft} pictures={pictures} />
        </>
      }
    />
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
