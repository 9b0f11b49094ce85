import { ButtonLink } from '#src/ui/public/button.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import type { SectionProps } from '../../section.views.ts';
import { SECTION_LABELS } from '../../section-labels.texts.ts';
import styles from './article-promo.module.css';

/** Shows an external article that the company recommends; renders nothing without a title and an address. */
export function ArticlePromo({ content, frame, suffix }: SectionProps<'promo'>) {
  const { title, text, url, label } = frame.profile.promo;
  if (title === '' || url === '') return null;
  const id = `titre-a-lire${suffix}`;
  return (
    <aside className={styles.promo} aria-labelledby={id}>
      {content.eyebrow && <p className={styles.eyebrow}>{content.eyebrow}</p>}
      <h3 id={id}>{title}</h3>
      {text && <p className={styles.text}>{text}</p>}
      <p className={styles.link}>
        <ButtonLink href={url} target="_blank" rel="noopener" look="outline">
          {label || title}
          <Icon name="external" />
          <span className={styles.elsewhere}>{SECTION_LABELS.promo.elsewhere}</span>
        </ButtonLink>
      </p>
    </aside>
  );
}
