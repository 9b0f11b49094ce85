import { Container, Section } from '#src/ui/public/section.tsx';
import type { SectionProps } from '../../section.views.ts';
import { SiteMap } from './site-map.tsx';

/** Every public page by its subject. */
export function SiteMapSection({ records }: SectionProps<'site-map'>) {
  return (
    <Section top="valley">
      <Container>
        <SiteMap pages={records.pages ?? null} />
      </Container>
    </Section>
  );
}
