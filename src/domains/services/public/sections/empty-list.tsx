import { ButtonLink } from '#src/ui/public/button.tsx';
import { Absent } from '#src/ui/public/page/absent.tsx';
import { Container, Section } from '#src/ui/public/section.tsx';
import { SERVICES_PAGE_TEXTS } from '../../services-page.texts.ts';

const { empty: texts } = SERVICES_PAGE_TEXTS;

/** Shows 'Aucun service trouvé': customers can still write to a company without services. */
export function EmptyList({ button, suffix }: { button: string; suffix: string }) {
  const id = `titre-aucun-service${suffix}`;
  return (
    <Section tone="zinc" top="valley" labelledBy={id}>
      <Container>
        <Absent icon="search">
          <h2 id={id}>{texts.title}</h2>
          <p>{texts.text}</p>
          {button && (
            <ButtonLink href="/contact#devis" size="large" icon="quote">
              {button}
            </ButtonLink>
          )}
        </Absent>
      </Container>
    </Section>
  );
}
