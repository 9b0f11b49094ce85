import { Button, Group, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { ImageField } from '#src/ui/admin/image-field.tsx';
import { showFailure, showSuccess } from '#src/ui/admin/toasts.tsx';
import { ApiError } from '#src/ui/http/api-error.ts';
import { type Choice, placeIllustration } from '../illustration.client.ts';
import type { PlacedIllustration } from '../illustration.contract.ts';
import { fittingNeutrals, type Position } from '../illustration.rules.ts';
import { IMAGE_MAX_BYTES } from '../media.contract.ts';
import { type NeutralName, neutralPath } from '../neutral-picture.contract.ts';
import { NEUTRAL_ALTS } from '../neutral-picture.texts.ts';
import { PICTURES_SCREEN_TEXTS as TEXTS } from '../pictures-screen.texts.ts';
import classes from './pictures.module.css';

interface PictureDialogProps {
  position: Position;
  label: string;
  placed: PlacedIllustration;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

interface NeutralsProps {
  position: Position;
  chosen: string | undefined;
  onChoose: (name: NeutralName) => void;
}

/** Offers the illustrations that come with the product. */
function Neutrals({ position, chosen, onChoose }: NeutralsProps) {
  return (
    <fieldset className={classes.neutrals}>
      <Text component="legend" size="sm" fw={500}>
        {TEXTS.neutrals}
      </Text>
      <Text size="xs" c="dimmed" mb="xs">
        {TEXTS.neutralsHint}
      </Text>
      <div className={classes.choices}>
        {fittingNeutrals(position).map((name) => (
          <UnstyledButton
            key={name}
            className={classes.choice ?? ''}
            aria-pressed={chosen === name}
            onClick={() => onChoose(name)}
          >
            <img src={neutralPath(name)} alt={NEUTRAL_ALTS[name]} loading="lazy" decoding="async" />
          </UnstyledButton>
        ))}
      </div>
    </fieldset>
  );
}

const isMissing = ({ image, neutral }: Choice): boolean => !image && neutral === undefined;

/** Replaces the picture of one position: an own file, or an illustration that comes with the product. */
export function PictureDialog({ position, label, placed, onClose, onSaved }: PictureDialogProps) {
  const [choice, setChoice] = useState<Choice>({ image: placed.image, alt: placed.alt });
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const [isSaving, setSaving] = useState(false);
  const isMark = position.kind === 'mark';
  const source = choice.neutral === undefined ? (choice.image ?? '') : neutralPath(choice.neutral as NeutralName);
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      await placeIllustration(position.name, choice);
      showSuccess(fill(TEXTS.saved, { label }));
      onClose();
      await onSaved();
    } catch (error) {
      if (isSignedOut(error)) return;
      const fields = error instanceof ApiError ? error.fields : {};
      setErrors(Object.fromEntries(Object.entries(fields).map(([name, [sentence]]) => [name, sentence])));
      if (Object.keys(fields).length === 0) showFailure(toFailure(TEXTS.saveError, error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={fill(TEXTS.changeOf, { label })} size="lg" closesOutside={false}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="sm">
          <ImageField
            label={TEXTS.image}
            description={isMark ? TEXTS.markHint : TEXTS.imageHint}
            value={source}
            maxBytes={IMAGE_MAX_BYTES}
            takesDrawings={isMark}
            isRequired
            error={errors.image}
            // A part of an illustration would no longer be labelled as one.
            isCroppable={!isMark && !(placed.is_neutral && source === placed.image)}
            onChange={(image, isPart) => {
              setErrors({});
              // The text of another picture would be wrong for this one.
              setChoice(({ alt, image: before }) => ({ image, alt: isPart || image === before ? alt : '' }));
            }}
          />
          {!isMark && (
            <TextInput
              label={TEXTS.alt}
              description={TEXTS.altHint}
              maxLength={300}
              withAsterisk={position.kind === 'photo'}
              error={errors.alt}
              value={choice.alt}
              onChange={({ currentTarget: { value: alt } }) => setChoice((now) => ({ ...now, alt }))}
            />
          )}
          {!isMark && (
            <Neutrals
              position={position}
              chosen={choice.neutral}
              onChoose={(neutral) => setChoice({ neutral, alt: NEUTRAL_ALTS[neutral] })}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {TEXTS.cancel}
            </Button>
            <Button type="submit" loading={isSaving} disabled={isMissing(choice)}>
              {TEXTS.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
