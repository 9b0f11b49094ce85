import { Button, Group, Paper, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { restoreIllustration } from '../illustration.client.ts';
import type { PlacedIllustration } from '../illustration.contract.ts';
import type { Position } from '../illustration.rules.ts';
import { PICTURES_SCREEN_TEXTS as TEXTS } from '../pictures-screen.texts.ts';
import { PictureDialog } from './picture-dialog.tsx';
import classes from './pictures.module.css';

interface PictureCardProps {
  position: Position;
  label: string;
  placed: PlacedIllustration;
  reload: () => Promise<void>;
}

function getState({ image, is_neutral }: PlacedIllustration): string {
  if (image === '') return TEXTS.none;
  return is_neutral ? TEXTS.neutral : TEXTS.own;
}

/** Shows the picture of one position, and what can be done with it. */
export function PictureCard({ position, label, placed, reload }: PictureCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { isBusy, attempt } = useAttempt(reload);
  const hasNeutral = position.neutral !== undefined;
  const canRestore = hasNeutral ? !placed.is_neutral : placed.image !== '';
  const restore = async (): Promise<void> => {
    const isDone = await attempt(() => restoreIllustration(position.name), TEXTS.restoreError);
    if (isDone) showSuccess(fill(hasNeutral ? TEXTS.restored : TEXTS.removed, { label }));
  };
  return (
    <Paper component="li" withBorder className={classes.card ?? ''}>
      <div className={classes.picture} data-ground={position.name === 'logo-fond-sombre' ? 'dark' : undefined}>
        {placed.image === '' ? (
          <IconPhoto size={32} aria-hidden />
        ) : (
          <img
            src={placed.image}
            alt={placed.alt}
            data-kind={position.kind === 'mark' ? 'mark' : undefined}
            loading="lazy"
          />
        )}
      </div>
      <Group justify="space-between" gap="xs" align="flex-start" wrap="nowrap">
        <Text fw={600} size="sm">
          {label}
        </Text>
        <StatusBadge status={placed.is_neutral || placed.image === '' ? 'neutral' : 'own'}>
          {getState(placed)}
        </StatusBadge>
      </Group>
      {Object.hasOwn(TEXTS.hints, position.name) && (
        <Text size="xs" c="dimmed">
          {TEXTS.hints[position.name]}
        </Text>
      )}
      <Changing>
        <Group gap="xs" mt="auto">
          <Button
            size="xs"
            variant="default"
            aria-label={fill(TEXTS.changeOf, { label })}
            onClick={() => setOpen(true)}
          >
            {TEXTS.change}
          </Button>
          {canRestore && (
            <Button
              size="xs"
              variant="subtle"
              loading={isBusy}
              aria-label={fill(hasNeutral ? TEXTS.restoreOf : TEXTS.removeOf, { label })}
              onClick={() => void restore()}
            >
              {hasNeutral ? TEXTS.restore : TEXTS.remove}
            </Button>
          )}
        </Group>
      </Changing>
      {isOpen && (
        <PictureDialog
          position={position}
          label={label}
          placed={placed}
          onClose={() => setOpen(false)}
          onSaved={reload}
        />
      )}
    </Paper>
  );
}
