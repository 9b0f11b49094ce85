import { PLACEHOLDER } from '#src/domains/media/illustration.contract.ts';
import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import type { BlogCard as BlogCardData } from '../../blog.contract.ts';
import { BlogCard } from '../blog-card.tsx';
import styles from './article-grid.module.css';

interface ArticleGridProps {
  posts: BlogCardData[];
  frame: PublicFrame;
}

/** Lays out articles side by side, as many as fit the width. */
export function ArticleGrid({ posts, frame }: ArticleGridProps) {
  const fallback = frame.illustrations[PLACEHOLDER]?.image ?? '';
  return (
    <ul className={styles.grid} data-deferred="">
      {posts.map((post) => (
        <li key={post.id}>
          <BlogCard post={post} fallback={fallback} />
        </li>
      ))}
    </ul>
  );
}
