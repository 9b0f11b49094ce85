import { Icon } from '#src/ui/public/icon.tsx';
import styles from './pager.module.css';

interface PagerProps {
  label: string;
  page: number;
  last: number;
  /** Page numbers to link; `'gap'` for omitted ones. */
  visible: (number | 'gap')[];
  toPath: (page: number) => string;
  texts: { previous: string; next: string; page: string; gap: string };
}

/** Links to the other pages of a list; renders nothing for a single page. */
export function Pager({ label, page, last, visible: view, toPath: getPath, texts }: PagerProps) {
  if (last < 2) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      {page > 1 && (
        <a className={styles.step} href={getPath(page - 1)} rel="prev">
          <Icon name="previous" />
          {texts.previous}
        </a>
      )}
      <ol className={styles.pages}>
        {view.map((number, place) => (
          <li key={number === 'gap' ? `gap-${view[place - 1]}` : number}>
            {number === 'gap' ? (
              <span aria-hidden="true">{texts.gap}</span>
            ) : (
              <a href={getPath(number)} aria-current={number === page ? 'page' : undefined}>
                <span className="vh">{texts.page.replace('{page}', String(number))}</span>
                <span aria-hidden="true">{number}</span>
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < last && (
        <a className={styles.step} href={getPath(page + 1)} rel="next">
          {texts.next}
          <Icon name="next" />
        </a>
      )}
    </nav>
  );
}
