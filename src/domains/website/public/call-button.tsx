import { fill } from '#src/kernel/text.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { FRAME_TEXTS } from '../frame.texts.ts';
import { dialled } from '../site.rules.ts';

/** Button that calls the company; renders nothing without a telephone number. */
export function CallButton({ phone, look }: { phone: string; look: 'patine' | 'outline' }) {
  if (phone === '') return null;
  return (
    <ButtonLink href={`tel:${dialled(phone)}`} size="large" look={look} icon="phone">
      {fill(FRAME_TEXTS.callNumber, { phone })}
    </ButtonLink>
  );
}
