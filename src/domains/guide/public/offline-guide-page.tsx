import '#src/ui/tokens/public.css';
import { href } from '#src/kernel/href.ts';
import { GUIDE_TEXTS as TEXTS } from '../guide.texts.ts';
import { getWords } from '../guide-article.views.ts';
import { ArticlePart } from '../ui/article-part.tsx';
import { GUIDE_ARTICLES } from '../ui/guide-articles.ts';
import styles from './offline-guide-page.module.css';

export const handle = { static: true, cache: { query: [], isFixed: true } };

export const meta = () => [{ title: TEXTS.offline.title }, { name: 'robots', content: 'noindex' }];

/** The whole guide in one document, which the worker of the back office stores and shows without a connection. */
export default function OfflineGuidePage() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{TEXTS.title}</h1>
        <p>
          {TEXTS.offline.lead} <a href={href('/admin')}>{TEXTS.offline.retry}</a>
        </p>
        <label data-search hidden>
          {TEXTS.search}
          <input type="search" />
        </label>
        <p role="status" data-none={TEXTS.none} />
      </header>
      <main>
        {GUIDE_ARTICLES.map((article) => (
          <details key={article.slug} data-words={getWords(article)} className={styles.article}>
            <summary>
              <h2>{article.title}</h2>
            </summary>
            {article.parts.map((part) => (
              <ArticlePart key={part.kind === 'text' ? part.text : part.file} part={part} />
            ))}
          </details>
        ))}
      </main>
      <script src="/admin/guide-search.js" defer />
    </div>
  );
}
