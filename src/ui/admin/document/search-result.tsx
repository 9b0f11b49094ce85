import { Paper, Text } from '@mantine/core';
import { DOCUMENT_EDITOR_TEXTS as TEXTS } from './document-editor.texts.ts';

/** How a search engine shows a page. */
export const SearchResult = ({ path, title, description }: { path: string; title: string; description: string }) => (
  <Paper withBorder p="md" role="group" aria-label={TEXTS.result}>
    <Text size="xs" c="dimmed">
      {`${window.location.host}${path}`}
    </Text>
    <Text size="lg" c="blue" lineClamp={1}>
      {title}
    </Text>
    <Text size="sm" lineClamp={2}>
      {description}
    </Text>
  </Paper>
);
