import type { Generated } from 'kysely';
import type { Role } from '#src/kernel/actor.ts';
import type { Bit, Instant, Json } from './column-types.server.ts';
import type {
  BlogPostRow,
  GalleryItemRow,
  MediaRow,
  NewsletterSubscriberRow,
  ServiceRow,
  SitePictureRow,
  TestimonialRow,
} from './content-tables.server.ts';

/** Rows as stored. Four column types on both engines: integer, bigint, text, and text that is a date or JSON. */

export interface SettingRow {
  grp: string;
  name: string;
  value: Json;
  updated_at: Instant;
}

export interface UserRow {
  id: Generated<number>;
  name: string;
  email: string;
  password_hash: string;
  role: Role;
  phone: string;
  address: string;
  is_active: Bit;
  last_login_at: Instant | null;
  search_text: string;
  created_at: Instant;
  updated_at: Instant;
}

export interface SessionRow {
  id: Generated<number>;
  user_id: number;
  token_hash: string;
  /** Hash of the cookie half; null for a session opened outside a browser. */
  bind_hash: string | null;
  user_agent: string;
  ip: string;
  created_at: Instant;
  last_seen_at: Instant;
  expires_at: Instant;
}

export interface LoginDeviceRow {
  token_hash: string;
  user_id: number;
  created_at: Instant;
}

export interface PasswordResetRow {
  token_hash: string;
  user_id: number;
  expires_at: Instant;
}

export interface RateLimitRow {
  bucket: string;
  hits: number;
  resets_at: Instant;
}

export interface QuoteRow {
  id: Generated<number>;
  user_id: number | null;
  name: string;
  email: string;
  phone: string;
  service_type: string;
  description: string;
  address: string;
  status: string;
  urgency: string;
  amount_cents: number | null;
  deadline: string | null;
  approved_at: Instant | null;
  search_text: string;
  created_at: Instant;
  updated_at: Instant;
}

export interface ContactMessageRow {
  id: Generated<number>;
  user_id: number | null;
  quote_id: number | null;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  status: string;
  admin_response: string | null;
  replied_at: Instant | null;
  /** 1 when kept aside as probable spam: stored archived, announced to nobody. */
  is_quarantined: Bit;
  search_text: string;
  name_folded: string;
  created_at: Instant;
  updated_at: Instant;
}

export interface ContactPhotoRow {
  id: Generated<number>;
  message_id: number;
  media_key: string;
  position: number;
}

export interface NotificationRow {
  id: Generated<number>;
  type: string;
  event: string;
  title: string;
  message: string;
  link: string;
  created_at: Instant;
}

export interface NotificationStateRow {
  notification_id: number;
  user_id: number;
  read_at: Instant | null;
  dismissed_at: Instant | null;
}

export interface JobRow {
  id: Generated<number>;
  kind: string;
  payload: Json;
  status: string;
  attempts: number;
  run_at: Instant;
  leased_until: Instant | null;
  lease_owner: string | null;
  last_error: string | null;
  created_at: Instant;
  finished_at: Instant | null;
}

export interface IdempotencyKeyRow {
  scope: string;
  key: string;
  request_hash: string;
  response: Json;
  created_at: Instant;
}

export interface AuditRow {
  id: Generated<number>;
  at: Instant;
  actor_id: number | null;
  actor_name: string;
  action: string;
  subject: string;
  before: Json | null;
  after: Json | null;
  request_id: string;
}

export interface Tables {
  settings: SettingRow;
  users: UserRow;
  sessions: SessionRow;
  login_devices: LoginDeviceRow;
  password_resets: PasswordResetRow;
  rate_limits: RateLimitRow;
  media: MediaRow;
  site_pictures: SitePictureRow;
  services: ServiceRow;
  blog_posts: BlogPostRow;
  testimonials: TestimonialRow;
  gallery_items: GalleryItemRow;
  newsletter_subscribers: NewsletterSubscriberRow;
  quotes: QuoteRow;
  contact_messages: ContactMessageRow;
  contact_photos: ContactPhotoRow;
  notifications: NotificationRow;
  notification_states: NotificationStateRow;
  jobs: JobRow;
  idempotency_keys: IdempotencyKeyRow;
  audit_log: AuditRow;
}
