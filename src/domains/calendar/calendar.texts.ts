import { catalogue } from '#src/kernel/catalogue.ts';

export const CALENDAR_TEXTS = catalogue('calendar', {
  name: '{company} – commandes',
  duration: 'Durée estimée\u00a0: {duration}',
});
