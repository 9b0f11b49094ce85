import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { CallButton } from '#src/ui/public/page/call-button.tsx';
import { PageCall } from '#src/ui/public/page/page-call.tsx';
import { SERVICES_PAGE_TEXTS } from '../../services-page.texts.ts';

/** For visitors who see the problem but do not know its name. */
export function ClosingCall({ profile }: Pick<PublicFrame, 'profile'>) {
  return (
    <PageCall {...SERVICES_PAGE_TEXTS.closing} tone="sable">
      <ButtonLink href="/contact#devis" size="large" icon="quote">
        {SERVICES_PAGE_TEXTS.hero.quote}
      </ButtonLink>
      <CallButton phone={profile.phone} look="patine" />
    </PageCall>
  );
}
