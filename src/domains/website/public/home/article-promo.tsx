import { ButtonLink } from '#src/ui/public/button.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { HOME_TEXTS } from '../../home.texts.ts';
import type { PublicFrame } from '../../site.contract.ts';
import styles from './article-promo.module.css';

const texts = HOME_TEXTS.promo;

/** Shows an external article that the company recommends; renders nothing without a title and an address. */
export function ArticlePromo({ title, text, url, label }: PublicFrame['profile']['promo']) {
  if (title === '' || url === '') return null;
  return (
    <aside className={styles.promo} aria-labelledby="titre-a-lire">
      <p className={styles.eyebrow}>{texts.eyebrow}</p>
      <h3 id="titre-a-lire">{title}</h3>
      {text && <p className={styles.text}>{text}</p>}
      <p className={styles.link}>
        <ButtonLink href={url} target="_blank" rel="noopener" look="outline">
          {label || title}
          <Icon name="external" />
          <span className={styles.elsewhere}>{texts.elsewhere}</span>
        </ButtonLink>
      </p>
    </aside>
  );
}
