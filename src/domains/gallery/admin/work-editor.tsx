import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { RecordForm } from '#src/ui/admin/record-form.tsx';
import { RecordState } from '#src/ui/admin/record-state.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useOpenedRecord } from '#src/ui/admin/use-opened-record.ts';
import { useRecordForm } from '#src/ui/admin/use-record-form.ts';
import { changeItem, fetchItem } from '../gallery.client.ts';
import type { GalleryItem, GalleryStatistics } from '../gallery.contract.ts';
import { GALLERY_SCREEN_TEXTS as TEXTS } from '../gallery-screen.texts.ts';
import { WorkFields } from './work-fields.tsx';
import { getFields, toReading, WorkForm } from './work-values.ts';

type WorkList = ResourceActs & { rows: readonly GalleryItem[]; statistics: GalleryStatistics };

interface FormProps {
  item: GalleryItem;
  list: WorkList;
}

function EditedWork({ item, list }: FormProps) {
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
      list.close();
      await list.reload();
    },
    failure: TEXTS.changeError,
  });
  const { title, image } = record.form.values;
  return (
    <RecordForm record={record} onCancel={list.close} isDisabled={title.trim() === '' || image === ''}>
      <WorkFields form={record.form} categories={list.statistics.category_names} />
    </RecordForm>
  );
}

/** Shows the form of a work over the list. */
export function WorkEditor({ list }: { list: WorkList }) {
  const id = list.opened?.kind === 'edit' ? list.opened.id : null;
  const { record, refusal } = useOpenedRecord({
    id,
    listed: list.rows,
    fetchRecord: fetchItem,
    missing: TEXTS.missing,
    failure: TEXTS.loadError,
  });
  const title = record === undefined ? TEXTS.details : fill(TEXTS.editTitle, { title: record.title });
  return (
    <Dialog isOpen={id !== null} onClose={list.close} title={title} size="lg" closesOutside={false}>
      <RecordState record={record} refusal={refusal} />
      {record && <EditedWork key={record.id} item={record} list={list} />}
    </Dialog>
  );
}
