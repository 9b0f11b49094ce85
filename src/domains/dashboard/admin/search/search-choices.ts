import {
  IconArticle,
  IconClipboardList,
  IconClock,
  IconCreditCard,
  IconFileInvoice,
  IconFileText,
  IconLogout,
  IconMail,
  IconMoon,
  IconPhoto,
  IconPlus,
  IconSend,
  IconStar,
  IconSun,
  IconTools,
  IconTrash,
  IconUser,
} from '@tabler/icons-react';
import { fold } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import type { FrameLink, FrameLinks } from '#src/ui/admin/frame-link.ts';
import type { Find, FoundKind } from '../../search.contract.ts';
import { SEARCH_TEXTS as TEXTS } from '../../search.texts.ts';

/** One selectable line. */
export interface Choice {
  key: string;
  icon: FrameLink['icon'];
  label: string;
  detail?: string | undefined;
  run: () => void;
  /** Address that the choice opens. */
  to?: string;
  /** Keeps the panel open: the choice continues the search. */
  staysOpen?: boolean;
}

export interface ChoiceGroup {
  label: string;
  choices: Choice[];
}

export interface Actions {
  go: (address: string) => void;
  search: (text: string) => void;
  forget: () => void;
  setScheme: (scheme: 'light' | 'dark' | 'auto') => void;
  logout: () => void;
  logoutLabel: string;
}

const KIND_ICONS: Record<FoundKind, FrameLink['icon']> = {
  messages: IconMail,
  quotes: IconFileText,
  orders: IconClipboardList,
  invoices: IconFileInvoice,
  payments: IconCreditCard,
  services: IconTools,
  articles: IconArticle,
  gallery: IconPhoto,
  testimonials: IconStar,
  users: IconUser,
  subscribers: IconSend,
};

/** Returns the screens that the user may open next: that of the selected line, and those of the found records. */
export function nextScreens(selected: Choice | undefined, results: readonly Find[]): string[] {
  const addresses = [selected?.to, ...results.map(({ link }) => link)];
  return [...new Set(addresses.flatMap((address) => address?.split('?')[0] ?? []))];
}

/** Groups records by kind, in the order received. */
export function findGroups(results: readonly Find[], go: Actions['go']): ChoiceGroup[] {
  return [...Map.groupBy(results, ({ kind }) => kind)].map(([kind, some]) => ({
    label: TEXTS.kinds[kind],
    choices: some.map(({ id, title, subtitle, link }) => ({
      key: `${kind}-${id}`,
      icon: KIND_ICONS[kind],
      label: title,
      detail: subtitle,
      run: () => go(link),
      to: link,
    })),
  }));
}

const SCHEMES = [
  ['light', IconSun],
  ['dark', IconMoon],
  ['auto', IconSun],
] as const;

function allActions(links: FrameLinks, actions: Actions): ChoiceGroup[] {
  const screens = links.flat();
  return [
    {
      label: TEXTS.screens,
      choices: screens.map(({ to, label, icon }) => ({ key: to, icon, label, run: () => actions.go(to), to })),
    },
    {
      label: TEXTS.create,
      choices: screens.flatMap(({ to, create }) =>
        create === undefined
          ? []
          : [{ key: `${to}?new=1`, icon: IconPlus, label: create, run: () => actions.go(`${to}?new=1`), to }],
      ),
    },
    {
      label: TEXTS.appearance,
      choices: SCHEMES.map(([scheme, icon]) => ({
        key: scheme,
        icon,
        label: ADMIN_TEXTS.colorSchemes[scheme],
        run: () => actions.setScheme(scheme),
      })),
    },
    {
      label: TEXTS.account,
      choices: [{ key: 'logout', icon: IconLogout, label: actions.logoutLabel, run: actions.logout }],
    },
  ];
}

function recentGroup(recent: readonly string[], { search, forget }: Actions): ChoiceGroup {
  if (recent.length === 0) return { label: TEXTS.recent, choices: [] };
  const again = recent.map((text) => ({
    key: `recent-${text}`,
    icon: IconClock,
    label: text,
    run: () => search(text),
    staysOpen: true,
  }));
  return {
    label: TEXTS.recent,
    choices: [...again, { key: 'forget', icon: IconTrash, label: TEXTS.clear, run: forget, staysOpen: true }],
  };
}

/** Returns actions whose name or group name contains the text; for an empty text all actions and the last searches. */
export function actionGroups(
  typed: string,
  recent: readonly string[],
  links: FrameLinks,
  actions: Actions,
): ChoiceGroup[] {
  const wanted = fold(typed.trim());
  const groups =
    wanted === '' ? [recentGroup(recent, actions), ...allActions(links, actions)] : allActions(links, actions);
  return groups
    .map(({ label, choices }) => ({
      label,
      choices: choices.filter((choice) => wanted === '' || fold(`${label} ${choice.label}`).includes(wanted)),
    }))
    .filter(({ choices }) => choices.length > 0);
}

/** Puts the lines named exactly like the text first: what the server finds a moment later must not move them. */
export function orderGroups(typed: string, found: ChoiceGroup[], actions: ChoiceGroup[]): ChoiceGroup[] {
  const wanted = fold(typed.trim());
  const isNamed = ({ label }: Choice): boolean => fold(label) === wanted;
  const named = actions.filter(({ choices }) => choices.some(isNamed));
  const first = named.map(({ label, choices }) => ({
    label,
    choices: [...choices.filter(isNamed), ...choices.filter((choice) => !isNamed(choice))],
  }));
  return [...first, ...found, ...actions.filter((group) => !named.includes(group))];
}
