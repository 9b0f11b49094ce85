import { useEffect, useState } from 'react';
import { Button } from '#src/ui/public/button.tsx';
import { QUOTE_FORM_TEXTS as texts } from '../../contact-form.texts.ts';
import type { FieldLimits, QuoteFormOutcome, ServiceChoice } from '../../contact-form.views.ts';
import { PhotoPicker } from '../form/photo-picker.tsx';
import { QuoteFieldList } from '../form/quote-fields.tsx';
import styles from '../form/quote-form.module.css';
import { RefusalBox } from '../form/refusal-box.tsx';
import { SentView } from '../form/sent-view.tsx';
import { useQuoteForm } from '../form/use-quote-form.ts';
import { useServiceChoices } from '../form/use-service-choices.ts';

export interface QuoteFormProps {
  /** Decides how a failure is shown. */
  page: 'home' | 'contact';
  /** URL that the form is posted to without script. */
  action: string;
  choices: ServiceChoice[];
  /** The services could not be read: the island fetches them again. */
  choicesAreFallback: boolean;
  /** Service preselected by the URL. */
  chosen: string;
  limits: FieldLimits;
  company: string;
  email: string;
  /** Result of a form sent without script. */
  outcome: QuoteFormOutcome | null;
  /** Promised time of the answer; empty without one. */
  answer: string;
}

/** Returns the privacy notice: who, why, how long, contact. */
function getPrivacy(company: string, email: string): string {
  const reach = email ? texts.reachByEmail.replace('{email}', email) : texts.reachHere;
  return texts.privacy.replace('{company}', () => company).replace('{reach}', () => reach);
}

/** Quote request form. */
export default function QuoteForm({ action, limits, company, email, answer, ...values }: QuoteFormProps) {
  const choices = useServiceChoices(values.choices, values.choicesAreFallback);
  const form = useQuoteForm({ ...values, choices: choices ?? values.choices });
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  if (form.state === 'sent') return <SentView action={action} live={live} onAgain={form.again} />;
  const errors = form.refusal?.errors ?? {};
  const isSending = form.state === 'submitting';
  return (
    <div className={styles.frame}>
      <form
        className={styles.form}
        method="post"
        action={action}
        encType="multipart/form-data"
        noValidate={live}
        onSubmit={form.submit}
      >
        <QuoteFieldList
          fields={form.fields}
          errors={errors}
          limits={limits}
          choices={choices}
          answer={answer}
          onChange={form.change}
        />
        <PhotoPicker max={limits.photos} photos={form.photos} error={errors.photos} onChange={form.setPhotos} />
        <div className={styles.trap} aria-hidden="true">
          <label htmlFor="devis-website">{texts.website}</label>
          <input id="devis-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        {form.refusal && (
          <RefusalBox
            key={form.refusal.attempt}
            refusal={form.refusal}
            onDismiss={live && values.page === 'contact' ? form.dismiss : undefined}
          />
        )}
        <div className={styles.submit}>
          <Button type="submit" size="large" icon="send" disabled={isSending}>
            <span className={isSending ? styles.sending : undefined}>
              {isSending ? texts.sending : form.refusal?.message ? texts.retry : texts.submit}
            </span>
          </Button>
          <p className={styles.small}>{getPrivacy(company, email)}</p>
          <p className={styles.draft}>{texts.draft}</p>
        </div>
      </form>
    </div>
  );
}
