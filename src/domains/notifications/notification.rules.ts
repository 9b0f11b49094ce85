import { href } from '#src/kernel/href.ts';
import { toExcerpt } from '#src/kernel/text.ts';

/** Emails about one topic: a talkative visitor must not flood the company. */
export const TOPIC_MAIL_LIMIT = { hits: 1, seconds: 600 };

/** Returns a link only if it is a back-office path: a stored link must never lead elsewhere. */
export const adminPath = (link: string): string => (/^\/admin(?:[/?#]|$)/.test(link) ? link : href('/admin'));

const SUBJECT_MAX = 200;

export const getSubject = ({ title, message }: { title: string; message: string }): string =>
  toExcerpt(`${title} : ${message}`, SUBJECT_MAX);
