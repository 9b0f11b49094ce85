import type { ComponentType } from 'react';
import type { Right } from '#src/kernel/actor.ts';
import { mayI } from '../http/stored-rights.ts';
import type { ScreenRights } from './screen-rights.ts';

/** One screen of the back office as the frame uses it: an entry of the sidebar. */
export interface FrameLink {
  to: string;
  label: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  /** Short name, for a screen that is also in the tab bar on phones. */
  tab?: string;
  /** "Nouveau service": the screen opens an empty form at `?new=1`, and the "+" menu links to it. */
  create?: string;
  /** Right to read the screen; absent for a screen that all staff can read. */
  needs?: Right;
  /** Right to change its records, when the right to read is not enough. */
  changes?: Right;
  /** Right to export its files, besides reading. */
  exports?: Right;
}

/** Groups of related screens, in this order. */
export type FrameLinks = readonly (readonly FrameLink[])[];

/** Number of unread entries behind a link, by its address. */
export type UnreadCounts = Readonly<Record<string, number>>;

export const isCurrentLink = (pathname: string, { to }: FrameLink): boolean =>
  pathname === to || pathname.startsWith(`${to}/`);

/** Returns the screens that the user may read, with `create` only where the user may change them. */
export const linksForMe = (links: FrameLinks): FrameLinks =>
  links.map((group) =>
    group.filter(isMine).map((link) => {
      const { create: _, ...rest } = link;
      return rightsOn(link).canChange ? link : rest;
    }),
  );

export const isMine = ({ needs }: FrameLink): boolean => mayI(...(needs === undefined ? [] : [needs]));

/**
 * Returns the user's rights on a screen; all rights on a screen that is in no menu.
 * @param may tells whether the user has a right, by default from the stored account.
 */
export const rightsOn = (link: FrameLink | undefined, may: (right: Right) => boolean = mayI): ScreenRights => ({
  canChange: link?.changes === undefined || may(link.changes),
  canExport: link?.exports === undefined || may(link.exports),
});
