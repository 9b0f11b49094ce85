import { ArticleBody } from '#src/domains/blog/ui/article/article-body.tsx';
import { parseBody } from '#src/domains/blog/ui/article/parse-body.ts';
import type { GuidePart } from '../guide-article.views.ts';
import classes from './article-part.module.css';
import { findPicture } from './guide-articles.ts';

/** A text or a picture of an article. */
export function ArticlePart({ part }: { part: GuidePart }) {
  if (part.kind === 'text') return <ArticleBody blocks={parseBody(part.text)} />;
  const address = findPicture(part.file);
  return address === undefined ? null : (
    <img src={address} alt={part.alt} className={classes.picture} loading="lazy" decoding="async" />
  );
}
