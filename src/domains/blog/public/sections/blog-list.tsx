import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import { fill } from '#src/kernel/text.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { Pager } from '#src/ui/public/page/pager.tsx';
import { Container, Section } from '#src/ui/public/section.tsx';
import type { BlogPage } from '../../blog-page.contract.ts';
import { BLOG_PAGE_TEXTS as texts } from '../../blog-page.texts.ts';
import { blogPath, FEED_PATH, visiblePages } from '../../blog-page.views.ts';
import { ArticleGrid } from './article-grid.tsx';
import styles from './blog-list.module.css';
import { CategoryLinks } from './category-links.tsx';

const TITLE_ID = 'titre-articles';

interface BlogListProps {
  frame: PublicFrame;
  shown: Exclude<BlogPage, { found: 'nothing' }>;
}

/** Lists the articles of one page with links to the other pages, or an empty message. */
export function BlogList({ frame, shown: view }: BlogListProps) {
  const isStored = view.found === 'stored';
  const category = isStored ? view.category : '';
  return (
    <Section tone="zinc" top="valley" labelledBy={TITLE_ID}>
      <Container>
        <div className={styles.head}>
          <h2 id={TITLE_ID}>{category === '' ? texts.list : fill(texts.listOfCategory, { category })}</h2>
          <a href={FEED_PATH} type="application/rss+xml">
            {texts.subscribe}
          </a>
        </div>
        {!isStored && <p className={styles.note}>{texts.unreadable}</p>}
        {isStored && view.categories.length > 1 && <CategoryLinks categories={view.categories} chosen={category} />}
        {view.posts.length > 0 ? <ArticleGrid posts={view.posts} frame={frame} /> : <Empty />}
        {isStored && (
          <Pager
            label={texts.pager.label}
            page={view.meta.page}
            last={view.meta.last_page}
            visible={visiblePages(view.meta.page, view.meta.last_page)}
            toPath={(page) => blogPath({ page, category })}
            texts={texts.pager}
          />
        )}
      </Container>
    </Section>
  );
}

function Empty() {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{texts.empty}</p>
      <p>{texts.emptyHint}</p>
      <ButtonLink href="/contact">{texts.ask}</ButtonLink>
    </div>
  );
}
