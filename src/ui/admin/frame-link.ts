import type { ComponentType } from 'react';

/** One screen of the back office, as its frame knows it: a line of the sidebar. */
export interface FrameLink {
  to: string;
  label: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  /** Short name, for a screen that also stands in the tab bar of a phone. */
  tab?: string;
  /** "Nouveau service": the screen opens an empty form at `?new=1`, and the "+" menu leads there. */
  create?: string;
}

/** Screens of one kind stand together, in this order. */
export type FrameLinks = readonly (readonly FrameLink[])[];

/** How much waits to be read behind a link, by its address. */
export type UnreadCounts = Readonly<Record<string, number>>;

export const isCurrentLink = (pathname: string, { to }: FrameLink): boolean =>
  pathname === to || pathname.startsWith(`${to}/`);
