import { ContactMain } from '#src/domains/contact/public/sections/contact-main.tsx';
import { ContactTrip } from '#src/domains/contact/public/sections/contact-trip.tsx';
import { ContactZones } from '#src/domains/contact/public/sections/contact-zones.tsx';
import type { SectionProps } from '../../section.views.ts';

/** Every way to reach the company beside the quote form, which a page has once. */
function ContactFormSection({ content, records, query, suffix, ...view }: SectionProps<'contact-form'>) {
  if (suffix !== '') return null;
  const chosen = new URLSearchParams(query).get('service') ?? '';
  const hasMap = records.map !== undefined && records.map !== null && records.map.zones.length > 0;
  return <ContactMain {...view} words={content} hasMap={hasMap} chosen={chosen} />;
}

/** Trip from the seat; nothing without one. */
const ContactTripSection = ({ content, frame, suffix }: SectionProps<'contact-trip'>) =>
  frame.area.seat && <ContactTrip words={content} suffix={suffix} />;

/** Map of the served places; nothing without a place. */
function ContactMapSection({ content, records, suffix }: SectionProps<'contact-map'>) {
  const { map } = records;
  return map && map.zones.length > 0 ? <ContactZones map={map} words={content} suffix={suffix} /> : null;
}

/** Sections of the contact page alone. */
export const CONTACT_SECTIONS = {
  'contact-form': ContactFormSection,
  'contact-trip': ContactTripSection,
  'contact-map': ContactMapSection,
};
