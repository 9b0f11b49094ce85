import { Alert, Button, Checkbox, Group, NativeSelect, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { TokenRight } from '#src/kernel/actor.ts';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { useIsPhone } from '#src/ui/admin/use-is-phone.ts';
import { createApiToken } from '../../api-token.client.ts';
import {
  type CreatedApiToken,
  TOKEN_ACCESSES,
  TOKEN_DAYS,
  TOKEN_NAME_MAX,
  type TokenAccess,
} from '../../api-token.contract.ts';
import { CALENDAR_RIGHT } from '../../api-token.rules.ts';
import { API_TOKEN_TEXTS as TEXTS } from '../../api-token.texts.ts';
import { areasIn, isOnlyRead, rightsInAreas, type TokenArea } from '../../api-token.views.ts';

interface NewApiTokenDialogProps {
  /** Rights that the person can give. */
  rights: TokenRight[];
  onClose: () => void;
  onCreated: (created: CreatedApiToken) => void;
}

interface Wanted {
  name: string;
  access: TokenAccess;
  areas: TokenArea[];
  days: (typeof TOKEN_DAYS)[number];
}

const FIRST: Wanted = { name: '', access: 'read', areas: [], days: 90 };

interface FieldsProps {
  wanted: Wanted;
  own: TokenRight[];
  onChange: (change: Partial<Wanted>) => void;
}

function AccessField({ wanted: { access }, own, onChange }: FieldsProps) {
  const isPhone = useIsPhone();
  const accesses = TOKEN_ACCESSES.filter((value) => value !== 'calendar' || own.includes(CALENDAR_RIGHT));
  return (
    <Stack gap={4}>
      <Text size="sm" fw={500}>
        {TEXTS.access}
      </Text>
      <SegmentedControl
        aria-label={TEXTS.access}
        orientation={isPhone ? 'vertical' : 'horizontal'}
        value={access}
        data={accesses.map((value) => ({ value, label: TEXTS.accesses[value] }))}
        onChange={(value) => onChange({ access: value })}
      />
      {access === 'calendar' && <Text size="sm">{TEXTS.calendar}</Text>}
    </Stack>
  );
}

function RightsFields({ wanted: { access, areas }, own, onChange }: FieldsProps) {
  const getLabel = (area: TokenArea): string =>
    access === 'change' && isOnlyRead(area, own)
      ? fill(TEXTS.readOnlyArea, { area: TEXTS.areas[area] })
      : TEXTS.areas[area];
  return (
    <Checkbox.Group
      label={TEXTS.rights}
      description={TEXTS.rightsHint}
      value={areas}
      onChange={(chosen) => onChange({ areas: areasIn(own).filter((area) => chosen.includes(area)) })}
    >
      <Stack gap="xs" mt="xs">
        {areasIn(own).map((area) => (
          <Checkbox key={area} value={area} label={getLabel(area)} description={TEXTS.areaHints[area]} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function Fields(props: FieldsProps) {
  const { wanted, onChange } = props;
  return (
    <>
      <TextInput
        label={TEXTS.name}
        description={TEXTS.nameHint}
        maxLength={TOKEN_NAME_MAX}
        autoComplete="off"
        data-autofocus
        value={wanted.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <AccessField {...props} />
      {wanted.access !== 'calendar' && <RightsFields {...props} />}
      <NativeSelect
        label={TEXTS.days}
        maw={200}
        data={TOKEN_DAYS.map((days) => ({ value: String(days), label: TEXTS.lifetimes[days] }))}
        value={String(wanted.days)}
        onChange={({ currentTarget }) =>
          onChange({ days: TOKEN_DAYS.find((days) => String(days) === currentTarget.value) ?? FIRST.days })
        }
      />
    </>
  );
}

/** Asks what a new token may do and how long, and creates it. */
export function NewApiTokenDialog({ rights: own, onClose, onCreated }: NewApiTokenDialogProps) {
  const [wanted, setWanted] = useState(FIRST);
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { name, access, areas, days } = wanted;
  const rights: TokenRight[] = access === 'calendar' ? [CALENDAR_RIGHT] : rightsInAreas(areas, access, own);
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSending(true);
    setFailure(undefined);
    try {
      onCreated(await createApiToken({ name, access, days, rights }));
    } catch (error) {
      if (!isSignedOut(error)) setFailure(toFailure(TEXTS.createError, error));
      setSending(false);
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={TEXTS.newTitle} closesOutside={false}>
      <form onSubmit={(event) => void create(event)} noValidate>
        <Stack>
          <Fields wanted={wanted} own={own} onChange={(change) => setWanted({ ...wanted, ...change })} />
          {failure !== undefined && (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {ADMIN_TEXTS.cancel}
            </Button>
            <Button type="submit" loading={isSending} disabled={name.trim() === '' || rights.length === 0}>
              {TEXTS.create}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
