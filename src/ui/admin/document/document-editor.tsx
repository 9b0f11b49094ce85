import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { PageHeader } from '../page-header.tsx';
import { useScreenRights } from '../screen-rights.ts';
import { UnsavedGuard } from '../unsaved-guard.tsx';
import { DraftNotices } from './draft-notices.tsx';
import { EditorPanes, type Pane } from './editor-panes.tsx';
import { KnownFactsProvider, LeftOutNotice } from './left-out.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import type { DocumentDraft } from './use-document-draft.ts';

interface EditorPlace<Section extends string> {
  /** Section whose fields show. */
  selected: Section;
  select: (section: Section) => void;
  pane: Pane;
  setPane: (pane: Pane) => void;
  /** Selects a section and, on a phone, shows its fields. */
  open: (section: Section) => void;
}

/** Keeps the selected section of a page, and on a phone what is shown of its editor. */
export function useEditorPlace<Section extends string>(first: Section): EditorPlace<Section> {
  const [selected, select] = useState(first);
  const [pane, setPane] = useState<Pane>('preview');
  const open = (section: Section): void => {
    select(section);
    setPane('fields');
  };
  return { selected, select, pane, setPane, open };
}

interface DocumentEditorProps<Document, Summary> {
  header: ComponentProps<typeof PageHeader>;
  draft: DocumentDraft<Document, Summary>;
  place: Pick<EditorPlace<string>, 'selected' | 'pane' | 'setPane'>;
  locate: ComponentProps<typeof DraftNotices>['locate'];
  onOpen: (section: string) => void;
  preview: Omit<ComponentProps<typeof PreviewFrame>, 'revision'>;
  /** What can be done with the whole page, where the header does not have it. */
  bar?: ReactNode;
  /** Texts that visitors would see, with their placeholders. */
  texts: string[];
  /** Remark on the stored page. */
  notice?: ReactNode;
  sections: ReactNode;
  fields: ReactNode;
}

/** Editor of one page: its preview, its sections, the fields of the selected one. On a phone one of them at a time. */
export function DocumentEditor<Document, Summary>({
  header,
  draft,
  place,
  locate,
  onOpen,
  preview,
  bar,
  texts,
  notice,
  sections,
  fields,
}: DocumentEditorProps<Document, Summary>) {
  const isFree = useRef(false);
  const { canChange } = useScreenRights();
  const isDirty = !['published', 'saved'].includes(draft.status);
  return (
    <KnownFactsProvider>
      <PageHeader {...header} />
      <UnsavedGuard isDirty={isDirty} isFree={isFree} hasDraft={false} />
      {bar}
      <DraftNotices draft={draft} locate={locate} onOpen={onOpen} />
      <LeftOutNotice texts={texts} />
      {notice}
      <EditorPanes
        pane={place.pane}
        selected={place.selected}
        onPane={place.setPane}
        preview={
          <PreviewFrame
            {...preview}
            revision={draft.revision}
            getText={(path) => (canChange ? preview.getText(path) : undefined)}
          />
        }
        sections={sections}
        fields={fields}
      />
    </KnownFactsProvider>
  );
}
