import { TRIP_PLANNER_PATH } from '#src/domains/places/zones/map.views.ts';
import { quoteButton } from '#src/kernel/quote-call.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { CallButton } from '#src/ui/public/page/call-button.tsx';
import { PageCall } from '#src/ui/public/page/page-call.tsx';
import type { SectionProps } from '../../section.views.ts';

const LEADS_TO_CONTACT = /^\/contact(?:#|$)|^#devis$/;

const LOOKS = {
  dark: { look: 'dark' },
  light: { look: 'light' },
  sand: { look: 'light', tone: 'sable' },
} as const;

/** Last words of a page with two buttons: the owner's own, otherwise the quote and the telephone. */
export function ClosingSection({ content, frame }: SectionProps<'closing'>) {
  const { title, text, button, buttonLink, second, secondLink, trip, look } = content;
  const link = buttonLink || '/contact#devis';
  return (
    <PageCall title={title} text={text} {...LOOKS[look]}>
      <ButtonLink href={link} size="large" {...(LEADS_TO_CONTACT.test(link) && { icon: 'quote' as const })}>
        {button || quoteButton(frame.facts, frame.profile.quoteCall).label}
      </ButtonLink>
      {second && secondLink ? (
        <ButtonLink href={secondLink} size="large" look="outline">
          {second}
        </ButtonLink>
      ) : (
        <CallButton phone={frame.profile.phone} look={look === 'dark' ? 'outline' : 'patine'} />
      )}
      {trip && frame.area.seat && (
        <ButtonLink href={TRIP_PLANNER_PATH} size="large" look="outline" icon="pin">
          {trip}
        </ButtonLink>
      )}
    </PageCall>
  );
}
