import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import { fillPlaceholders } from '#src/kernel/placeholders.ts';
import { quoteButton, quoteCall } from '#src/kernel/quote-call.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { CallButton } from '#src/ui/public/page/call-button.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { ARTICLE_PAGE_TEXTS } from '../../article-page.texts.ts';
import styles from './ask-section.module.css';

const texts = ARTICLE_PAGE_TEXTS.ask;
const TITLE_ID = 'titre-question';

/** Contact section below the article. */
export function AskSection({ profile: { phone, quoteCall: own }, facts }: Pick<PublicFrame, 'profile' | 'facts'>) {
  const { terms } = quoteCall(facts);
  return (
    <Section tone="ardoise" top="ridge" labelledBy={TITLE_ID}>
      <Container>
        <div className={styles.ask}>
          <SectionHeading id={TITLE_ID} title={texts.title} lead={fillPlaceholders(texts.text, { ...facts, terms })} />
          <div className={styles.actions}>
            <ButtonLink href="/contact" size="large" icon="quote">
              {quoteButton(facts, own).request}
            </ButtonLink>
            <CallButton phone={phone} look="outline" />
          </div>
        </div>
      </Container>
    </Section>
  );
}
