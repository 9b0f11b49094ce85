import type { QuoteFormOutcome } from '#src/domains/contact/contact-form.views.ts';
import { QuoteFormCard } from '#src/domains/contact/public/quote-form-card.tsx';
import styles from '#src/domains/contact/public/sections/contact.module.css';
import { dialled } from '#src/kernel/phone.ts';
import { fillPlaceholders } from '#src/kernel/placeholders.ts';
import { ContactDetails } from '#src/ui/public/page/contact-details.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { HOME_TEXTS } from '../../home.texts.ts';
import type { PublicFrame } from '../../site.contract.ts';

const texts = HOME_TEXTS.contact;

/** Shows the company's details beside the quote form. */
export function ContactSection({ frame, outcome }: { frame: PublicFrame; outcome: QuoteFormOutcome | null }) {
  const { phone, email, address, hours } = frame.profile;
  const lead = fillPlaceholders(texts.lead, frame.facts);
  return (
    <Section id="contact" tone="sable" top="valley" labelledBy="titre-contact" isFar>
      <Container>
        <div className={styles.columns}>
          <div className={styles.aside}>
            <SectionHeading id="titre-contact" eyebrow={texts.eyebrow} title={texts.title} lead={lead} />
            <ContactDetails
              details={[
                { icon: 'phone', label: texts.phone, value: phone, href: `tel:${dialled(phone)}` },
                { icon: 'mail', label: texts.email, value: email, href: `mailto:${email}` },
                { icon: 'pin', label: texts.address, value: address },
                { icon: 'clock', label: texts.hours, value: hours },
              ]}
            />
          </div>
          <section aria-label={texts.formTitle}>
            <QuoteFormCard frame={frame} path="/" outcome={outcome} />
          </section>
        </div>
      </Container>
    </Section>
  );
}
