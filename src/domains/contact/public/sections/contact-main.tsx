import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import { dialled } from '#src/kernel/phone.ts';
import { fillPlaceholders } from '#src/kernel/placeholders.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { ContactDetails } from '#src/ui/public/page/contact-details.tsx';
import { Container, Section } from '#src/ui/public/section.tsx';
import type { QuoteFormOutcome } from '../../contact-form.views.ts';
import { CONTACT_FALLBACK_TITLES, CONTACT_PAGE_TEXTS } from '../../contact-page.texts.ts';
import { servicesLine } from '../../services-line.views.ts';
import ServicesLine from '../islands/services-line.tsx';
import { QuoteFormCard } from '../quote-form-card.tsx';
import styles from './contact.module.css';

const { list: texts, form: formTexts } = CONTACT_PAGE_TEXTS;

interface ContactMainProps {
  frame: PublicFrame;
  chosen: string;
  outcome: QuoteFormOutcome | null;
}

/** Shows all contact information beside the form. */
export function ContactMain({ frame, chosen, outcome }: ContactMainProps) {
  return (
    <Section tone="zinc" top="valley">
      <Container>
        <div className={styles.columns}>
          <section aria-labelledby="titre-coordonnees">
            <h2 id="titre-coordonnees" className={styles.title}>
              {texts.title}
            </h2>
            <Details {...frame} />
          </section>
          <section className={styles.form} aria-labelledby="titre-devis">
            <h2 id="titre-devis">{formTexts.title}</h2>
            <p className={styles.lead}>{formTexts.lead}</p>
            <QuoteFormCard frame={frame} path="/contact" chosen={chosen} outcome={outcome} />
          </section>
        </div>
      </Container>
    </Section>
  );
}

/** Hours and promised answer, each on its line when it is known. */
function Hours({ facts, profile: { hours } }: Pick<PublicFrame, 'facts' | 'profile'>) {
  const promise = fillPlaceholders(texts.promise, facts);
  return (
    <>
      {hours}
      {hours && promise && <br />}
      {promise}
    </>
  );
}

function Details({ profile, facts, area, services, servicesFailed }: PublicFrame) {
  const { phone, email, address, hours } = profile;
  const hasHours = hours !== '' || fillPlaceholders(texts.promise, facts) !== '';
  const fallback = servicesLine([...CONTACT_FALLBACK_TITLES], texts.servicesMore);
  const line = servicesFailed ? (
    <Island of={ServicesLine} props={{ fallback }} when="idle" />
  ) : (
    servicesLine(
      services.map(({ title }) => title),
      texts.servicesMore,
    )
  );
  return (
    <ContactDetails
      details={[
        { icon: 'phone', label: texts.phone, value: phone, href: `tel:${dialled(phone)}` },
        { icon: 'pin', label: texts.address, value: address },
        { icon: 'mail', label: texts.email, value: email, href: `mailto:${email}` },
        {
          icon: 'clock',
          label: texts.hours,
          value: hasHours && <Hours facts={facts} profile={profile} />,
        },
        { icon: 'tools', label: texts.services, value: line },
        { icon: 'hammer', label: texts.projectTypes, value: texts.projectTypesLine },
        { icon: 'radius', label: texts.cities, value: area.zones.length > 0 && <Cities area={area} facts={facts} /> },
      ]}
    />
  );
}

function Cities({ area, facts }: Pick<PublicFrame, 'area' | 'facts'>) {
  return (
    <>
      <ul className={styles.cities}>
        {area.zones.map(({ slug, name }) => (
          <li key={slug}>{name}</li>
        ))}
      </ul>
      <p className={styles.note}>
        {fillPlaceholders(texts.citiesNote, facts)} <a href="#carte">{texts.citiesMap}</a>
      </p>
    </>
  );
}
