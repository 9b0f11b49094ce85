import { ButtonLink } from '#src/ui/public/button.tsx';
import { Container, Section } from '#src/ui/public/section.tsx';
import { SERVICES_PAGE_TEXTS } from '../../services-page.texts.ts';
import type { PublicFrame } from '../../site.contract.ts';
import { CallButton } from './call-button.tsx';
import styles from './closing-call.module.css';

const { closing: texts, hero } = SERVICES_PAGE_TEXTS;

/** For those who know what they see, not what it is called. */
export function ClosingCall({ profile }: Pick<PublicFrame, 'profile'>) {
  return (
    <Section tone="sable" labelledBy="titre-hesitation">
      <Container reveal>
        <div className={styles.call}>
          <div className={styles.words}>
            <h2 id="titre-hesitation">{texts.title}</h2>
            <p>{texts.text}</p>
          </div>
          <div className={styles.actions}>
            <ButtonLink href="/contact#devis" size="large" icon="quote">
              {hero.quote}
            </ButtonLink>
            <CallButton phone={profile.phone} look="patine" />
          </div>
        </div>
      </Container>
    </Section>
  );
}
