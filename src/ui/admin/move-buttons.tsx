import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { RowButton } from './row-button.tsx';
import { useScreenRights } from './screen-rights.ts';

interface MoveButtonsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove: (step: -1 | 1) => void;
}

/** Moves an entry of a manual order up or down by one; by keyboard and by touch. */
export function MoveButtons({ name, isFirst, isLast, isBusy, onMove }: MoveButtonsProps) {
  const pressed = useRef<HTMLButtonElement | null>(null);
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  // A row loses the focus when it moves.
  useEffect(() => {
    if (pressed.current === null) return;
    if (document.activeElement === document.body) pressed.current.focus();
    else if (document.activeElement !== pressed.current) pressed.current = null;
  });
  const { canChange } = useScreenRights();
  const press = (step: -1 | 1): void => {
    pressed.current = (step === -1 ? up : down).current;
    onMove(step);
  };
  if (!canChange) return null;
  return (
    <>
      <RowButton
        ref={up}
        title={ADMIN_TEXTS.moveUpShort}
        label={fill(ADMIN_TEXTS.moveUp, { name })}
        icon={IconArrowUp}
        isDisabled={isFirst || isBusy}
        onPress={() => press(-1)}
      />
      <RowButton
        ref={down}
        title={ADMIN_TEXTS.moveDownShort}
        label={fill(ADMIN_TEXTS.moveDown, { name })}
        icon={IconArrowDown}
        isDisabled={isLast || isBusy}
        onPress={() => press(1)}
      />
    </>
  );
}
