import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { ArticleBody } from '#src/domains/blog/ui/article/article-body.tsx';
import { parseBody } from '#src/domains/blog/ui/article/parse-body.ts';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { PageHeader } from '#src/ui/admin/page-header.tsx';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { GUIDE_TEXTS as TEXTS } from '../guide.texts.ts';
import type { GuidePart } from '../guide-article.views.ts';
import type { Route } from './+types/article-page';
import classes from './guide.module.css';
import { findPicture, GUIDE_ARTICLES } from './guide-articles.ts';

const find = (slug: string | undefined) => GUIDE_ARTICLES.find((article) => article.slug === slug);

export const meta = ({ params }: Route.MetaArgs) => [
  { title: fill(TEXTS.articleMeta, { title: find(params.article)?.title ?? TEXTS.missing }) },
];

function Part({ part }: { part: GuidePart }) {
  if (part.kind === 'text') return <ArticleBody blocks={parseBody(part.text)} />;
  const address = findPicture(part.file);
  return address === undefined ? null : (
    <img src={address} alt={part.alt} className={classes.picture} loading="lazy" decoding="async" />
  );
}

/** One article of the owner's guide. */
export default function ArticlePage({ params }: Route.ComponentProps) {
  const article = find(params.article);
  return (
    <>
      <PageHeader title={article?.title ?? TEXTS.title} />
      {article === undefined ? (
        <Text>{TEXTS.missing}</Text>
      ) : (
        <article className={classes.article}>
          {article.parts.map((part) => (
            <Part key={part.kind === 'text' ? part.text : part.file} part={part} />
          ))}
        </article>
      )}
      <Anchor component={Link} to={href('/admin/aide')}>
        {TEXTS.back}
      </Anchor>
    </>
  );
}

export const ErrorBoundary = ScreenError;
