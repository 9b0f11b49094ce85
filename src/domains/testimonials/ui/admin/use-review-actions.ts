import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { showSuccess, showUndo } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { changeTestimonial, deleteTestimonial, moveTestimonial } from '../../testimonial.client.ts';
import type { Testimonial } from '../../testimonial.contract.ts';
import type { Direction } from '../../testimonial.rules.ts';
import { TESTIMONIAL_ADMIN_TEXTS as TEXTS } from '../../testimonial-admin.texts.ts';

export interface ReviewActions {
  isBusy: boolean;
  /** Error of the last failed action. */
  failure: string | undefined;
  dismiss: () => void;
  toggle: (review: Testimonial) => Promise<void>;
  move: (review: Testimonial, direction: Direction) => Promise<void>;
  remove: (review: Testimonial) => Promise<boolean>;
}

/** Returns the actions of an administrator on reviews; a reversible action offers an undo. */
export function useReviewActions(reload: () => Promise<void>): ReviewActions {
  const [failure, setFailure] = useState<string>();
  const { isBusy, attempt } = useAttempt(reload, setFailure);
  const begin = (act: () => Promise<unknown>, sentence: string): Promise<boolean> => {
    setFailure(undefined);
    return attempt(act, sentence);
  };
  /** Runs an action, and offers to undo it. */
  const act = async (to: () => Promise<unknown>, back: () => Promise<unknown>, message: string, failed: string) => {
    if (!(await begin(to, failed))) return;
    const undo = async (): Promise<void> => {
      if (await begin(back, failed)) showSuccess(TEXTS.restored);
    };
    showUndo(message, () => void undo());
  };

  return {
    isBusy,
    failure,
    dismiss: () => setFailure(undefined),
    toggle: ({ id, name, is_active }) =>
      act(
        () => changeTestimonial(id, { is_active: !is_active }),
        () => changeTestimonial(id, { is_active }),
        fill(TEXTS.toggled[is_active ? 'off' : 'on'], { name }),
        TEXTS.statusError,
      ),
    move: ({ id, name }, direction) =>
      act(
        () => moveTestimonial(id, direction),
        () => moveTestimonial(id, direction === 'up' ? 'down' : 'up'),
        fill(TEXTS.moved[direction], { name }),
        TEXTS.orderError,
      ),
    remove: async ({ id }) => {
      const isDone = await begin(() => deleteTestimonial(id), TEXTS.deleteError);
      if (isDone) showSuccess(TEXTS.deleted);
      return isDone;
    },
  };
}
