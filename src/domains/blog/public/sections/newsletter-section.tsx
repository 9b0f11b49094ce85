import { NewsletterBlock } from '#src/domains/newsletter/public/newsletter-block.tsx';
import { Container, Section } from '#src/ui/public/section.tsx';

/** Newsletter form below the article. */
export function NewsletterSection() {
  return (
    <Section tone="sable" top="ridge">
      <Container>
        <NewsletterBlock />
      </Container>
    </Section>
  );
}
