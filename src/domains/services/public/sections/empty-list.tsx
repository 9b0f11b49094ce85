import { ButtonLink } from '#src/ui/public/button.tsx';
import { Absent } from '#src/ui/public/page/absent.tsx';
import { Container, Section } from '#src/ui/public/section.tsx';
import { SERVICES_PAGE_TEXTS } from '../../services-page.texts.ts';

const { empty: texts, hero } = SERVICES_PAGE_TEXTS;

/** Shows 'Aucun service trouvé': customers can still write to a company without services. */
export function EmptyList() {
  return (
    <Section tone="zinc" top="valley" labelledBy="titre-aucun-service">
      <Container>
        <Absent icon="search">
          <h2 id="titre-aucun-service">{texts.title}</h2>
          <p>{texts.text}</p>
          <ButtonLink href="/contact#devis" size="large" icon="quote">
            {hero.quote}
          </ButtonLink>
        </Absent>
      </Container>
    </Section>
  );
}
