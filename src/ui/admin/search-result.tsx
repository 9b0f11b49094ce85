import { Paper, Text } from '@mantine/core';
import { useContext } from 'react';
import { fillPlaceholders } from '#src/kernel/placeholders.ts';
import { fill, toExcerpt } from '#src/kernel/text.ts';
import { KnownFacts } from './pickers/known-data.ts';
import { SEARCH_RESULT_TEXTS as TEXTS } from './search-result.texts.ts';

/** Characters that search engines show, more or less. */
const SHOWN = { title: 60, description: 160 };

interface SearchResultProps {
  path: string;
  title: string;
  /** Empty for the description of the site. */
  description: string;
}

function Length({ name, count }: { name: keyof typeof SHOWN; count: number }) {
  const isCut = count > SHOWN[name];
  return (
    <Text size="xs" c={isCut ? 'var(--mantine-color-orange-light-color)' : 'dimmed'}>
      {fill(isCut ? TEXTS.cut[name] : TEXTS.lengths[name], { count, shown: SHOWN[name] })}
    </Text>
  );
}

/** How a search engine shows a page, and how much of its texts. */
export function SearchResult({ path, ...texts }: SearchResultProps) {
  const facts = useContext(KnownFacts);
  const say = (text: string): string => (facts ? fillPlaceholders(text, facts) : text);
  const [title, description] = [say(texts.title), say(texts.description)];
  return (
    <Paper withBorder p="md" role="group" aria-label={TEXTS.label} style={{ overflowWrap: 'anywhere' }}>
      <Text size="sm" fw={600} mb="xs" aria-hidden>
        {TEXTS.label}
      </Text>
      <Text size="xs" c="dimmed">
        {[window.location.host, ...path.split('/').filter(Boolean)].join(' › ')}
      </Text>
      <Text size="lg" c="blue">
        {toExcerpt(title, SHOWN.title)}
      </Text>
      <Text size="sm" mb="xs">
        {toExcerpt(description, SHOWN.description) || TEXTS.noDescription}
      </Text>
      <Length name="title" count={Array.from(title).length} />
      <Length name="description" count={Array.from(description).length} />
    </Paper>
  );
}
