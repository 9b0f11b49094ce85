import { z } from 'zod';
import { Email, Line, Phone, Text } from '#src/kernel/fields.ts';
import { AppearanceSettings } from './appearance.contract.ts';
import { ChatSettings } from './canned-reply.contract.ts';
import { HoursSettings, WEEKDAYS } from './hours.contract.ts';
import { IdentitySettings } from './identity.contract.ts';
import { AboutSettings } from './legal-identity.contract.ts';
import { MenuSettings } from './menu.contract.ts';
import { NotificationSettings } from './notification-rules.contract.ts';
import { PaymentSettings, PriceSettings, QuoteSettings } from './price.contract.ts';
import { PromiseSettings } from './promise.contract.ts';
import { SiteSettings } from './site-state.contract.ts';
import { MapSettings, TravelSettings } from './travel.contract.ts';

/** Contract of the settings by group; every group parses `{}` to its defaults. */
export const SESSION_TIMEOUT_MINUTES = [15, 30, 60, 120] as const;
export const PASSWORD_EXPIRY_DAYS = [30, 60, 90, 180] as const;
export const LOGIN_ATTEMPTS = [3, 5, 10] as const;

const line = Line(200).default('');
const link = z.union([z.literal(''), z.url({ protocol: /^https$/ })]).default('');
/** External article on the home page, shown only with title and address. */
const PromoSettings = z.object({
  title: Line(120).default(''),
  text: Text(300).default(''),
  url: link,
  label: Line(60).default(''),
});

export const GeneralSettings = z.object({
  site_name: Line(120).default('Mon entreprise de toiture'),
  site_description: Text(500).default(''),
  contact_email: z.union([z.literal(''), Email]).default(''),
  contact_phone: Phone.default(''),
  address: Line(300).default(''),
  working_hours: Line(120).default(''),
});

export const SecuritySettings = z.object({
  two_factor_auth: z.boolean().default(false),
  session_timeout: z.literal(SESSION_TIMEOUT_MINUTES).default(30),
  password_expiry: z.literal(PASSWORD_EXPIRY_DAYS).default(90),
  login_attempts: z.literal(LOGIN_ATTEMPTS).default(5),
});

export const CompanySettings = z.object({
  legal_name: line,
  legal_form: line,
  capital: line,
  siret: line,
  /** Register of the company: "RCS Privas", "RNE". */
  registry: line,
  vat_number: line,
  iban: line,
  /** Code of the bank that holds the account. */
  bic: line,
  insurer: line,
  insurance_policy: line,
  /** Area covered by the ten-year guarantee. */
  insurance_cover: line,
  /** Name and address of the consumer mediator that the company has joined. */
  mediator: Line(300).default(''),
  publication_director: line,
  host: line,
  street: line,
  postal_code: Line(10).default(''),
  city: line,
  /** Under ten people and at most two million euros: exempt from accessibility duties, which must be stated. */
  is_micro_enterprise: z.boolean().default(false),
  /** Franchise en base: no VAT is charged, and every quote and invoice must state it (CGI, art. 293 B). */
  is_vat_exempt: z.boolean().default(false),
});

export const EmailSettings = z.object({
  /** Address at which the company reads its email; the contact address when empty. */
  recipient: z.union([z.literal(''), Email]).default(''),
  signature: Text(500).default(''),
});

export const SocialSettings = z.object({
  facebook: link,
  instagram: link,
  linkedin: link,
  /** International form, digits only after the plus sign. */
  whatsapp: Phone.default(''),
});

export const SETTING_GROUPS = {
  general: GeneralSettings,
  notifications: NotificationSettings,
  security: SecuritySettings,
  appearance: AppearanceSettings,
  identity: IdentitySettings,
  company: CompanySettings,
  email: EmailSettings,
  social: SocialSettings,
  map: MapSettings,
  travel: TravelSettings,
  about: AboutSettings,
  prices: PriceSettings,
  promo: PromoSettings,
  quotes: QuoteSettings,
  payments: PaymentSettings,
  chat: ChatSettings,
  hours: HoursSettings,
  promises: PromiseSettings,
  menus: MenuSettings,
  /** Progress of the demo content: an interrupted fill continues at the next start; `left` for good. */
  demo: z.object({ state: z.enum(['none', 'filling', 'filled', 'left']).default('none') }),
  site: SiteSettings,
} as const;

export type SettingGroup = keyof typeof SETTING_GROUPS;
export type Settings = { [Group in SettingGroup]: z.output<(typeof SETTING_GROUPS)[Group]> };

/** Company data that every page may show. */
export const SiteProfile = z.object({
  name: z.string(),
  description: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  /** Address without postal code and town. */
  street: z.string(),
  city: z.string(),
  postalCode: z.string(),
  hours: z.string(),
  siret: z.string(),
  /** Opening times of the week; empty while no hours are set. */
  openings: z.array(z.object({ days: z.array(z.enum(WEEKDAYS)), opens: z.string(), closes: z.string() })),
  facebook: z.string(),
  instagram: z.string(),
  linkedin: z.string(),
  whatsapp: z.string(),
  /** Whether visitors can start a conversation. */
  hasChat: z.boolean(),
  promo: PromoSettings,
  /** Words of the quote button; empty for those that follow the price of a quote. */
  quoteCall: z.string(),
});
export type SiteProfile = z.infer<typeof SiteProfile>;
