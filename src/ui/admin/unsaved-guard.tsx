import { Button, Group, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { RefObject } from 'react';
import { useBlocker } from 'react-router';
import { readToken } from '../api-client/stored-session.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { Dialog } from './dialog.tsx';

const { unsaved: TEXTS } = ADMIN_TEXTS;

interface UnsavedGuardProps {
  isDirty: boolean;
  /** Set just before a wished departure (saved, thrown away): no question is asked. */
  isFree: RefObject<boolean>;
  /** Whether a draft will be there on return. */
  hasDraft: boolean;
  /** Another tab of the same screen leaves nothing behind. */
  mayMoveWithin?: boolean;
}

/** Asks before typed text is left behind, whatever leads away: a link, Back, Escape, a reload. */
export function UnsavedGuard({ isDirty, isFree, hasDraft, mayMoveWithin = false }: UnsavedGuardProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isWithin = mayMoveWithin && currentLocation.pathname === nextLocation.pathname;
    return isDirty && !isFree.current && !isWithin;
  });
  useWindowEvent('beforeunload', (event) => {
    // An ended session leaves by itself: the draft waits for the return.
    if (isDirty && !isFree.current && readToken() !== null) event.preventDefault();
  });
  return (
    <Dialog isOpen={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} title={TEXTS.title}>
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
