import { z } from 'zod';

export const THEMES = ['light', 'dark', 'auto'] as const;
export const LANGUAGES = ['fr', 'en', 'es'] as const;
export const TIME_ZONES = ['Europe/Paris', 'Europe/London', 'America/New_York'] as const;
const DEFAULT_PRIMARY_COLOR = '#3B82F6';

/** Appearance of the back office. */
export const AppearanceSettings = z.object({
  theme: z.enum(THEMES).default('light'),
  primary_color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .default(DEFAULT_PRIMARY_COLOR),
  language: z.enum(LANGUAGES).default('fr'),
  timezone: z.enum(TIME_ZONES).default('Europe/Paris'),
});
