import type { QuoteFormOutcome } from '#src/domains/contact/contact-form.views.ts';
import { QuoteFormCard } from '#src/domains/contact/public/quote-form-card.tsx';
import styles from '#src/domains/contact/public/sections/contact.module.css';
import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import { dialled } from '#src/kernel/phone.ts';
import { fillPlaceholders } from '#src/kernel/placeholders.ts';
import { quoteButton } from '#src/kernel/quote-call.ts';
import { ContactDetails } from '#src/ui/public/page/contact-details.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { Service } from '../../service.contract.ts';
import { SERVICE_PAGE_TEXTS } from '../../service-page.texts.ts';
import { servicePath } from '../../service-paths.views.ts';

const texts = SERVICE_PAGE_TEXTS.closing;

interface ServiceContactProps {
  frame: PublicFrame;
  service: Service;
  outcome: QuoteFormOutcome | null;
}

/** Contact section: telephone, area, availability, and the form with this service selected. */
export function ServiceContact({ frame, service, outcome }: ServiceContactProps) {
  const { phone, city, hours } = frame.profile;
  const lead = fillPlaceholders(texts.lead, frame.facts);
  const around = fillPlaceholders(texts.areaAround, frame.facts);
  const area = around || fillPlaceholders(texts.areaAnywhere, frame.facts) || city;
  return (
    <Section tone="zinc" top="valley" labelledBy="titre-devis" isFar>
      <Container>
        <div className={styles.columns}>
          <div className={styles.aside}>
            <SectionHeading
              id="titre-devis"
              eyebrow={quoteButton(frame.facts, frame.profile.quoteCall).label}
              title={texts.title}
              lead={lead}
            />
            <ContactDetails
              details={[
                { icon: 'phone', label: texts.phone, value: phone, href: `tel:${dialled(phone)}` },
                { icon: 'radius', label: texts.area, value: area },
                { icon: 'clock', label: texts.hours, value: hours },
              ]}
            />
          </div>
          <section aria-label={texts.formTitle}>
            <QuoteFormCard frame={frame} path={servicePath(service.slug)} chosen={service.slug} outcome={outcome} />
          </section>
        </div>
      </Container>
    </Section>
  );
}
