import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { MissingTile } from '#src/ui/public/page/missing-tile.tsx';
import { PageHero } from '#src/ui/public/page/page-hero.tsx';
import { Container, Section } from '#src/ui/public/section.tsx';
import { CARD_FEATURES } from '../../service.contract.ts';
import type { ServiceCard } from '../../service-card.contract.ts';
import { SERVICE_PAGE_TEXTS } from '../../service-page.texts.ts';
import { getPlaceholder } from '../../service-picture.views.ts';
import { ServiceCard as Card } from '../service-card.tsx';
import styles from './service-missing.module.css';

const texts = SERVICE_PAGE_TEXTS.missing;

interface ServiceMissingProps {
  frame: PublicFrame;
  /** Suggested built-in service; the company's own replaces it if there is one. */
  suggestion: ServiceCard;
}

/** Shows 'Service non trouvé', a link to all services, and one suggestion. */
export function ServiceMissing({ frame: { services, illustrations }, suggestion }: ServiceMissingProps) {
  const own = services.find(({ slug }) => slug === suggestion.slug);
  const service = own ?? { ...suggestion, features: suggestion.features.slice(0, CARD_FEATURES) };
  return (
    <>
      <PageHero title={texts.title} text={texts.text}>
        <ButtonLink href="/services" size="large">
          {texts.all}
        </ButtonLink>
      </PageHero>
      <Section tone="zinc" top="valley" labelledBy="titre-suggestion">
        <Container>
          <div className={styles.columns}>
            <div className={styles.suggestion}>
              <h2 id="titre-suggestion">{texts.suggestion}</h2>
              <Card service={service} fallback={getPlaceholder(service.title, illustrations)} />
            </div>
            <MissingTile label={texts.drawing} />
          </div>
        </Container>
      </Section>
    </>
  );
}
