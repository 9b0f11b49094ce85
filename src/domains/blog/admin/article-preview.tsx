import { Box } from '@mantine/core';
import { lazy, Suspense, useDeferredValue } from 'react';
import { POST_EDITOR_TEXTS as TEXTS } from '../post-editor.texts.ts';
import classes from './article-preview.module.css';

// The form and the list stand before the reader of texts and its styles have come.
const ArticleText = lazy(async () => ({ default: (await import('../ui/article/article-body.tsx')).ArticleText }));

/** Shows the article as visitors will see it, on a light page in both colour schemes; scrollable by keyboard. */
export function ArticlePreview({ title, content }: { title: string; content: string }) {
  const view = useDeferredValue(content);
  return (
    <Box component="section" className={classes.sheet ?? ''} aria-label={TEXTS.preview} tabIndex={0}>
      <p className={classes.title}>{title || TEXTS.untitled}</p>
      <Suspense fallback={null}>
        <ArticleText content={view} whenEmpty={TEXTS.previewEmpty} />
      </Suspense>
    </Box>
  );
}
