import { Alert, Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { findNearSpelling } from '#src/kernel/near-spelling.ts';
import { cleanLine, fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from '../admin.texts.ts';
import { Dialog } from '../dialog.tsx';
import { PICKER_TEXTS } from './pickers.texts.ts';

const { category: TEXTS, other: OTHER_LABEL, take: TAKE } = PICKER_TEXTS;
const OTHER = '::other';

interface NewCategoryProps {
  known: readonly string[];
  maxLength: number;
  onCancel: () => void;
  onTake: (name: string) => void;
}

function NewCategory({ known, maxLength, onCancel, onTake }: NewCategoryProps) {
  const [typed, setTyped] = useState('');
  const name = cleanLine(typed);
  const near = findNearSpelling(name, known);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // React hands the event to the form that this dialog lies over.
    event.stopPropagation();
    if (name !== '') onTake(near?.known ?? name);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <TextInput
          label={TEXTS.name}
          description={TEXTS.hint}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          maxLength={maxLength}
          autoComplete="off"
          data-autofocus
        />
        <div role="status">
          {near && (
            <Alert color="orange" p="sm">
              {fill(near.isSame ? TEXTS.same : TEXTS.near, { name, known: near.known })}
            </Alert>
          )}
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {ADMIN_TEXTS.cancel}
          </Button>
          {near && !near.isSame && (
            <Button variant="default" onClick={() => onTake(name)}>
              {fill(TEXTS.createAnyway, { name })}
            </Button>
          )}
          <Button type="submit" disabled={name === ''}>
            {near === undefined ? TEXTS.create : fill(TAKE, { known: near.known })}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface CategoryFieldProps {
  label: string;
  value?: string;
  /** Categories in use and default ones. */
  known: readonly string[];
  onChange: (category: string) => void;
  maxLength: number;
  error?: ReactNode;
  /** Whether the record may have no category. */
  isOptional?: boolean;
}

/** Chooses a category. A new one is a deliberate act in a dialog, where a near spelling is offered instead. */
export function CategoryField({
  label,
  value = '',
  known,
  onChange,
  maxLength,
  error,
  isOptional,
}: CategoryFieldProps) {
  const [isCreating, setCreating] = useState(false);
  const names = [...new Set([...known, value])].filter((name) => name !== '');
  const take = (name: string): void => {
    setCreating(false);
    onChange(name);
  };
  return (
    <>
      <NativeSelect
        label={label}
        error={error}
        value={value}
        onChange={({ currentTarget }) =>
          currentTarget.value === OTHER ? setCreating(true) : onChange(currentTarget.value)
        }
        data={[
          ...(isOptional || value === '' ? [{ value: '', label: TEXTS.none }] : []),
          ...names.map((name) => ({ value: name, label: name })),
          { value: OTHER, label: OTHER_LABEL },
        ]}
      />
      <Dialog isOnTop isShort isOpen={isCreating} onClose={() => setCreating(false)} title={TEXTS.title}>
        {isCreating && (
          <NewCategory known={names} maxLength={maxLength} onCancel={() => setCreating(false)} onTake={take} />
        )}
      </Dialog>
    </>
  );
}
