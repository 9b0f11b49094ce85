import { Anchor, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { PageHeader } from '#src/ui/admin/page-header.tsx';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { GUIDE_TEXTS as TEXTS } from '../guide.texts.ts';
import { findArticles } from '../guide-article.views.ts';
import { GUIDE_ARTICLES, loadPictures } from '../ui/guide-articles.ts';
import classes from './guide.module.css';

export const meta = () => [{ title: TEXTS.meta }];

/** Contents of the owner's guide, with a search over its texts. */
export default function GuidePage() {
  const [asked, setAsked] = useState('');
  useEffect(loadPictures, []);
  const found = findArticles(GUIDE_ARTICLES, asked);
  return (
    <>
      <PageHeader title={TEXTS.title} description={TEXTS.description} />
      <TextInput
        type="search"
        label={TEXTS.search}
        maw={480}
        mb="md"
        value={asked}
        onChange={({ currentTarget }) => setAsked(currentTarget.value)}
      />
      <div role="status">{found.length === 0 && <Text>{TEXTS.none}</Text>}</div>
      <ul aria-label={TEXTS.list} className={classes.list}>
        {found.map(({ slug, title }) => (
          <li key={slug}>
            <Anchor component={Link} to={href('/admin/aide/:article', { article: slug })} prefetch="render">
              {title}
            </Anchor>
          </li>
        ))}
      </ul>
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
