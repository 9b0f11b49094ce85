import { Alert } from '@mantine/core';
import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { RecordForm } from '#src/ui/admin/record-form.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useOpenedRecord } from '#src/ui/admin/use-opened-record.ts';
import { useRecordForm } from '#src/ui/admin/use-record-form.ts';
import { changeItem, fetchItem } from '../gallery.client.ts';
import type { GalleryItem } from '../gallery.contract.ts';
import { GALLERY_SCREEN_TEXTS as TEXTS } from '../gallery-screen.texts.ts';
import { WorkFields } from './work-fields.tsx';
import { getFields, toReading, WorkForm } from './work-values.ts';

interface FormProps {
  item: GalleryItem;
  categories: string[];
  onClose: () => void;
  onSaved: () => Promise<void>;
}

function EditedWork({ item, categories, onClose, onSaved }: FormProps) {
  const [reading] = useState(() => toReading(item));
  const record = useRecordForm({
    schema: WorkForm,
    reading,
    draftKey: `gallery:${item.id}`,
    // Too large for a stored draft.
    secrets: ['image', 'before_image'],
    save: (values, updated_at) => changeItem(item.id, { ...getFields(values), updated_at }),
    reread: async () => toReading(await fetchItem(item.id)),
    onSaved: async ({ title }: GalleryItem) => {
      showSuccess(fill(TEXTS.saved, { title }));
      onClose();
      await onSaved();
    },
    failure: TEXTS.changeError,
  });
  const { title, image } = record.form.values;
  return (
    <RecordForm record={record} onCancel={onClose} isDisabled={title.trim() === '' || image === ''}>
      <WorkFields form={record.form} categories={categories} />
    </RecordForm>
  );
}

interface WorkEditorProps extends Omit<FormProps, 'item'> {
  id: number | null;
  listed: GalleryItem[];
}

/** Shows the form of a work over the list. */
export function WorkEditor({ id, listed, ...form }: WorkEditorProps) {
  const { record, refusal } = useOpenedRecord({
    id,
    listed,
    fetchRecord: fetchItem,
    missing: TEXTS.missing,
    failure: TEXTS.loadError,
  });
  const title = record === undefined ? TEXTS.details : fill(TEXTS.editTitle, { title: record.title });
  return (
    <Dialog isOpen={id !== null} onClose={form.onClose} title={title} size="lg" closesOutside={false}>
      {refusal !== undefined && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      {record && <EditedWork key={record.id} item={record} {...form} />}
      {!record && refusal === undefined && <LoadingState />}
    </Dialog>
  );
}
