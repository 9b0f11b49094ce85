import { fill } from '#src/kernel/text.ts';
import type { BlogCategory } from '../../blog.contract.ts';
import { BLOG_PAGE_TEXTS as texts } from '../../blog-page.texts.ts';
import { blogPath } from '../../blog-page.views.ts';
import styles from './category-links.module.css';

interface CategoryLinksProps {
  categories: BlogCategory[];
  /** Selected category; empty for all. */
  chosen: string;
}

/** Links to the categories, each with its number of articles. */
export function CategoryLinks({ categories, chosen }: CategoryLinksProps) {
  const all = categories.reduce((total, { count }) => total + count, 0);
  const links = [{ name: '', label: texts.all, count: all }, ...categories.map((one) => ({ ...one, label: one.name }))];
  return (
    <nav className={styles.links} aria-label={texts.categories}>
      <ul>
        {links.map(({ name, label, count }) => (
          <li key={name}>
            <a href={blogPath({ category: name })} aria-current={name === chosen ? 'page' : undefined}>
              {label}
              <span className={styles.count}>
                <span aria-hidden="true">{count}</span>
                <span className="vh">({fill(count > 1 ? texts.countMany : texts.countOne, { count })})</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
