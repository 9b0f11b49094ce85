import { Stack } from '@mantine/core';
import { TextField } from '#src/ui/admin/document/text-field.tsx';
import { SearchResult } from '#src/ui/admin/search-result.tsx';
import { META_LENGTHS, type PageDocument } from '../page.contract.ts';
import { SECTION_TEXTS } from '../section.texts.ts';

type Meta = PageDocument['meta'];
const NAMES = ['name', 'title', 'description', 'keywords'] as const;

interface MetaFieldsProps {
  meta: Meta;
  path: string;
  getError: (path: string) => string | undefined;
  onChange: (meta: Meta) => void;
}

/** What search engines read of a page, and how they show it. */
export function MetaFields({ meta, path, getError, onChange }: MetaFieldsProps) {
  return (
    <Stack gap="md">
      {NAMES.map((name) => (
        <TextField
          key={name}
          label={SECTION_TEXTS.meta[name]}
          value={meta[name]}
          max={META_LENGTHS[name]}
          isParagraph={name === 'description'}
          isRequired={name === 'title'}
          error={getError(`meta.${name}`)}
          onChange={(text) => onChange({ ...meta, [name]: text })}
        />
      ))}
      <SearchResult path={path} title={meta.title} description={meta.description} />
    </Stack>
  );
}
