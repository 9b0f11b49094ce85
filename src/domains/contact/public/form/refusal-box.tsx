import { useEffect, useRef } from 'react';
import { Alert } from '#src/ui/public/alert.tsx';
import { QUOTE_FORM_TEXTS as texts } from '../../contact-form.texts.ts';
import { fieldId } from './quote-fields.tsx';
import type { Refusal } from './use-quote-form.ts';

const LABELS: Record<string, string> = {
  name: texts.name,
  email: texts.email,
  phone: texts.phone,
  service: texts.service,
  message: texts.message,
  photos: texts.photos,
};

interface RefusalBoxProps {
  refusal: Refusal;
  onDismiss: (() => void) | undefined;
}

/** Error summary with a link to each invalid field; receives the focus when it appears. */
export function RefusalBox({ refusal, onDismiss }: RefusalBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const mendable = Object.entries(refusal.errors).filter(([field]) => field in LABELS);
  return (
    <div ref={box} tabIndex={-1}>
      <Alert {...(onDismiss && { onDismiss, dismissLabel: texts.dismiss })}>
        {refusal.message && <p>{refusal.message}</p>}
        {mendable.length > 0 && (
          <>
            {!refusal.message && <p>{texts.summary}</p>}
            <ul>
              {mendable.map(([field, error]) => (
                <li key={field}>
                  <a href={`#${fieldId(field)}`}>{LABELS[field]}</a>
                  {texts.separator}
                  {error}
                </li>
              ))}
            </ul>
          </>
        )}
      </Alert>
    </div>
  );
}
