import { formatLongDate } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { PageHero } from '#src/ui/public/page/page-hero.tsx';
import { spaced } from '../../article.views.ts';
import { ARTICLE_PAGE_TEXTS as texts } from '../../article-page.texts.ts';
import { type BlogPost, DEFAULT_AUTHOR } from '../../blog.contract.ts';
import { articlePath, formatDate } from '../../blog.views.ts';
import { BLOG_PATH, blogPath } from '../../blog-page.views.ts';
import styles from './article-hero.module.css';

/** Shows an article's subject, author and date. */
export function ArticleHero({ post }: { post: BlogPost }) {
  const { slug, title, excerpt, category, author, readTime } = post;
  const date = formatDate(post);
  const crumbs = [
    { label: texts.crumb, path: BLOG_PATH },
    { label: title, path: articlePath(slug) },
  ];
  const badge = category && (
    <a className={styles.badge} href={blogPath({ category })}>
      {category}
    </a>
  );
  return (
    <PageHero eyebrow={badge} title={spaced(title)} text={spaced(excerpt)} crumbs={crumbs} isLong>
      <p className={styles.byline}>
        <time dateTime={date}>{formatLongDate(date)}</time>
        <span>{fill(texts.byline, { author: author || DEFAULT_AUTHOR })}</span>
        {readTime && <span>{fill(texts.readTime, { time: readTime })}</span>}
      </p>
    </PageHero>
  );
}
