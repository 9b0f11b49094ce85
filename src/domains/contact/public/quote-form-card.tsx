import { FALLBACK_SERVICES } from '#src/domains/services/fallback-services.texts.ts';
import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, PHONE_MAX } from '#src/kernel/fields.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { Card } from '#src/ui/public/card.tsx';
import { PHOTOS_MAX } from '../contact.contract.ts';
import { getChoices, type QuoteFormOutcome } from '../contact-form.views.ts';
import QuoteForm from './islands/quote-form.tsx';

interface QuoteFormCardProps {
  frame: PublicFrame;
  /** Path of the page whose action receives the form. */
  path: string;
  outcome: QuoteFormOutcome | null;
  chosen?: string;
}

const LIMITS = { name: NAME_MAX, email: EMAIL_MAX, phone: PHONE_MAX, message: MESSAGE_MAX, photos: PHOTOS_MAX };

/** Returns the form's target without script: an index route needs `?index`. */
const getAction = (path: string): string => `${path === '/' ? '/?index' : path}#devis`;

/** Quote form on a white card; every page with the form uses the anchor `#devis`. */
export function QuoteFormCard({ frame, path, outcome, chosen = '' }: QuoteFormCardProps) {
  const { profile, facts, services, servicesFailed } = frame;
  const props = {
    page: path === '/' ? ('home' as const) : ('contact' as const),
    action: getAction(path),
    choices: getChoices(servicesFailed ? [...FALLBACK_SERVICES] : services),
    choicesAreFallback: servicesFailed,
    chosen,
    limits: LIMITS,
    company: profile.name,
    email: profile.email,
    outcome,
    answer: facts.answer,
  };
  return (
    <div id="devis">
      <Card>
        <Island of={QuoteForm} props={props} />
      </Card>
    </div>
  );
}
