import { useState } from 'react';
import type { z } from 'zod';
import { ProfileFields } from '#src/domains/accounts/users/user.contract.ts';
import { AccountField } from '#src/ui/account/account-field.tsx';
import { DoneNotice } from '#src/ui/account/account-notices.tsx';
import { PasswordField } from '#src/ui/account/password-field.tsx';
import { SubmitButton } from '#src/ui/account/submit-button.tsx';
import { useAccountForm } from '#src/ui/account/use-account-form.ts';
import { Alert } from '#src/ui/public/alert.tsx';
import type { CurrentUser } from '../auth.contract.ts';
import { CUSTOMER_TEXTS } from '../customer.texts.ts';
import { saveProfile } from '../profile.client.ts';
import { ProfileChange, type ProfileSaved } from '../profile.contract.ts';
import styles from './customer.module.css';

const texts = CUSTOMER_TEXTS.profile;
/** Name and address are required here; otherwise a missing optional field would pass as empty. */
const InformationFields = ProfileChange.pick({
  email: true,
  phone: true,
  address: true,
  current_password: true,
}).extend({ name: ProfileFields.name });

interface InformationFormProps {
  current: z.output<typeof CurrentUser>;
  onSaved: (saved: ProfileSaved) => void;
}

/** Form for name and contact data of the customer. */
export function InformationForm({ current: { user }, onSaved }: InformationFormProps) {
  const [isSaved, setSaved] = useState(false);
  const { name, email, phone, address } = user;
  const { form, field, fields, failure, isSending, reset } = useAccountForm({
    schema: InformationFields,
    start: { name, email, phone, address, current_password: '' },
    send: (typed) => {
      setSaved(false);
      return saveProfile({ ...typed, updated_at: user.updated_at });
    },
    onDone: (saved) => {
      const { user: now } = saved;
      reset({ name: now.name, email: now.email, phone: now.phone, address: now.address, current_password: '' });
      setSaved(true);
      onSaved(saved);
    },
    failure: texts.saveError,
  });
  return (
    <form {...form} className={styles.card} onInput={() => setSaved(false)}>
      {failure && <Alert>{failure}</Alert>}
      {isSaved && <DoneNotice>{texts.saved}</DoneNotice>}
      <AccountField label={CUSTOMER_TEXTS.name} autoComplete="name" {...field('name')} />
      <AccountField
        label={CUSTOMER_TEXTS.email}
        hint={texts.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('email')}
      />
      {fields.email.trim().toLowerCase() !== email && (
        <PasswordField
          label={texts.emailPassword}
          autoComplete="current-password"
          maxLength={1_000}
          {...field('current_password')}
        />
      )}
      <AccountField label={CUSTOMER_TEXTS.phone} type="tel" autoComplete="tel" isOptional {...field('phone')} />
      <AccountField label={CUSTOMER_TEXTS.address} autoComplete="street-address" isOptional {...field('address')} />
      <SubmitButton label={texts.save} busyLabel={texts.saving} isBusy={isSending} />
    </form>
  );
}
