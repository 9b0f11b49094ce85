import { ButtonLink } from '#src/ui/public/button.tsx';
import { Container, Section } from '#src/ui/public/section.tsx';
import { SERVICES_PAGE_TEXTS } from '../../services-page.texts.ts';
import { Absent } from '../absent.tsx';

const { empty: texts, hero } = SERVICES_PAGE_TEXTS;

/** 'Aucun service trouvé': a company that has not described its services yet can still be written to. */
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
