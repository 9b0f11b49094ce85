import { Alert } from '#src/ui/public/alert.tsx';
import { Button, ButtonLink } from '#src/ui/public/button.tsx';
import { PageHero } from '#src/ui/public/page/page-hero.tsx';
import { Container, Section } from '#src/ui/public/section.tsx';
import type { LinkState } from '../newsletter.contract.ts';
import { NEWSLETTER_PATH } from '../newsletter-form.views.ts';
import { NEWSLETTER_PAGES_TEXTS as texts } from '../newsletter-pages.texts.ts';
import { NewsletterBlock } from './newsletter-block.tsx';

interface LinkPageProps {
  purpose: 'confirm' | 'end';
  /** State of the link, after the action if the button was pressed. */
  state: LinkState;
  /** Why the action failed. */
  refusal?: string | undefined;
  /** Whether a new link can be asked for. */
  offersEmail: boolean;
}

const NEXT_PAGES = { home: '/', blog: '/blog', contact: '/contact' };

/** Page of an emailed link. It acts only when its button is pressed, because mail scanners open links, too. */
export function LinkPage({ purpose, state, refusal, offersEmail }: LinkPageProps) {
  const sentences = texts[purpose];
  // Only a confirmation link expires: an unsubscribe link stays valid for ever.
  const words = purpose === 'confirm' ? texts.confirm[state] : texts.end[state === 'expired' ? 'unknown' : state];
  const isDead = offersEmail && purpose === 'confirm' && (state === 'expired' || state === 'unknown');
  return (
    <>
      <PageHero
        title={words.title}
        text={words.text}
        crumbs={[
          { label: texts.crumb, path: NEWSLETTER_PATH },
          { label: sentences.crumb, path: '' },
        ]}
      >
        {state === 'open' ? (
          <form method="post">
            <Button type="submit" size="large" icon={purpose === 'confirm' ? 'check' : 'close'}>
              {sentences.open.button}
            </Button>
          </form>
        ) : (
          !isDead && <Onwards purpose={purpose} state={state} />
        )}
      </PageHero>
      {(refusal !== undefined || isDead) && (
        <Section tone="zinc" top="valley">
          <Container>
            {refusal !== undefined && <Alert>{refusal}</Alert>}
            {isDead && <NewsletterBlock />}
          </Container>
        </Section>
      )}
    </>
  );
}

function Onwards({ purpose, state }: Pick<LinkPageProps, 'purpose' | 'state'>) {
  const next = purpose === 'confirm' ? 'blog' : state === 'done' ? 'home' : 'contact';
  return (
    <ButtonLink size="large" href={NEXT_PAGES[next]}>
      {texts[next]}
    </ButtonLink>
  );
}
