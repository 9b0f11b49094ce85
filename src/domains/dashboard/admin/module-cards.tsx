import { SimpleGrid, Title } from '@mantine/core';
import {
  IconArticle,
  IconFileText,
  IconMail,
  IconPhoto,
  IconStar,
  IconTools,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import type { Dashboard } from '../dashboard.contract.ts';
import { DASHBOARD_TEXTS as TEXTS } from '../dashboard.texts.ts';
import { formatCount } from '../dashboard.views.ts';
import classes from './dashboard.module.css';
import { SCREENS } from './screens.ts';

type Module = keyof typeof TEXTS.modules;

interface Card {
  name: Exclude<Module, 'title'>;
  icon: TablerIcon;
  to: string;
  total: number | undefined;
  part: number | undefined;
}

/** A count of one has its own word where the hint is the unit of the count. */
const toHint = (name: Card['name'], total: number): string =>
  name === 'users' && total === 1 ? TEXTS.moduleOne.users : TEXTS.moduleHints[name];

const toCards = ({ quick_stats: stats, todo }: Dashboard): Card[] => [
  { name: 'services', icon: IconTools, to: SCREENS.services, total: stats.total_services, part: stats.active_services },
  { name: 'quotes', icon: IconFileText, to: SCREENS.quotes, total: stats.total_quotes, part: stats.pending_quotes },
  {
    name: 'gallery',
    icon: IconPhoto,
    to: SCREENS.gallery,
    total: stats.total_gallery_items,
    part: todo.drafts?.gallery,
  },
  {
    name: 'testimonials',
    icon: IconStar,
    to: SCREENS.testimonials,
    total: stats.total_testimonials,
    part: stats.approved_testimonials,
  },
  {
    name: 'blog',
    icon: IconArticle,
    to: SCREENS.blog,
    total: stats.total_blog_posts,
    part: stats.published_blog_posts,
  },
  {
    name: 'contact',
    icon: IconMail,
    to: SCREENS.contact,
    total: stats.total_contact_messages,
    part: stats.unread_messages,
  },
  { name: 'users', icon: IconUsers, to: SCREENS.users, total: stats.total_users, part: stats.total_users },
];

/** Card of each domain with its number of records and a link. */
export function ModuleCards({ dashboard }: { dashboard: Dashboard }) {
  return (
    <section aria-labelledby="modules">
      <Title order={2} fz="lg" id="modules" mb="xs">
        {TEXTS.modules.title}
      </Title>
      <SimpleGrid cols={{ base: 2, sm: 3, md: 4, xl: 7 }} spacing={{ base: 'xs', sm: 'md' }}>
        {toCards(dashboard).map(({ name, icon: Icon, to, total, part }) =>
          total === undefined ? null : (
            <Link key={name} to={to} className={classes.module}>
              <Icon size={22} aria-hidden />
              <strong>{TEXTS.modules[name]}</strong>
              <span data-figures>{formatCount(total)}</span>
              <small>{fill(toHint(name, total), { count: formatCount(part ?? 0) })}</small>
            </Link>
          ),
        )}
      </SimpleGrid>
    </section>
  );
}
