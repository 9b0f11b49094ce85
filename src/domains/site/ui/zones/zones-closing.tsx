import { TRIP_PLANNER_PATH } from '#src/domains/zones/map.rules.ts';
import { RADIUS_KM } from '#src/domains/zones/zone.rules.ts';
import { fill } from '#src/kernel/text.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { dialled } from '../../site.rules.ts';
import { ZONES_PAGE_TEXTS } from '../../zones-page.texts.ts';
import styles from './zones-closing.module.css';

const { closing: texts, hero } = ZONES_PAGE_TEXTS;

/** For whoever did not find their town. */
export function ZonesClosing({ phone }: { phone: string }) {
  return (
    <Section labelledBy="titre-ailleurs">
      <Container>
        <SectionHeading id="titre-ailleurs" title={texts.title} lead={fill(texts.text, { radius: RADIUS_KM })} />
        <div className={styles.actions}>
          <ButtonLink href="/contact#devis" size="large" icon="quote">
            {hero.quote}
          </ButtonLink>
          {phone && (
            <ButtonLink href={`tel:${dialled(phone)}`} size="large" look="patine" icon="phone">
              {fill(hero.call, { phone })}
            </ButtonLink>
          )}
          <ButtonLink href={TRIP_PLANNER_PATH} size="large" look="outline" icon="pin">
            {texts.trip}
          </ButtonLink>
        </div>
      </Container>
    </Section>
  );
}
