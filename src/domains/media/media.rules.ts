import { DomainError } from '#src/kernel/errors.ts';

const DAY_SECONDS = 86_400;

/** Bytes of visitors' photos stored per day: for one address (some forty photos), and in total. */
export const PHOTO_BYTES_PER_ADDRESS = { hits: 60_000_000, seconds: DAY_SECONDS };
export const PHOTO_BYTES_PER_SITE = { hits: 500_000_000, seconds: DAY_SECONDS };

/** Maximum length in pixels of the longer side of a stored visitor's photo. */
export const VISITOR_PHOTO_SIDE = 2_560;

export const imageNotFound = (): DomainError => new DomainError('not-found', 'Cette image n’existe pas.');
