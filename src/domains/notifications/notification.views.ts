import { toExcerpt } from '#src/kernel/text.ts';

const SUBJECT_MAX = 200;

export const getSubject = ({ title, message }: { title: string; message: string }): string =>
  toExcerpt(`${title} : ${message}`, SUBJECT_MAX);

/** Returns the tag shared by alerts about the same notification, on the open screen and on a device. */
export const alertTag = (id: number): string => `notification-${id}`;
