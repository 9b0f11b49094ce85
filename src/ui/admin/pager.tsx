import { Group, Pagination, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { PageMeta } from '#src/kernel/pagination.ts';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';

interface PagerProps {
  meta: PageMeta;
  getHref: (page: number) => string;
}

/** Below a list: range of the shown rows, their total, and links to the other pages. */
export function Pager({ meta, getHref }: PagerProps) {
  const first = (meta.page - 1) * meta.per_page + 1;
  const last = Math.min(meta.page * meta.per_page, meta.total);
  return (
    <Group justify="space-between" mt="md" gap="sm">
      <Text size="sm" c="dimmed" data-figures>
        {fill(ADMIN_TEXTS.getRange, { first, last, total: meta.total })}
      </Text>
      {meta.last_page > 1 && (
        <Pagination
          component="nav"
          aria-label={ADMIN_TEXTS.pagination}
          total={meta.last_page}
          value={meta.page}
          siblings={0}
          getItemProps={(page) => ({
            component: Link,
            to: getHref(page),
            'aria-label': fill(ADMIN_TEXTS.page, { page }),
          })}
          getControlProps={(control) => {
            const isPrevious = control === 'previous';
            const page = Math.min(meta.last_page, Math.max(1, meta.page + (isPrevious ? -1 : 1)));
            const label = isPrevious ? ADMIN_TEXTS.previousPage : ADMIN_TEXTS.nextPage;
            return { component: Link, to: getHref(page), 'aria-label': label };
          }}
        />
      )}
    </Group>
  );
}
