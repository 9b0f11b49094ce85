import type { ReactNode } from 'react';
import { BlogCard } from '#src/domains/blog/public/blog-card.tsx';
import { PLACEHOLDER } from '#src/domains/media/illustration.contract.ts';
import { Container, Section } from '#src/ui/public/section.tsx';
import { HOME_FALLBACK_TEXTS } from '../../home-fallback.texts.ts';
import type { SectionProps } from '../../section.views.ts';
import { SECTION_LABELS } from '../../section-labels.texts.ts';
import { CardsCarousel } from './cards-carousel.tsx';
import { TipCard } from './tip-card.tsx';

const builtIn = HOME_FALLBACK_TEXTS.blog;

/** Background of the articles and, when it directly follows, of the recommended external article. */
export function BlogSection({ id, articles, promo }: { id?: string; articles?: ReactNode; promo?: ReactNode }) {
  return (
    <Section {...(id !== undefined && { id })} top="valley" isFar>
      {articles}
      {promo && <Container reveal>{promo}</Container>}
    </Section>
  );
}

/** Shows the newest articles, or three tips when those cannot be read. */
export function ArticlesCarousel({ content, records, frame, suffix }: SectionProps<'articles'>) {
  const fallback = frame.illustrations[PLACEHOLDER]?.image ?? '';
  const texts = { ...content, ...SECTION_LABELS.articles };
  const id = `articles${suffix}`;
  if (records.posts) {
    const cards = records.posts.map((post) => ({ key: post.id, card: <BlogCard post={post} fallback={fallback} /> }));
    return <CardsCarousel id={id} texts={texts} all="/blog" cards={cards} />;
  }
  const cards = builtIn.list.map((tip) => ({ key: tip.title, card: <TipCard {...tip} /> }));
  return <CardsCarousel id={id} texts={texts} note={builtIn.note} withoutLinks cards={cards} />;
}
