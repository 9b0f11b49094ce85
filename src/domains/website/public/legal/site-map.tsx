import { HOME_CRUMB } from '#src/kernel/breadcrumb.ts';
import { Alert } from '#src/ui/public/alert.tsx';
import { PAGE_GROUPS, type PublicPage } from '../../public-page.contract.ts';
import { PUBLIC_PAGES_TEXTS } from '../../public-pages.texts.ts';
import { SITE_MAP_TEXTS as texts } from '../../site-map.texts.ts';
import styles from './site-map.module.css';

type Listed = Pick<PublicPage, 'path' | 'title' | 'group'>;

/** Lists every public page by subject; null if the list could not be read: only fixed pages are shown. */
export function SiteMap({ pages }: { pages: Listed[] | null }) {
  const listed: readonly Listed[] = pages ?? PUBLIC_PAGES_TEXTS.pages;
  const groups = PAGE_GROUPS.map((group) => ({ group, own: listed.filter((page) => page.group === group) }));
  return (
    <>
      {pages === null && <Alert>{texts.incomplete}</Alert>}
      <div className={styles.groups}>
        {groups
          .filter(({ own }) => own.length > 0)
          .map(({ group, own }) => (
            <section key={group} aria-labelledby={`groupe-${group}`} className={styles.group}>
              <h2 id={`groupe-${group}`}>{PUBLIC_PAGES_TEXTS.groups[group]}</h2>
              <ul>
                {own.map(({ path, title }) => (
                  <li key={path}>
                    <a href={path}>{path === HOME_CRUMB.path ? HOME_CRUMB.label : title}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </>
  );
}
