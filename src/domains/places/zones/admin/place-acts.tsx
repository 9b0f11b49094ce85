import { fill } from '#src/kernel/text.ts';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { StatusToggle } from '#src/ui/admin/status-toggle.tsx';
import { toDeletion } from '#src/ui/admin/undo-deletion.ts';
import { changePlace, deletePlace, movePlace } from '../place.client.ts';
import type { Direction, ListedPlace } from '../place.contract.ts';
import { PLACE_ADMIN_TEXTS as TEXTS } from '../place-admin.texts.ts';

/** Moves a place by one in the order of the public site. */
export const movePlaceRow = (
  { id, name }: ListedPlace,
  direction: Direction,
  { run }: ResourceActs,
): Promise<boolean> =>
  run({
    act: () => movePlace(id, direction),
    failure: TEXTS.orderError,
    done: fill(TEXTS.moved[direction], { name }),
    undo: { act: () => movePlace(id, direction === 'up' ? 'down' : 'up'), done: TEXTS.restored },
  });

/** Deletes a place after a confirmation. */
export const removePlace = ({ id, name }: ListedPlace, { ask, run }: ResourceActs): void =>
  ask({
    question: fill(TEXTS.confirm, { name }),
    act: () =>
      run(toDeletion('place', [id], { act: () => deletePlace(id), failure: TEXTS.deleteError, done: TEXTS.deleted })),
  });

/** Shows a place among the zones of the public site, or removes it from there; the change can be undone. */
export const toggleZone = ({ id, name, is_zone }: ListedPlace, { run }: ResourceActs): Promise<boolean> =>
  run({
    act: () => changePlace(id, { is_zone: !is_zone }),
    failure: TEXTS.changeError,
    done: fill(TEXTS.toggled[is_zone ? 'off' : 'on'], { name }),
    undo: { act: () => changePlace(id, { is_zone }), done: TEXTS.restored },
  });

/** Shows a place among the zones of the public site, or removes it from there. */
export function ZoneToggle({ place, list }: { place: ListedPlace; list: ResourceActs }) {
  const { name, is_zone } = place;
  return (
    <StatusToggle
      isOn={is_zone}
      label={TEXTS.zone[is_zone ? 'on' : 'off']}
      action={fill(TEXTS.toggle[is_zone ? 'off' : 'on'], { name })}
      isBusy={list.isBusy}
      onToggle={() => void toggleZone(place, list)}
    />
  );
}
