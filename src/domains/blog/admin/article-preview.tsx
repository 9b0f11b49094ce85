import { Box } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { POST_EDITOR_TEXTS as TEXTS } from '../post-editor.texts.ts';
import { ArticleBody } from '../ui/article/article-body.tsx';
import { parseBody } from '../ui/article/parse-body.ts';
import classes from './article-preview.module.css';

/** Shows the article as visitors will see it, on a light page in both colour schemes; scrollable by keyboard. */
export function ArticlePreview({ title, content }: { title: string; content: string }) {
  const view = useDeferredValue(content);
  const blocks = useMemo(() => parseBody(view), [view]);
  return (
    <Box component="section" className={classes.sheet ?? ''} aria-label={TEXTS.preview} tabIndex={0}>
      <p className={classes.title}>{title || TEXTS.untitled}</p>
      {blocks.length === 0 ? <p>{TEXTS.previewEmpty}</p> : <ArticleBody blocks={blocks} />}
    </Box>
  );
}
