import { ButtonLink } from '#src/ui/public/button.tsx';
import { CONTACT_PAGE_TEXTS } from '../../contact-page.texts.ts';
import { PageHero } from '../page-hero.tsx';
import styles from './contact-hero.module.css';

const { title, text, quote } = CONTACT_PAGE_TEXTS.hero;

/** 'Contactez-nous' and the way straight to the form. */
export function ContactHero() {
  return (
    <PageHero title={title} text={text}>
      <ButtonLink href="#devis" size="large" icon="quote">
        <span className={styles.capitals}>{quote}</span>
      </ButtonLink>
    </PageHero>
  );
}
