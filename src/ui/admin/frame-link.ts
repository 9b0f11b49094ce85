import type { ComponentType } from 'react';
import type { Right } from '#src/kernel/actor.ts';
import { mayI } from '../api-client/stored-rights.ts';
import type { ScreenRights } from './screen-rights.ts';

/** One screen of the back office, as its frame knows it: a line of the sidebar. */
export interface FrameLink {
  to: string;
  label: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  /** Short name, for a screen that also stands in the tab bar of a phone. */
  tab?: string;
  /** "Nouveau service": the screen opens an empty form at `?new=1`, and the "+" menu leads there. */
  create?: string;
  /** The right with which the screen is read; absent for one that all staff have. */
  needs?: Right;
  /** What changing its records asks for, when reading them is not enough. */
  changes?: Right;
  /** What its files ask for besides reading. */
  exports?: Right;
}

/** Screens of one kind stand together, in this order. */
export type FrameLinks = readonly (readonly FrameLink[])[];

/** How much waits to be read behind a link, by its address. */
export type UnreadCounts = Readonly<Record<string, number>>;

export const isCurrentLink = (pathname: string, { to }: FrameLink): boolean =>
  pathname === to || pathname.startsWith(`${to}/`);

/** The screens that the signed-in person may read, and of those only what they may begin. */
export const linksForMe = (links: FrameLinks): FrameLinks =>
  links.map((group) =>
    group.filter(isMine).map((link) => {
      const { create: _, ...rest } = link;
      return rightsOn(link).canChange ? link : rest;
    }),
  );

export const isMine = ({ needs }: FrameLink): boolean => mayI(...(needs === undefined ? [] : [needs]));

/** What the signed-in person may do on a screen; everything on one that is in no menu. */
export const rightsOn = (link: FrameLink | undefined): ScreenRights => ({
  canChange: link?.changes === undefined || mayI(link.changes),
  canExport: link?.exports === undefined || mayI(link.exports),
});
