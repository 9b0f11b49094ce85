import { fill } from '#src/kernel/text.ts';
import { showSuccess, showUndo } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { changeServices, deleteService, orderServices, toggleService } from '../service.client.ts';
import type { StoredService } from '../service.contract.ts';
import { SERVICE_TEXTS as TEXTS } from '../service.texts.ts';

export interface ServiceActions {
  isBusy: boolean;
  toggle: (service: StoredService) => Promise<void>;
  /** Publishes or hides several services at once. */
  setActive: (services: StoredService[], isActive: boolean) => Promise<boolean>;
  remove: (services: StoredService[]) => Promise<boolean>;
  /** Moves `second` before `first`; `moved` is the one that the user moved. */
  swap: (first: StoredService, second: StoredService, moved: StoredService) => Promise<void>;
}

const toIds = (services: StoredService[]): number[] => services.map(({ id }) => id);

/** Returns an administrator's actions on services; each one reloads the list, reversible ones offer an undo. */
export function useServiceActions(reload: () => Promise<void>): ServiceActions {
  const { isBusy, attempt } = useAttempt(reload);

  const takeBack = async (act: () => Promise<unknown>, failure: string): Promise<void> => {
    if (await attempt(act, failure)) showSuccess(TEXTS.restored);
  };

  const setActive = async (services: StoredService[], isActive: boolean): Promise<boolean> => {
    const changed = services.filter((service) => service.is_active !== isActive);
    const [act, back] = isActive ? (['activate', 'deactivate'] as const) : (['deactivate', 'activate'] as const);
    if (!(await attempt(() => changeServices(toIds(services), act), TEXTS.bulkError))) return false;
    if (changed.length > 0) {
      showUndo(fill(isActive ? TEXTS.publishedMany : TEXTS.hiddenMany, { count: changed.length }), () => {
        void takeBack(() => changeServices(toIds(changed), back), TEXTS.bulkError);
      });
    }
    return true;
  };

  const toggle = async ({ id, title, is_active }: StoredService): Promise<void> => {
    if (!(await attempt(() => toggleService(id), TEXTS.statusError))) return;
    const back = is_active ? 'activate' : 'deactivate';
    showUndo(fill(is_active ? TEXTS.hidden : TEXTS.published, { title }), () => {
      void takeBack(() => changeServices([id], back), TEXTS.statusError);
    });
  };

  const remove = async (services: StoredService[]): Promise<boolean> => {
    const [first] = services;
    if (first === undefined) return false;
    const isOne = services.length === 1;
    const act = () => (isOne ? deleteService(first.id) : changeServices(toIds(services), 'delete'));
    if (!(await attempt(act, TEXTS.deleteError))) return false;
    showSuccess(isOne ? TEXTS.deleted : fill(TEXTS.deletedMany, { count: services.length }));
    return true;
  };

  const swap = async (first: StoredService, second: StoredService, { title }: StoredService): Promise<void> => {
    if (!(await attempt(() => orderServices([second.id, first.id]), TEXTS.orderError))) return;
    showUndo(fill(TEXTS.moved, { title }), () => {
      void takeBack(() => orderServices([first.id, second.id]), TEXTS.orderError);
    });
  };

  return { isBusy, toggle, setActive, remove, swap };
}
