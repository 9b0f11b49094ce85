import { ButtonLink } from '#src/ui/public/button.tsx';
import { CallButton } from './call-button.tsx';
import { PAGE_TEXTS } from './page.texts.ts';
import { PageCall } from './page-call.tsx';

interface ClosingPanelProps {
  title: string;
  text: string;
  phone: string;
}

/** Last section of a page, with two options: write or call. */
export function ClosingPanel({ phone, ...words }: ClosingPanelProps) {
  return (
    <PageCall {...words} look="dark">
      <ButtonLink href="/contact#devis" size="large" icon="quote">
        {PAGE_TEXTS.quote}
      </ButtonLink>
      <CallButton phone={phone} look="outline" />
    </PageCall>
  );
}
