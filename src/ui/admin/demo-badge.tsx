import { Badge, Tooltip } from '@mantine/core';
import { ADMIN_TEXTS } from './admin.texts.ts';

/** Marks a record of the demonstration of payments. */
export const DemoBadge = () => (
  <Tooltip label={ADMIN_TEXTS.demonstration.note}>
    <Badge variant="outline" color="gray" c="dimmed" size="sm" tabIndex={0} miw="max-content">
      {ADMIN_TEXTS.demonstration.label}
    </Badge>
  </Tooltip>
);
