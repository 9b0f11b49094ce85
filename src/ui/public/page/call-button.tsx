import { dialled } from '#src/kernel/phone.ts';
import { fill } from '#src/kernel/text.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { PAGE_TEXTS } from './page.texts.ts';

/** Button that calls the company; renders nothing without a telephone number. */
export function CallButton({ phone, look }: { phone: string; look: 'patine' | 'outline' }) {
  if (phone === '') return null;
  return (
    <ButtonLink href={`tel:${dialled(phone)}`} size="large" look={look} icon="phone">
      {fill(PAGE_TEXTS.callNumber, { phone })}
    </ButtonLink>
  );
}
