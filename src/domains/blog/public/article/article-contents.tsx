import type { Block, Heading } from '../../article.views.ts';
import styles from './article-contents.module.css';

/** Minimum number of headings for the list. */
const WORTH_A_LIST = 3;
const TITLE_ID = 'titre-sommaire';

interface ArticleContentsProps {
  blocks: Block[];
  title: string;
  className?: string | undefined;
}

/** Table of contents of a long article, as links; renders nothing for a short one. */
export function ArticleContents({ blocks, title, className }: ArticleContentsProps) {
  const parts = blocks.filter((block): block is Heading => block.kind === 'heading' && block.level === 2);
  if (parts.length < WORTH_A_LIST) return null;
  return (
    <nav className={className} aria-labelledby={TITLE_ID}>
      <div className={styles.contents}>
        <h2 id={TITLE_ID}>{title}</h2>
        <ol>
          {parts.map(({ id, words }) => (
            <li key={id}>
              <a href={`#${id}`}>{words}</a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
