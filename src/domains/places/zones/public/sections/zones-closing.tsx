import { fill } from '#src/kernel/text.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { CallButton } from '#src/ui/public/page/call-button.tsx';
import { PageCall } from '#src/ui/public/page/page-call.tsx';
import { TRIP_PLANNER_PATH } from '../../map.views.ts';
import { RADIUS_KM } from '../../zone.rules.ts';
import { ZONES_PAGE_TEXTS } from '../../zones-page.texts.ts';

const { closing: texts, hero } = ZONES_PAGE_TEXTS;

/** For visitors who did not find their town. */
export function ZonesClosing({ phone }: { phone: string }) {
  return (
    <PageCall title={texts.title} text={fill(texts.text, { radius: RADIUS_KM })}>
      <ButtonLink href="/contact#devis" size="large" icon="quote">
        {hero.quote}
      </ButtonLink>
      <CallButton phone={phone} look="patine" />
      <ButtonLink href={TRIP_PLANNER_PATH} size="large" look="outline" icon="pin">
        {texts.trip}
      </ButtonLink>
    </PageCall>
  );
}
