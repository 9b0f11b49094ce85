import { Alert } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { isServerClosed, watchMaintenance } from '../http/maintenance.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';

/** Says on every screen that nothing can be saved while the server is closed to writes. */
export function MaintenanceNotice() {
  const isClosed = useSyncExternalStore(watchMaintenance, isServerClosed, () => false);
  if (!isClosed) return null;
  return (
    <Alert color="orange" title={ADMIN_TEXTS.maintenance.title} mb="md" role="status">
      {ADMIN_TEXTS.maintenance.text}
    </Alert>
  );
}
