import type { BlogCard as BlogCardData } from '#src/domains/blog/blog.contract.ts';
import { BlogCard } from '#src/domains/blog/public/blog-card.tsx';
import { PLACEHOLDER } from '#src/domains/media/illustration.contract.ts';
import type { PublicFrame } from '../../site.contract.ts';
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
