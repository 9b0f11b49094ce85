import { ButtonLink } from '#src/ui/public/button.tsx';
import { CallButton } from '#src/ui/public/page/call-button.tsx';
import { PAGE_TEXTS } from '#src/ui/public/page/page.texts.ts';
import { PageCall } from '#src/ui/public/page/page-call.tsx';
import type { SectionProps } from '../../section.views.ts';

const LEADS_TO_CONTACT = /^\/contact(?:#|$)|^#devis$/;

/** Last words of a page with two buttons: the owner's own, otherwise the quote and the telephone. */
export function ClosingSection({ content, frame }: SectionProps<'closing'>) {
  const { title, text, button, buttonLink, second, secondLink, look } = content;
  const link = buttonLink || '/contact#devis';
  return (
    <PageCall title={title} text={text} look={look}>
      <ButtonLink href={link} size="large" {...(LEADS_TO_CONTACT.test(link) && { icon: 'quote' as const })}>
        {button || PAGE_TEXTS.quote}
      </ButtonLink>
      {second && secondLink ? (
        <ButtonLink href={secondLink} size="large" look="outline">
          {second}
        </ButtonLink>
      ) : (
        <CallButton phone={frame.profile.phone} look={look === 'dark' ? 'outline' : 'patine'} />
      )}
    </PageCall>
  );
}
