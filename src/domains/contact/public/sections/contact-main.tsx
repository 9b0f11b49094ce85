import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import { dialled } from '#src/kernel/phone.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { type ContactDetail, ContactDetails } from '#src/ui/public/page/contact-details.tsx';
import { Container, LaterPart, Section } from '#src/ui/public/section.tsx';
import type { QuoteFormOutcome } from '../../contact-form.views.ts';
import { CONTACT_FALLBACK_TITLES, CONTACT_PAGE_TEXTS } from '../../contact-page.texts.ts';
import { servicesLine } from '../../services-line.views.ts';
import ServicesLine from '../islands/services-line.tsx';
import { QuoteFormCard } from '../quote-form-card.tsx';
import styles from './contact.module.css';

const texts = CONTACT_PAGE_TEXTS;

interface ContactWords {
  title: string;
  /** Promised answer; empty when it is unknown. */
  promise: string;
  projects: string;
  /** For who lives in none of the towns. */
  note: string;
  formTitle: string;
  formLead: string;
}

interface ContactMainProps {
  frame: PublicFrame;
  words: ContactWords;
  /** True when the page shows the map, too. */
  hasMap: boolean;
  /** Path of the page, which receives the form. */
  path: string;
  chosen: string;
  outcome: QuoteFormOutcome | null;
}

/** Shows all contact information beside the form. */
export function ContactMain({ frame, words, hasMap, path, chosen, outcome }: ContactMainProps) {
  const details = listDetails(frame, words, hasMap);
  return (
    <Section tone="zinc" top="valley">
      <Container>
        <div className={styles.columns}>
          {details.some(({ value }) => value) && (
            <section aria-labelledby="titre-coordonnees">
              <h2 id="titre-coordonnees" className={styles.title}>
                {words.title}
              </h2>
              <ContactDetails details={details} />
            </section>
          )}
          <LaterPart isForPhones>
            <section className={styles.form} aria-labelledby="titre-devis">
              <h2 id="titre-devis">{words.formTitle}</h2>
              {words.formLead && <p className={styles.lead}>{words.formLead}</p>}
              <QuoteFormCard frame={frame} path={path} chosen={chosen} outcome={outcome} />
            </section>
          </LaterPart>
        </div>
      </Container>
    </Section>
  );
}

/** Hours and promised answer, each on its line when it is known. */
function Hours({ hours, promise }: { hours: string; promise: string }) {
  return (
    <>
      {hours}
      {hours && promise && <br />}
      {promise}
    </>
  );
}

function listDetails(frame: PublicFrame, words: ContactWords, hasMap: boolean): ContactDetail[] {
  const { profile, area, services, servicesFailed } = frame;
  const { phone, email, address, hours } = profile;
  const { promise, projects, note } = words;
  const fallback = servicesLine([...CONTACT_FALLBACK_TITLES], texts.servicesMore);
  const line = servicesFailed ? (
    <Island of={ServicesLine} props={{ fallback }} when="idle" />
  ) : (
    servicesLine(
      services.map(({ title }) => title),
      texts.servicesMore,
    )
  );
  return [
    { icon: 'phone', label: texts.phone, value: phone, href: `tel:${dialled(phone)}` },
    { icon: 'pin', label: texts.address, value: address },
    { icon: 'mail', label: texts.email, value: email, href: `mailto:${email}` },
    { icon: 'clock', label: texts.hours, value: (hours || promise) && <Hours hours={hours} promise={promise} /> },
    { icon: 'tools', label: texts.services, value: line },
    { icon: 'hammer', label: texts.projectTypes, value: projects },
    { icon: 'radius', label: texts.cities, value: area.zones.length > 0 && <Cities {...{ area, note, hasMap }} /> },
  ];
}

function Cities({ area, note, hasMap }: Pick<PublicFrame, 'area'> & { note: string; hasMap: boolean }) {
  return (
    <>
      <ul className={styles.cities}>
        {area.zones.map(({ slug, name }) => (
          <li key={slug}>{name}</li>
        ))}
      </ul>
      {(note || hasMap) && (
        <p className={styles.note}>
          {note} {hasMap && <a href="#carte">{texts.citiesMap}</a>}
        </p>
      )}
    </>
  );
}
