import { PasswordInput, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { ADDRESS_MAX } from '#src/domains/accounts/users/user.contract.ts';
import { EMAIL_MAX, NAME_MAX, PHONE_MAX } from '#src/kernel/fields.ts';
import { RecordForm } from '#src/ui/admin/record-form.tsx';
import { type Reading, useRecordForm } from '#src/ui/admin/use-record-form.ts';
import { AUTH_TEXTS } from '../../auth.texts.ts';
import { fetchProfile } from '../../own-profile.client.ts';
import { saveProfile } from '../../profile.client.ts';
import { BIO_MAX, type OwnProfile, POST_MAX, ProfileChange, type ProfileSaved } from '../../profile.contract.ts';
import { PROFILE_TEXTS as TEXTS } from '../../profile.texts.ts';
import { getName, getNameParts } from '../../profile.views.ts';
import { Card } from './card.tsx';

export const PROFILE_DRAFT = 'profile';

interface Fields extends Record<string, unknown> {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  position: string;
  department: string;
  join_date: string;
  bio: string;
  current_password: string;
}

function toReading({ user, profile }: OwnProfile): Reading<Fields> {
  const { email, phone, address } = user;
  const { position, department, join_date, bio } = profile;
  const values = {
    ...getNameParts(user.name),
    email,
    phone,
    address,
    position,
    department,
    join_date,
    bio,
    current_password: '',
  };
  return { values, version: user.updated_at };
}

/** First and last name are parts of one stored field. */
const FieldsShape = ProfileChange.omit({ name: true });

interface ProfileFormProps {
  own: OwnProfile;
  onCancel: () => void;
  onSaved: () => Promise<void>;
}

/** Form for one's own personal data. */
export function ProfileForm({ own, onCancel, onSaved }: ProfileFormProps) {
  const record = useRecordForm<Fields, ProfileSaved>({
    schema: FieldsShape,
    reading: toReading(own),
    draftKey: PROFILE_DRAFT,
    secrets: ['current_password'],
    failure: TEXTS.saveError,
    save: ({ firstName, lastName, ...fields }, version) =>
      saveProfile({
        ...fields,
        name: getName({ firstName, lastName }),
        ...(version === undefined ? {} : { updated_at: version }),
      }),
    reread: async () => toReading(await fetchProfile()),
    onSaved,
  });
  const { form } = record;
  const { firstName, lastName, email } = form.values;
  const hasName = getName({ firstName, lastName }) !== '';
  const cancel = (): void => {
    record.forgetDraft();
    onCancel();
  };
  return (
    <RecordForm record={record} onCancel={cancel} isDisabled={!hasName || email.trim() === ''}>
      <Stack>
        <Card title={TEXTS.personal}>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label={TEXTS.fields.firstName}
              autoComplete="given-name"
              maxLength={NAME_MAX}
              data-autofocus
              {...form.getInputProps('firstName')}
            />
            <TextInput
              label={TEXTS.fields.lastName}
              autoComplete="family-name"
              maxLength={NAME_MAX}
              {...form.getInputProps('lastName')}
            />
            <TextInput
              label={TEXTS.fields.email}
              type="email"
              inputMode="email"
              autoComplete="email"
              required
              maxLength={EMAIL_MAX}
              {...form.getInputProps('email')}
            />
            <TextInput
              label={TEXTS.fields.phone}
              type="tel"
              autoComplete="tel"
              maxLength={PHONE_MAX}
              {...form.getInputProps('phone')}
            />
          </SimpleGrid>
          {email.trim().toLowerCase() !== own.user.email && (
            <EmailPasswordField {...form.getInputProps('current_password')} />
          )}
          <TextInput
            label={TEXTS.fields.address}
            autoComplete="street-address"
            maxLength={ADDRESS_MAX}
            mt="md"
            {...form.getInputProps('address')}
          />
        </Card>
        <Card title={TEXTS.professional}>
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            <TextInput
              label={TEXTS.fields.position}
              autoComplete="organization-title"
              maxLength={POST_MAX}
              {...form.getInputProps('position')}
            />
            <TextInput label={TEXTS.fields.department} maxLength={POST_MAX} {...form.getInputProps('department')} />
            <TextInput label={TEXTS.fields.join_date} type="date" {...form.getInputProps('join_date')} />
          </SimpleGrid>
          <Textarea
            label={TEXTS.fields.bio}
            autosize
            minRows={3}
            maxLength={BIO_MAX}
            mt="md"
            {...form.getInputProps('bio')}
          />
        </Card>
      </Stack>
    </RecordForm>
  );
}

/** Password field for a change of address: with a stolen session alone nobody can take over the account. */
function EmailPasswordField(props: ComponentProps<typeof PasswordInput>) {
  return (
    <PasswordInput
      label={TEXTS.emailPassword}
      description={TEXTS.emailPasswordHint}
      autoComplete="current-password"
      required
      maxLength={1_000}
      mt="md"
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': AUTH_TEXTS.showPassword }}
      {...props}
    />
  );
}
