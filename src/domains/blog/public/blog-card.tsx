import { formatLongDate } from '#src/kernel/dates.ts';
import { Card } from '#src/ui/public/card.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { Picture } from '#src/ui/public/picture.tsx';
import { spaced } from '../article.views.ts';
import type { BlogCard as BlogCardData } from '../blog.contract.ts';
import { articlePath, formatDate } from '../blog.views.ts';
import { BLOG_CARD_TEXTS as texts } from '../blog-card.texts.ts';
import styles from './blog-card.module.css';

/** Smaller than the real width, so that a phone loads the 400 or 800 px file, never the largest. */
const SIZES = '13rem';

interface BlogCardProps {
  post: Pick<
    BlogCardData,
    'slug' | 'title' | 'excerpt' | 'category' | 'image' | 'readTime' | 'published_at' | 'created_at'
  >;
  /** Shown when the article has no picture, or its picture fails to load. */
  fallback: string;
}

/** Article card: picture, topic and link. Takes the width of its container. */
export function BlogCard({ post, fallback }: BlogCardProps) {
  const { slug, title, excerpt, category, image, readTime } = post;
  const date = formatDate(post);
  return (
    <Card padded={false} element="article">
      <div className={styles.card}>
        <div className={styles.picture}>
          <Picture image={image} alt="" width={400} height={260} sizes={SIZES} fallback={fallback || undefined} />
          {category && <span className={styles.badge}>{category}</span>}
        </div>
        <p className={styles.date}>
          <time dateTime={date}>{formatLongDate(date)}</time>
          {readTime && <span>{texts.readTime.replace('{time}', readTime)}</span>}
        </p>
        <h3>
          <a href={articlePath(slug)}>{spaced(title)}</a>
        </h3>
        <p className={styles.excerpt}>{spaced(excerpt)}</p>
        <span className={styles.arrow} aria-hidden="true">
          {texts.read}
          <Icon name="right" />
        </span>
      </div>
    </Card>
  );
}
