import type { ServiceChoice } from '../../contact-form.views.ts';
import { CONTACT_PAGE_TEXTS } from '../../contact-page.texts.ts';
import { servicesLine } from '../../services-line.views.ts';
import { useServiceChoices } from '../form/use-service-choices.ts';

const { servicesLoading, servicesMore } = CONTACT_PAGE_TEXTS;

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
