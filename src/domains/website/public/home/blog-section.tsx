import type { BlogCard as BlogCardData } from '#src/domains/blog/blog.contract.ts';
import { BlogCard } from '#src/domains/blog/public/blog-card.tsx';
import { PLACEHOLDER } from '#src/domains/media/illustration.contract.ts';
import { Container, Section } from '#src/ui/public/section.tsx';
import { HOME_TEXTS } from '../../home.texts.ts';
import { HOME_FALLBACK_TEXTS } from '../../home-fallback.texts.ts';
import type { PublicFrame } from '../../site.contract.ts';
import { ArticlePromo } from './article-promo.tsx';
import { CardsCarousel } from './cards-carousel.tsx';
import { TipCard } from './tip-card.tsx';

const texts = HOME_TEXTS.blog;
const builtIn = HOME_FALLBACK_TEXTS.blog;

interface BlogSectionProps extends Pick<PublicFrame, 'profile' | 'illustrations'> {
  posts: BlogCardData[] | null;
}

/** Shows the newest articles, or three tips when those cannot be read; then the recommended external article. */
export function BlogSection({ posts, profile, illustrations }: BlogSectionProps) {
  const fallback = illustrations[PLACEHOLDER]?.image ?? '';
  return (
    <Section id="blog" top="valley" isFar>
      {posts ? (
        <CardsCarousel
          id="articles"
          texts={texts}
          all="/blog"
          cards={posts.map((post) => ({ key: post.id, card: <BlogCard post={post} fallback={fallback} /> }))}
        />
      ) : (
        <CardsCarousel
          id="articles"
          texts={texts}
          note={builtIn.note}
          withoutLinks
          cards={builtIn.list.map((tip) => ({ key: tip.title, card: <TipCard {...tip} /> }))}
        />
      )}
      <Container reveal>
        <ArticlePromo {...profile.promo} />
      </Container>
    </Section>
  );
}
