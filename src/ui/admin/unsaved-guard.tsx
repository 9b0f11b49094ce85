import { Button, Group, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { RefObject } from 'react';
import { useBlocker } from 'react-router';
import { readToken } from '../http/stored-session.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { Dialog } from './dialog.tsx';

const { unsaved: TEXTS } = ADMIN_TEXTS;

interface UnsavedGuardProps {
  isDirty: boolean;
  /** Set just before an intended navigation (saved, discarded), which then needs no confirmation. */
  isFree: RefObject<boolean>;
  /** Whether a draft will exist when the user returns. */
  hasDraft: boolean;
  /** A change to another tab of the same screen loses nothing. */
  mayMoveWithin?: boolean;
}

/** Asks for confirmation before typed text is lost by any navigation: a link, Back, Escape, a reload. */
export function UnsavedGuard({ isDirty, isFree, hasDraft, mayMoveWithin = false }: UnsavedGuardProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isWithin = mayMoveWithin && currentLocation.pathname === nextLocation.pathname;
    return isDirty && !isFree.current && !isWithin;
  });
  useWindowEvent('beforeunload', (event) => {
    // An ended session navigates without a question: the draft is restored after sign-in.
    if (isDirty && !isFree.current && readToken() !== null) event.preventDefault();
  });
  return (
    <Dialog isShort isOpen={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} title={TEXTS.title}>
      <Text size="sm" mb="md">
        {hasDraft ? TEXTS.text : TEXTS.textWithoutDraft}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {TEXTS.leave}
        </Button>
        <Button data-autofocus onClick={() => blocker.reset?.()}>
          {TEXTS.stay}
        </Button>
      </Group>
    </Dialog>
  );
}
