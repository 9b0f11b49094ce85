import { Badge, Text } from '@mantine/core';
import { CSV_IMPORT_TEXTS } from '#src/ui/admin/csv-import/csv-import.texts.ts';
import { CsvImportDialog } from '#src/ui/admin/csv-import/csv-import-dialog.tsx';
import { importTestimonials } from '../testimonial.client.ts';
import type { TestimonialImport } from '../testimonial-admin.contract.ts';
import { TESTIMONIAL_ADMIN_TEXTS } from '../testimonial-admin.texts.ts';
import { ReviewStars } from './review-stars.tsx';

const { importing: TEXTS, columns } = TESTIMONIAL_ADMIN_TEXTS;
type Row = TestimonialImport['rows'][number];

const COLUMNS = [
  {
    title: columns.name,
    render: ({ name, location, is_known }: Row) => (
      <>
        {name}
        {location && `, ${location}`} {is_known && <Badge variant="light">{CSV_IMPORT_TEXTS.already}</Badge>}
      </>
    ),
  },
  {
    title: columns.content,
    render: ({ content }: Row) => (
      <Text size="sm" lineClamp={2}>
        {content}
      </Text>
    ),
  },
  { title: columns.rating, render: ({ rating }: Row) => <ReviewStars rating={rating} /> },
];

interface ImportDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Imports the reviews of a file after a preview of its content. */
export const ImportDialog = (props: ImportDialogProps) => (
  <CsvImportDialog {...props} texts={TEXTS} columns={COLUMNS} send={importTestimonials} />
);
