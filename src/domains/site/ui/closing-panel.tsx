import { fill } from '#src/kernel/text.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { Container, Section } from '#src/ui/public/section.tsx';
import { FRAME_TEXTS } from '../frame.texts.ts';
import { dialled } from '../site.rules.ts';
import styles from './closing-panel.module.css';

interface ClosingPanelProps {
  title: string;
  text: string;
  phone: string;
}

const TITLE_ID = 'titre-suite';

/** Last words of a page, with the two ways to go on: write or call. */
export function ClosingPanel({ title, text, phone }: ClosingPanelProps) {
  return (
    <Section labelledBy={TITLE_ID}>
      <Container reveal>
        <div className={styles.panel}>
          <div className={styles.words}>
            <h2 id={TITLE_ID}>{title}</h2>
            <p>{text}</p>
          </div>
          <div className={styles.actions}>
            <ButtonLink href="/contact#devis" size="large" icon="quote">
              {FRAME_TEXTS.quote}
            </ButtonLink>
            {phone && (
              <ButtonLink href={`tel:${dialled(phone)}`} size="large" look="outline" icon="phone">
                {fill(FRAME_TEXTS.callNumber, { phone })}
              </ButtonLink>
            )}
          </div>
        </div>
      </Container>
    </Section>
  );
}
