import { Paper, Stack, Text } from '@mantine/core';
import { META_LENGTHS, type PageDocument } from '../page.contract.ts';
import { PAGE_EDITOR_TEXTS as TEXTS } from '../page-editor.texts.ts';
import { SECTION_TEXTS } from '../section.texts.ts';
import { TextField } from './text-field.tsx';

type Meta = PageDocument['meta'];
const NAMES = ['title', 'description', 'keywords'] as const;

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
      <Paper withBorder p="md" role="group" aria-label={TEXTS.result}>
        <Text size="xs" c="dimmed">
          {`${window.location.host}${path}`}
        </Text>
        <Text size="lg" c="blue" lineClamp={1}>
          {meta.title}
        </Text>
        <Text size="sm" lineClamp={2}>
          {meta.description}
        </Text>
      </Paper>
    </Stack>
  );
}
