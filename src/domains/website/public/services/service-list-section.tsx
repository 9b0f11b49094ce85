import { FALLBACK_SERVICES } from '#src/domains/services/fallback-services.texts.ts';
import { EmptyList } from '#src/domains/services/public/sections/empty-list.tsx';
import { ServicesList } from '#src/domains/services/public/sections/services-list.tsx';
import { visibleServices } from '#src/domains/services/service-cards.views.ts';
import { SERVICES_PAGE_TEXTS } from '#src/domains/services/services-page.texts.ts';
import type { SectionProps } from '../../section.views.ts';

/** Lists the company's services by family; main trades, marked as such, while the services cannot be read. */
function ServiceListSection({ content, frame, suffix }: SectionProps<'service-list'>) {
  const services = visibleServices(frame, FALLBACK_SERVICES);
  if (services.length === 0) return <EmptyList button={content.button} suffix={suffix} />;
  return (
    <ServicesList
      services={services}
      illustrations={frame.illustrations}
      words={content}
      suffix={suffix}
      notice={frame.servicesFailed ? SERVICES_PAGE_TEXTS.failed : undefined}
    />
  );
}

/** Section of the services page alone. */
export const SERVICE_SECTIONS = { 'service-list': ServiceListSection };
