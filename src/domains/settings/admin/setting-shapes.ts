import { MAINLAND_RATES } from '#src/kernel/local-rates.ts';
import { LANGUAGES, THEMES, TIME_ZONES } from '../appearance.contract.ts';
import { PALETTES, TYPEFACES } from '../identity.contract.ts';
import { QUOTE_CALL_MAX } from '../menu.contract.ts';
import { LOGIN_ATTEMPTS, PASSWORD_EXPIRY_DAYS, SESSION_TIMEOUT_MINUTES } from '../setting.contract.ts';
import { SETTING_TEXTS } from '../setting.texts.ts';
import type { OwnedGroup, OwnedSettings } from '../setting-exchange.contract.ts';
import { SETTINGS_SCREEN_TEXTS } from '../settings-screen.texts.ts';
import { MAP_PROVIDERS } from '../travel.contract.ts';

/** Lists with their own editor. */
export type ListShape = 'price-lines' | 'day-hours' | 'closures' | 'canned-replies' | 'menu';

/** A promise with its source; its value is a figure with a unit, or words. */
export interface PromiseShape {
  as: 'promise';
  unit?: string;
  decimals?: number;
  isWide?: boolean;
}

/** Input type of a setting. */
export type SettingShape =
  /** A line whose length the layout holds shows how much of it is used. */
  | { as: 'line'; type?: 'email' | 'tel' | 'url' | 'date'; max?: number; isWide?: boolean }
  | { as: 'text'; isWide?: boolean }
  | { as: 'switch'; isWide?: boolean }
  /** An optional amount is null while its field is empty. */
  | { as: 'number'; unit?: string; decimals?: number; isOptional?: true; isWide?: boolean }
  | { as: 'euros'; isOptional?: true; isWide?: boolean }
  | { as: 'choice'; options: readonly { value: string | number; label: string }[]; isWide?: boolean }
  | { as: 'color'; isWide?: boolean }
  | { as: ListShape; isWide?: boolean }
  | PromiseShape
  | { as: 'rules'; isWide?: boolean };

type GroupShape<Group> = Group extends 'promises' ? PromiseShape : SettingShape;
/** Fields that the server sets. */
type Unasked = 'declared_on';
type Shapes = {
  [Group in OwnedGroup]: Record<Exclude<keyof OwnedSettings[Group], Unasked>, GroupShape<Group>>;
};

const { units: UNITS } = SETTINGS_SCREEN_TEXTS;
const { options: OPTIONS } = SETTING_TEXTS;
const counted = (values: readonly number[], unit: string) =>
  values.map((value) => ({ value, label: unit.replace('{value}', String(value).replace('.', ',')) }));
const named = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

const LINE: SettingShape = { as: 'line' };
const WIDE: SettingShape = { as: 'line', isWide: true };
const SWITCH: SettingShape = { as: 'switch', isWide: true };
const TEXT: SettingShape = { as: 'text', isWide: true };
const EUROS: SettingShape = { as: 'euros' };
const OPTIONAL_EUROS: SettingShape = { as: 'euros', isOptional: true };
const LINK: SettingShape = { as: 'line', type: 'url' };
const PROMISE: PromiseShape = { as: 'promise' };
const promise = (unit: string): PromiseShape => ({ as: 'promise', unit });
const DAY: SettingShape = { as: 'day-hours', isWide: true };

