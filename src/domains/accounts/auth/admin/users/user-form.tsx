import { NativeSelect, PasswordInput, SimpleGrid, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { lazy, Suspense } from 'react';
import { NewUser, PASSWORD_MAX, type User } from '#src/domains/accounts/users/user.contract.ts';
import { USER_ROLE_TEXTS } from '#src/domains/accounts/users/user.texts.ts';
import { ROLES } from '#src/kernel/actor.ts';
import { EMAIL_MAX, NAME_MAX, PHONE_MAX } from '#src/kernel/fields.ts';
import { fill } from '#src/kernel/text.ts';
import { PersonPicker } from '#src/ui/admin/pickers/person-picker.tsx';
import { RecordForm } from '#src/ui/admin/record-form.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useRecordForm } from '#src/ui/admin/use-record-form.ts';
import { amAdmin } from '#src/ui/http/stored-rights.ts';
import { AUTH_TEXTS } from '../../auth.texts.ts';
import { addUser, changeUser, fetchUser } from '../../users.client.ts';
import { USERS_TEXTS as TEXTS } from '../../users.texts.ts';
import { RightsField } from './rights-field.tsx';
import { getChanges, toReading, type UserValues } from './user-values.ts';

// Only an opened form needs it.
const PasswordMeter = lazy(async () => ({
  default: (await import('../../ui/password-meter/password-meter.tsx')).PasswordMeter,
}));

/** Renders role, rights and password, which only an administrator may set. */
function Grants({ form, isNew }: { form: UseFormReturnType<UserValues>; isNew: boolean }) {
  const { role, rights, password } = form.values;
  return (
    <>
      <NativeSelect
        label={TEXTS.fields.role}
        description={TEXTS.roleHint}
        data={ROLES.map((role) => ({ value: role, label: USER_ROLE_TEXTS[role] }))}
        {...form.getInputProps('role')}
      />
      {role === 'manager' && <RightsField rights={rights} onChange={(input) => form.setFieldValue('rights', input)} />}
      <PasswordInput
        label={TEXTS.fields.password}
        description={isNew ? TEXTS.invitationHint : TEXTS.keepHint}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': AUTH_TEXTS.showPassword }}
        {...form.getInputProps('password')}
      />
      <Suspense>
        <PasswordMeter password={password} person={form.values} ownerRole={role} />
      </Suspense>
    </>
  );
}

interface UserFormProps {
  /** Undefined for a new account. */
  user: User | undefined;
  list: ResourceActs;
}

/** Form of a new or an existing account. */
export function UserForm({ user, list }: UserFormProps) {
  const record = useRecordForm<UserValues, User>({
    schema: NewUser,
    reading: toReading(user),
    draftKey: user === undefined ? 'users:new' : `users:${user.id}`,
    secrets: ['password'],
    failure: user === undefined ? TEXTS.addError : TEXTS.changeError,
    save: (fields, version) =>
      user === undefined ? addUser(fields) : changeUser(user.id, getChanges(fields), version),
    ...(user === undefined ? {} : { reread: async () => toReading(await fetchUser(user.id)) }),
    onSaved: async (saved) => {
      const isInvited = user === undefined && record.form.getValues().password === '';
      const sentence = user !== undefined ? TEXTS.changed : isInvited ? TEXTS.invited : TEXTS.added;
      list.close();
      await list.reload();
      showSuccess(fill(sentence, { name: saved.name }));
    },
  });
  const { form } = record;
  const { name, email } = form.values;
  return (
    <RecordForm record={record} onCancel={list.close} isDisabled={name.trim() === '' || email.trim() === ''}>
      {user === undefined && (
        <PersonPicker onPick={(person) => form.setValues(person)} onOther={() => form.getInputNode('name')?.focus()} />
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={TEXTS.fields.name}
          required
          maxLength={NAME_MAX}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <TextInput
          label={TEXTS.fields.email}
          type="email"
          inputMode="email"
          required
          maxLength={EMAIL_MAX}
          autoComplete="off"
          {...form.getInputProps('email')}
        />
        <TextInput
          label={TEXTS.fields.phone}
          type="tel"
          maxLength={PHONE_MAX}
          autoComplete="off"
          {...form.getInputProps('phone')}
        />
        <TextInput label={TEXTS.fields.address} autoComplete="off" {...form.getInputProps('address')} />
      </SimpleGrid>
      {amAdmin() && <Grants form={form} isNew={user === undefined} />}
      <Switch
        label={TEXTS.fields.isActive}
        description={TEXTS.isActiveHint}
        {...form.getInputProps('is_active', { type: 'checkbox' })}
      />
    </RecordForm>
  );
}
