import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import { Container, Section } from '#src/ui/public/section.tsx';
import type { BlogCard } from '../../blog.contract.ts';
import { ArticleGrid } from './article-grid.tsx';
import styles from './related-section.module.css';

const TITLE_ID = 'titre-a-lire';

interface RelatedSectionProps {
  title: string;
  posts: BlogCard[];
  frame: PublicFrame;
}

/** Lists related articles; renders nothing if there are none. */
export function RelatedSection({ title, posts, frame }: RelatedSectionProps) {
  if (posts.length === 0) return null;
  return (
    <Section tone="zinc" top="valley" labelledBy={TITLE_ID} isFar>
      <Container>
        <h2 id={TITLE_ID} className={styles.title}>
          {title}
        </h2>
        <ArticleGrid posts={posts} frame={frame} />
      </Container>
    </Section>
  );
}
