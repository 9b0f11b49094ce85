import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isServerClosed, noteMaintenance, watchMaintenance } from './maintenance.ts';

const answer = (headers: Record<string, string> = {}) => noteMaintenance(new Response(null, { headers }));

describe('maintenance', () => {
  beforeEach(() => vi.stubGlobal('window', new EventTarget()));

  it('follows the answers of the server, and reports changes only', () => {
    const changes: boolean[] = [];
    const stop = watchMaintenance(() => void changes.push(isServerClosed()));
    answer();
    answer({ 'X-Maintenance': 'on' });
    answer({ 'X-Maintenance': 'on' });
    answer();
    stop();
    answer({ 'X-Maintenance': 'on' });
    expect(changes).toEqual([true, false]);
    expect(isServerClosed()).toBe(true);
  });
});
