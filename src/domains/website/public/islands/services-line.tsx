import type { ServiceChoice } from '#src/domains/contact/contact-form.views.ts';
import { useServiceChoices } from '#src/domains/contact/public/form/use-service-choices.ts';
import { servicesLine } from '#src/domains/contact/services-line.rules.ts';
import { CONTACT_PAGE_TEXTS } from '../../contact-page.texts.ts';

const { servicesLoading, servicesMore } = CONTACT_PAGE_TEXTS.list;

const NONE: ServiceChoice[] = [];

/** Services line of a page that could not read the services: requests them again, else shows the built-in ones. */
export default function ServicesLine({ fallback }: { fallback: string }) {
  const choices = useServiceChoices(NONE, true);
  const line =
    choices &&
    servicesLine(
      choices.map(({ label }) => label),
      servicesMore,
    );
  return <span role="status">{choices ? line || fallback : servicesLoading}</span>;
}
