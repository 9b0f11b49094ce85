import { EMAIL_MAX } from '#src/kernel/fields.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { NEWSLETTER_FORM_TEXTS as texts } from '../newsletter-form.texts.ts';
import type { NewsletterOutcome } from '../newsletter-form.views.ts';
import NewsletterForm from './islands/newsletter-form.tsx';
import styles from './newsletter.module.css';

interface NewsletterBlockProps {
  /** Result of the form, on the page that receives it. */
  outcome?: NewsletterOutcome | null;
}

const TITLE_ID = 'titre-lettre';

/** Shows the newsletter's title, promise and form on one sheet, inside a section's container. */
export function NewsletterBlock({ outcome = null }: NewsletterBlockProps) {
  return (
    <aside className={styles.block} aria-labelledby={TITLE_ID}>
      <div className={styles.words}>
        <h2 id={TITLE_ID}>{texts.title}</h2>
        <p>{texts.text}</p>
      </div>
      <Island of={NewsletterForm} props={{ maxLength: EMAIL_MAX, outcome }} className={styles.frame} />
    </aside>
  );
}
