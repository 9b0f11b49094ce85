import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { href } from '#src/kernel/href.ts';
import { fill, fold } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { type DemoRemoval, REMOVED_KINDS } from '../demo-row.contract.ts';
import { leaveDemo } from '../setup.client.ts';
import { SETUP_TEXTS } from '../setup.texts.ts';
import classes from './set-up.module.css';

const TEXTS = SETUP_TEXTS.leave;

interface LeaveDemoDialogProps {
  isOpen: boolean;
  /** Name to type. */
  company: string;
  onClose: () => void;
}

/** Says what was removed and what stays; the next screen is read anew, because nothing on this one exists any more. */
function Result({ removed, kept, is_closed }: DemoRemoval) {
  const next = is_closed ? href('/admin/mise-en-route') : href('/admin/dashboard');
  const lines = REMOVED_KINDS.filter((kind) => removed[kind] !== undefined);
  return (
    <Stack gap="sm">
      <Text size="sm">{TEXTS.removed}</Text>
      <ul className={classes.list}>
        {lines.map((kind) => (
          <li key={kind}>{`${removed[kind]} ${TEXTS.kinds[kind]}`}</li>
        ))}
      </ul>
      {kept.length > 0 && (
        <>
          <Text size="sm">{TEXTS.kept}</Text>
          <ul className={classes.list}>
            {kept.map(({ kind, name }) => (
              <li key={`${kind} ${name}`}>{`${name} (${TEXTS.kinds[kind]})`}</li>
            ))}
          </ul>
        </>
      )}
      <Button onClick={() => location.assign(next)} data-autofocus>
        {is_closed ? TEXTS.begin : TEXTS.reload}
      </Button>
    </Stack>
  );
}

/** Asks for the company's name, because what is removed never comes back. */
export function LeaveDemoDialog({ isOpen, company, onClose }: LeaveDemoDialogProps) {
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<DemoRemoval>();
  const leave = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setRefusal(undefined);
    try {
      setResult(await leaveDemo(typed));
    } catch (error) {
      if (!isSignedOut(error)) setRefusal(toFailure(TEXTS.error, error));
    } finally {
      setBusy(false);
    }
  };
  const close = (): void => (result === undefined ? onClose() : location.assign(href('/admin')));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={result === undefined ? TEXTS.title : TEXTS.done}
      closesOutside={false}
    >
      {result !== undefined ? (
        <Result {...result} />
      ) : (
        <form onSubmit={(event) => void leave(event)} noValidate>
          <Stack gap="md">
            <Text size="sm">{TEXTS.consequence}</Text>
            <TextInput
              label={fill(TEXTS.name, { name: company })}
              value={typed}
              error={refusal}
              autoComplete="off"
              data-autofocus
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {ADMIN_TEXTS.cancel}
              </Button>
              <Button type="submit" color="red" loading={isBusy} disabled={fold(typed.trim()) !== fold(company)}>
                {TEXTS.confirm}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
