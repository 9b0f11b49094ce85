import type { Crumb } from '#src/kernel/breadcrumb.ts';
import { type Facts, fillPlaceholders } from '#src/kernel/placeholders.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { PageHero } from '#src/ui/public/page/page-hero.tsx';
import { CONTACT_PAGE_TEXTS } from '../../contact-page.texts.ts';
import styles from './contact-hero.module.css';

const { title, text, quote } = CONTACT_PAGE_TEXTS.hero;

/** Shows 'Contactez-nous' and a link to the form. */
export function ContactHero({ crumbs, facts }: { crumbs: Crumb[]; facts: Facts }) {
  return (
    <PageHero title={title} text={fillPlaceholders(text, facts)} crumbs={crumbs}>
      <ButtonLink href="#devis" size="large" icon="quote">
        <span className={styles.capitals}>{quote}</span>
      </ButtonLink>
    </PageHero>
  );
}
