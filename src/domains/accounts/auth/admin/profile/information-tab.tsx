import { Alert, Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { formatLongDate } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { readDraft } from '#src/ui/admin/drafts.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import type { OwnProfile } from '../../profile.contract.ts';
import { PROFILE_TEXTS as TEXTS } from '../../profile.texts.ts';
import { getNameParts } from '../../profile.views.ts';
import { AvatarPicker } from './avatar-picker.tsx';
import { Card } from './card.tsx';
import classes from './profile.module.css';
import { PROFILE_DRAFT, ProfileForm } from './profile-form.tsx';
import { ProfileScores } from './profile-scores.tsx';
import type { TabProps } from './tab-props.ts';

const PERSONAL = ['firstName', 'lastName', 'email', 'phone', 'address'] as const;
const PROFESSIONAL = ['position', 'department', 'join_date', 'bio'] as const;

function Facts({ own: { user, profile }, of }: { own: OwnProfile; of: typeof PERSONAL | typeof PROFESSIONAL }) {
  const joined = profile.join_date === '' ? '' : formatLongDate(profile.join_date);
  const values = { ...user, ...profile, ...getNameParts(user.name), join_date: joined };
  return (
    <dl className={classes.facts}>
      {of.flatMap((field) => [
        <dt key={field}>{TEXTS.fields[field]}</dt>,
        <dd key={`${field}-value`}>{values[field] || TEXTS.none}</dd>,
      ])}
    </dl>
  );
}

/** Shows personal data; editable after "Modifier le profil". */
export function InformationTab({ own, reload }: TabProps) {
  // Continues with the draft that was being written when the session ended.
  const [isEditing, setEditing] = useState(() => readDraft(PROFILE_DRAFT) !== undefined);
  return (
    <Stack>
      <Group justify="space-between" align="flex-start">
        <AvatarPicker own={own} reload={reload} />
        {!isEditing && (
          <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={() => setEditing(true)}>
            {TEXTS.edit}
          </Button>
        )}
      </Group>
      {own.pending_email !== null && (
        <Alert color="blue">{fill(TEXTS.pendingEmail, { email: own.pending_email })}</Alert>
      )}
      {!isEditing && <ProfileScores own={own} />}
      {isEditing ? (
        <ProfileForm
          own={own}
          onCancel={() => setEditing(false)}
          onSaved={async () => {
            setEditing(false);
            showSuccess(TEXTS.saved);
            await reload();
          }}
        />
      ) : (
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          <Card title={TEXTS.personal}>
            <Facts own={own} of={PERSONAL} />
          </Card>
          <Card title={TEXTS.professional}>
            <Facts own={own} of={PROFESSIONAL} />
          </Card>
        </SimpleGrid>
      )}
    </Stack>
  );
}
