import { fill } from '#src/kernel/text.ts';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { StatusToggle } from '#src/ui/admin/status-toggle.tsx';
import { toDeletion } from '#src/ui/admin/undo-deletion.ts';
import { useChosen } from '#src/ui/admin/use-chosen.ts';
import { changeTestimonial, deleteTestimonial, moveTestimonial } from '../testimonial.client.ts';
import type { Testimonial } from '../testimonial.contract.ts';
import type { Direction } from '../testimonial.rules.ts';
import { TESTIMONIAL_ADMIN_TEXTS as TEXTS } from '../testimonial-admin.texts.ts';

/** Moves a review by one in the order of the public site. */
export const moveReview = ({ id, name }: Testimonial, direction: Direction, { run }: ResourceActs): Promise<boolean> =>
  run({
    act: () => moveTestimonial(id, direction),
    failure: TEXTS.orderError,
    done: fill(TEXTS.moved[direction], { name }),
    undo: { act: () => moveTestimonial(id, direction === 'up' ? 'down' : 'up'), done: TEXTS.restored },
  });

/** Deletes a review after a confirmation. */
export const removeReview = ({ id, name }: Testimonial, { ask, run }: ResourceActs): void =>
  ask({
    question: fill(TEXTS.confirm, { name }),
    act: () =>
      run(
        toDeletion('testimonial', [id], {
          act: () => deleteTestimonial(id),
          failure: TEXTS.deleteError,
          done: TEXTS.deleted,
        }),
      ),
  });

/** Shows a review on the public site, or hides it; the change can be undone. */
export const toggleReview = ({ id, name, is_active }: Testimonial, { run }: ResourceActs): Promise<boolean> =>
  run({
    act: () => changeTestimonial(id, { is_active: !is_active }),
    failure: TEXTS.statusError,
    done: fill(TEXTS.toggled[is_active ? 'off' : 'on'], { name }),
    undo: { act: () => changeTestimonial(id, { is_active }), done: TEXTS.restored },
  });

/** Shows a review on the public site, or hides it. */
export function ReviewToggle({ review, list }: { review: Testimonial; list: ResourceActs }) {
  const { name } = review;
  const [isActive, choose] = useChosen(review.is_active);
  return (
    <StatusToggle
      isOn={isActive}
      label={TEXTS.statuses[isActive ? 'active' : 'inactive']}
      action={fill(TEXTS.toggle[isActive ? 'off' : 'on'], { name })}
      isBusy={list.isBusy}
      onToggle={() => void choose(!isActive, () => toggleReview(review, list))}
    />
  );
}
