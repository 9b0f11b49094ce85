import type { QuoteFormOutcome } from '#src/domains/contact/contact-form.views.ts';
import { QuoteFormCard } from '#src/domains/contact/public/quote-form-card.tsx';
import contact from '#src/domains/contact/public/sections/contact.module.css';
import { ofCentre } from '#src/domains/places/zones/zone.views.ts';
import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import { inTown } from '#src/kernel/french-towns.ts';
import { dialled } from '#src/kernel/phone.ts';
import { fillPlaceholders } from '#src/kernel/placeholders.ts';
import { quoteButton } from '#src/kernel/quote-call.ts';
import { fill } from '#src/kernel/text.ts';
import { ContactDetails } from '#src/ui/public/page/contact-details.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { City, Reach } from '../../city.contract.ts';
import { cityPath } from '../../city.rules.ts';
import { CITY_PAGE_TEXTS } from '../../city-page.texts.ts';

const texts = CITY_PAGE_TEXTS.contact;

interface CityContactProps {
  frame: PublicFrame;
  city: City;
  reach: Reach;
  chosen: string;
  outcome: QuoteFormOutcome | null;
}

/** Shows the contact options for this city beside the form. */
export function CityContact({ frame, city, reach, chosen, outcome }: CityContactProps) {
  const { phone, email } = frame.profile;
  const hours = fillPlaceholders(texts.hoursLine, frame.facts) || frame.profile.hours;
  const { radiusKm } = reach;
  const within = reach.isWithinRadius ? texts.zoneWithin : texts.zoneBeyond;
  const values = { city: city.name, radius: radiusKm ?? '', of_centre: ofCentre(reach) };
  const zone = fill(radiusKm === null ? texts.zoneAnywhere : within, values);
  const { title, lead } = city.contact;
  return (
    <Section tone="zinc" top="valley" labelledBy="titre-contact" isFar>
      <Container>
        <div className={contact.columns}>
          <div className={contact.aside}>
            <SectionHeading
              id="titre-contact"
              eyebrow={quoteButton(frame.facts, frame.profile.quoteCall).label}
              title={title || fill(texts.title, { in_city: inTown(city.name) })}
              lead={lead}
            />
            <ContactDetails
              details={[
                { icon: 'phone', label: texts.phone, value: phone, href: `tel:${dialled(phone)}` },
                { icon: 'mail', label: texts.email, value: email, href: `mailto:${email}` },
                { icon: 'clock', label: texts.hours, value: hours },
                { icon: 'radius', label: texts.zone, value: zone },
              ]}
            />
          </div>
          <section aria-label={texts.form}>
            <QuoteFormCard frame={frame} path={cityPath(city.slug)} chosen={chosen} outcome={outcome} />
          </section>
        </div>
      </Container>
    </Section>
  );
}
