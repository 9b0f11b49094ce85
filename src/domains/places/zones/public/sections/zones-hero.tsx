import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import type { Crumb } from '#src/kernel/breadcrumb.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { CallButton } from '#src/ui/public/page/call-button.tsx';
import { PageHero } from '#src/ui/public/page/page-hero.tsx';
import { ZONES_PAGE_TEXTS } from '../../zones-page.texts.ts';

const texts = ZONES_PAGE_TEXTS.hero;

/** Shows the size of the service area in one sentence. */
export function ZonesHero({ frame, lead, crumbs }: { frame: PublicFrame; lead: string; crumbs: Crumb[] }) {
  const { phone } = frame.profile;
  return (
    <PageHero title={texts.title} text={lead} crumbs={crumbs}>
      <ButtonLink href="/contact#devis" size="large" icon="quote">
        {texts.quote}
      </ButtonLink>
      <CallButton phone={phone} look="outline" />
    </PageHero>
  );
}
