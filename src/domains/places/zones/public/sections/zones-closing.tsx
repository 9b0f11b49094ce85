import { fill } from '#src/kernel/text.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { CallButton } from '#src/ui/public/page/call-button.tsx';
import { PageCall } from '#src/ui/public/page/page-call.tsx';
import { TRIP_PLANNER_PATH } from '../../map.views.ts';
import type { Area } from '../../zone.contract.ts';
import { ZONES_PAGE_TEXTS } from '../../zones-page.texts.ts';

const { closing: texts, hero } = ZONES_PAGE_TEXTS;

/** For visitors who did not find their town. */
export function ZonesClosing({ phone, area }: { phone: string; area: Area }) {
  return (
    <PageCall
      title={texts.title}
      text={area.radiusKm === null ? texts.textAnywhere : fill(texts.text, { radius: area.radiusKm })}
    >
      <ButtonLink href="/contact#devis" size="large" icon="quote">
        {hero.quote}
      </ButtonLink>
      <CallButton phone={phone} look="patine" />
      {area.seat && (
        <ButtonLink href={TRIP_PLANNER_PATH} size="large" look="outline" icon="pin">
          {texts.trip}
        </ButtonLink>
      )}
    </PageCall>
  );
}