/** Every field of every group, in screen order; a new field of the contract does not compile without a shape. */
export const SHAPES: Shapes = {
  general: {
    site_name: LINE,
    working_hours: LINE,
    contact_email: { as: 'line', type: 'email' },
    contact_phone: { as: 'line', type: 'tel' },
    address: WIDE,
    site_description: TEXT,
  },
  notifications: {
    email_notifications: SWITCH,
    sms_notifications: SWITCH,
    quote_alerts: SWITCH,
    testimonial_alerts: SWITCH,
    blog_alerts: SWITCH,
    rules: { as: 'rules', isWide: true },
  },
  security: {
    two_factor_auth: SWITCH,
    session_timeout: { as: 'choice', options: counted(SESSION_TIMEOUT_MINUTES, UNITS.minutes) },
    password_expiry: { as: 'choice', options: counted(PASSWORD_EXPIRY_DAYS, UNITS.days) },
    login_attempts: { as: 'choice', options: counted(LOGIN_ATTEMPTS, UNITS.attempts) },
  },
  appearance: {
    theme: { as: 'choice', options: named(THEMES, OPTIONS.theme) },
    primary_color: { as: 'color' },
    language: { as: 'choice', options: named(LANGUAGES, OPTIONS.language) },
    timezone: { as: 'choice', options: TIME_ZONES.map((zone) => ({ value: zone, label: zone })) },
  },
  identity: {
    palette: { as: 'choice', options: named(PALETTES, OPTIONS.palette) },
    main_color: { as: 'color' },
    typeface: { as: 'choice', options: named(TYPEFACES, OPTIONS.typeface), isWide: true },
  },
  company: {
    legal_name: LINE,
    legal_form: LINE,
    capital: LINE,
    siret: LINE,
    registry: LINE,
    vat_number: LINE,
    street: WIDE,
    postal_code: LINE,
    city: LINE,
    iban: WIDE,
    bic: LINE,
    insurer: LINE,
    insurance_policy: LINE,
    insurance_cover: LINE,
    publication_director: LINE,
    host: WIDE,
    mediator: WIDE,
    is_micro_enterprise: SWITCH,
    is_vat_exempt: SWITCH,
  },
  about: { history: TEXT },
  email: { recipient: { as: 'line', type: 'email', isWide: true }, signature: TEXT },
  social: { facebook: LINK, instagram: LINK, linkedin: LINK, whatsapp: { as: 'line', type: 'tel' } },
  promo: { title: LINE, label: LINE, url: { as: 'line', type: 'url', isWide: true }, text: TEXT },
  map: { provider: { as: 'choice', options: named(MAP_PROVIDERS, OPTIONS.provider) } },
  travel: {
    free_km: { as: 'number', unit: ' km', isOptional: true },
    fee_per_km_cents: OPTIONAL_EUROS,
    local_speed_kmh: { as: 'number', unit: ' km/h' },
    road_speed_kmh: { as: 'number', unit: ' km/h' },
  },
  prices: {
    lines: { as: 'price-lines', isWide: true },
    maintenance_from_cents: EUROS,
    hourly_cents: EUROS,
    quote_cents: OPTIONAL_EUROS,
    vat_rate: { as: 'choice', options: counted(MAINLAND_RATES, UNITS.percent) },
    as_of: { as: 'line', type: 'date' },
    hourly_note: TEXT,
    vat_note: TEXT,
  },
  quotes: {
    validity_days: { as: 'number', unit: ' jours' },
    deposit_percent: { as: 'number', unit: ' %' },
    default_vat_rate: { as: 'choice', options: counted(MAINLAND_RATES, UNITS.percent) },
    terms: TEXT,
    waste_quantity: TEXT,
    waste_sorting: TEXT,
    waste_collection: TEXT,
    waste_cost: TEXT,
    rge: TEXT,
  },
  payments: { allow_free_payments: SWITCH },
  chat: { is_enabled: SWITCH, greeting: TEXT, away: TEXT, canned_replies: { as: 'canned-replies', isWide: true } },
  hours: {
    monday: DAY,
    tuesday: DAY,
    wednesday: DAY,
    thursday: DAY,
    friday: DAY,
    saturday: DAY,
    sunday: DAY,
    closed_on_holidays: SWITCH,
    alsace_moselle: SWITCH,
    closures: { as: 'closures', isWide: true },
  },
  menus: {
    header: { as: 'menu', isWide: true },
    footer: { as: 'menu', isWide: true },
    quote_call: { as: 'line', max: QUOTE_CALL_MAX, isWide: true },
  },
  promises: {
    clients: PROMISE,
    projects: PROMISE,
    years: promise(UNITS.years),
    rating: { as: 'promise', decimals: 1 },
    answer_hours: promise(UNITS.hours),
    reply_hours: promise(UNITS.hours),
    guarantee_years: promise(UNITS.years),
    treatment_years: promise(UNITS.years),
    satisfaction_percent: promise(' %'),
    certification: PROMISE,
    availability: PROMISE,
    site_care: PROMISE,
    follow_up: PROMISE,
  },
};

export const getShapes = (group: OwnedGroup): [string, SettingShape][] => Object.entries(SHAPES[group]);
