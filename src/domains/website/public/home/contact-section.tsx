import { QuoteFormCard } from '#src/domains/contact/public/quote-form-card.tsx';
import styles from '#src/domains/contact/public/sections/contact.module.css';
import { dialled } from '#src/kernel/phone.ts';
import { ContactDetails } from '#src/ui/public/page/contact-details.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { SectionProps } from '../../section.views.ts';
import { SECTION_LABELS } from '../../section-labels.texts.ts';

const texts = SECTION_LABELS.contact;

/** Shows the company's details beside the quote form, which a page has once. */
export function ContactSection({ content, frame, path, outcome, suffix }: SectionProps<'contact'>) {
  const { phone, email, address, hours } = frame.profile;
  const id = `titre-contact${suffix}`;
  // The form stands once: a second section of a company without details would have its title alone.
  if (suffix !== '' && !(phone || email || address || hours)) return null;
  return (
    <Section id={`contact${suffix}`} tone="sable" top="valley" labelledBy={id} isFar>
      <Container>
        <div className={styles.columns}>
          <div className={styles.aside}>
            <SectionHeading id={id} eyebrow={content.eyebrow} title={content.title} lead={content.lead} />
            <ContactDetails
              details={[
                { icon: 'phone', label: texts.phone, value: phone, href: `tel:${dialled(phone)}` },
                { icon: 'mail', label: texts.email, value: email, href: `mailto:${email}` },
                { icon: 'pin', label: texts.address, value: address },
                { icon: 'clock', label: texts.hours, value: hours },
              ]}
            />
          </div>
          {suffix === '' && (
            <section aria-label={texts.formTitle}>
              <QuoteFormCard frame={frame} path={path} outcome={outcome} />
            </section>
          )}
        </div>
      </Container>
    </Section>
  );
}
