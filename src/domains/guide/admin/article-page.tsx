import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { PageHeader } from '#src/ui/admin/page-header.tsx';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { GUIDE_TEXTS as TEXTS } from '../guide.texts.ts';
import { ArticlePart } from '../ui/article-part.tsx';
import { GUIDE_ARTICLES } from '../ui/guide-articles.ts';
import type { Route } from './+types/article-page';
import classes from './guide.module.css';

const find = (slug: string | undefined) => GUIDE_ARTICLES.find((article) => article.slug === slug);

export const meta = ({ params }: Route.MetaArgs) => [
  { title: fill(TEXTS.articleMeta, { title: find(params.article)?.title ?? TEXTS.missing }) },
];

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
            <ArticlePart key={part.kind === 'text' ? part.text : part.file} part={part} />
          ))}
        </article>
      )}
      <Anchor component={Link} to={href('/admin/aide')}>
        {TEXTS.back}
      </Anchor>
    </>
  );
}

/** Without data; a screen needs a loader so that the guard of the frame runs before it shows. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingState title={TEXTS.title} />;
}

export const ErrorBoundary = ScreenError;
