import { Paper, Text, Title } from '@mantine/core';
import { toExcerpt } from '#src/kernel/text.ts';
import { toIntroduction } from '../blog.rules.ts';
import { POST_EDITOR_TEXTS as TEXTS } from '../post-editor.texts.ts';
import type { PostValues } from '../post-form.views.ts';

/** Search engines cut longer titles. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

/** Shows the article as a search engine is likely to display it. */
export function SearchResult({ values: { title, slug, excerpt, content } }: { values: PostValues }) {
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="resultat">
      <Title order={2} fz="md" id="resultat" mb="xs">
        {TEXTS.result}
      </Title>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {`${window.location.host} › blog › ${slug}`}
      </Text>
      <Text fw={600} c="brand" style={{ overflowWrap: 'anywhere' }}>
        {toExcerpt(title || TEXTS.untitled, TITLE_LENGTH)}
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {toExcerpt(toIntroduction(excerpt, content), DESCRIPTION_LENGTH)}
      </Text>
    </Paper>
  );
}
