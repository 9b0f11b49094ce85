import { fill } from '#src/kernel/text.ts';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { StatusToggle } from '#src/ui/admin/status-toggle.tsx';
import { toDeletion } from '#src/ui/admin/undo-deletion.ts';
import { useChosen } from '#src/ui/admin/use-chosen.ts';
import { changeServices, deleteService, orderServices, toggleService } from '../service.client.ts';
import type { StoredService } from '../service.contract.ts';
import { SERVICE_TEXTS as TEXTS } from '../service.texts.ts';

const toIds = (services: readonly StoredService[]): number[] => services.map(({ id }) => id);

/** Publishes or hides several services at once. */
export function setActive(
  services: readonly StoredService[],
  isActive: boolean,
  { attempt, run }: ResourceActs,
): Promise<boolean> {
  const changed = services.filter((service) => service.is_active !== isActive);
  const [action, back] = isActive ? (['activate', 'deactivate'] as const) : (['deactivate', 'activate'] as const);
  const act = () => changeServices(toIds(services), action);
  if (changed.length === 0) return attempt(act, TEXTS.bulkError);
  return run({
    act,
    failure: TEXTS.bulkError,
    done: fill(isActive ? TEXTS.publishedMany : TEXTS.hiddenMany, { count: changed.length }),
    undo: { act: () => changeServices(toIds(changed), back), done: TEXTS.restored },
  });
}

/** Deletes services after a confirmation. */
export function removeServices(services: readonly StoredService[], { ask, run }: ResourceActs): void {
  const [first] = services;
  if (first === undefined) return;
  const isOne = services.length === 1;
  const count = services.length;
  ask({
    question: isOne ? fill(TEXTS.confirmDelete, { title: first.title }) : fill(TEXTS.confirmDeleteMany, { count }),
    consequence: TEXTS.deleteConsequence,
    isOverRecord: true,
    act: () =>
      run(
        toDeletion('service', toIds(services), {
          act: () => (isOne ? deleteService(first.id) : changeServices(toIds(services), 'delete')),
          failure: TEXTS.deleteError,
          done: isOne ? TEXTS.deleted : fill(TEXTS.deletedMany, { count }),
        }),
      ),
  });
}

/** Moves `second` before `first`; `title` is that of the service that the user moved. */
export const swapServices = (
  first: StoredService,
  second: StoredService,
  title: string,
  { run }: ResourceActs,
): Promise<boolean> =>
  run({
    act: () => orderServices([second.id, first.id]),
    failure: TEXTS.orderError,
    done: fill(TEXTS.moved, { title }),
    undo: { act: () => orderServices([first.id, second.id]), done: TEXTS.restored },
  });

/** Shows a service on the public site, or hides it; the change can be undone. */
export const flipService = ({ id, title, is_active }: StoredService, { run }: ResourceActs): Promise<boolean> =>
  run({
    act: () => toggleService(id),
    failure: TEXTS.statusError,
    done: fill(is_active ? TEXTS.hidden : TEXTS.published, { title }),
    undo: { act: () => changeServices([id], is_active ? 'activate' : 'deactivate'), done: TEXTS.restored },
  });

/** Shows a service on the public site, or hides it. */
export function ServiceToggle({ service, list }: { service: StoredService; list: ResourceActs }) {
  const { title } = service;
  const [isActive, choose] = useChosen(service.is_active);
  return (
    <StatusToggle
      isOn={isActive}
      label={isActive ? TEXTS.active : TEXTS.draft}
      action={fill(isActive ? TEXTS.deactivate : TEXTS.activate, { title })}
      isBusy={list.isBusy}
      onToggle={() => void choose(!isActive, () => flipService(service, list))}
    />
  );
}
