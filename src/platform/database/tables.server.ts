import type { Generated } from 'kysely';
import type { AuditChainRow, AuditCheckRow, AuditCountRow, AuditRow } from './audit-tables.server.ts';
import type { BinPictureRow, BinRecordRow } from './bin-tables.server.ts';
import type { Bit, Instant, Json } from './column-types.server.ts';
import type {
  AcceptanceScanRow,
  CounterRow,
  DocumentLinkRow,
  InvoiceBalanceRow,
  InvoiceCreditRow,
  InvoiceRow,
  OrderRow,
  PaymentEventRow,
  PaymentRow,
  QuoteDecisionRow,
  QuoteRow,
} from './commerce-tables.server.ts';
import type {
  BlogPostRow,
  CityPageRow,
  CityPageVersionRow,
  GalleryItemRow,
  MediaRow,
  NewsletterSubscriberRow,
  OldSlugRow,
  PictureSourceRow,
  PlaceRow,
  RedirectRow,
  ServiceAreaRow,
  ServiceRow,
  SitePagePictureRow,
  SitePageRow,
  SitePageVersionRow,
  SitePictureRow,
  TestimonialRow,
} from './content-tables.server.ts';
import type { LedgerClosingRow, LedgerEntryRow, LedgerHeadRow, RefundNoticeRow } from './ledger-tables.server.ts';
import type {
  ChatBrowserRow,
  ChatLinkRow,
  ChatMessageRow,
  ChatSessionRow,
  PushSubscriptionRow,
  ServerSecretRow,
} from './live-tables.server.ts';
import type { ContactEmailRow, IncomingEmailRow } from './mail-tables.server.ts';
import type {
  AddressDisavowalRow,
  ApiTokenRow,
  EmailVerificationRow,
  LoginChallengeRow,
  LoginDeviceRow,
  OpenidAttemptRow,
  OpenidLinkRow,
  PasswordResetRow,
  RecoveryCodeRow,
  SessionRow,
  TwoFactorRow,
  UserProfileRow,
  UserRow,
} from './people-tables.server.ts';
import type { WebhookDeliveryRow, WebhookEndpointRow } from './webhook-tables.server.ts';

/** Rows as stored. Four column types on both engines: integer, bigint, text, and text that is a date or JSON. */

export interface SettingRow {
  grp: string;
  name: string;
  value: Json;
  updated_at: Instant;
}

export interface RateLimitRow {
  bucket: string;
  hits: number;
  resets_at: Instant;
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
  /** Day and time of the first answer; a later one only changes `replied_at`. */
  first_replied_at: Generated<Instant | null>;
  /** 1 for probable spam: stored as archived, without any notification. */
  is_quarantined: Bit;
  /** Earlier message of the same customer that this one continues. */
  in_reply_to: Generated<number | null>;
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
  /** Topic that a later notification replaces. */
  topic: Generated<string | null>;
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

/** Row that the demo content made. */
export interface DemoRow {
  kind: string;
  /** Id of the row, or its name. */
  row_id: string;
  /** Of the content as it was made; empty where a change does not make the row the owner's. */
  fingerprint: string;
}

/** The only row is there while the operator has closed the site to writes. */
export interface MaintenanceRow {
  id: number;
  started_at: Instant;
}

export interface Tables {
  settings: SettingRow;
  demo_rows: DemoRow;
  users: UserRow;
  user_profiles: UserProfileRow;
  two_factors: TwoFactorRow;
  recovery_codes: RecoveryCodeRow;
  login_challenges: LoginChallengeRow;
  sessions: SessionRow;
  api_tokens: ApiTokenRow;
  openid_links: OpenidLinkRow;
  openid_attempts: OpenidAttemptRow;
  login_devices: LoginDeviceRow;
  password_resets: PasswordResetRow;
  email_verifications: EmailVerificationRow;
  address_disavowals: AddressDisavowalRow;
  rate_limits: RateLimitRow;
  media: MediaRow;
  site_pictures: SitePictureRow;
  site_pages: SitePageRow;
  site_page_versions: SitePageVersionRow;
  site_page_pictures: SitePagePictureRow;
  services: ServiceRow;
  old_slugs: OldSlugRow;
  blog_posts: BlogPostRow;
  testimonials: TestimonialRow;
  gallery_items: GalleryItemRow;
  newsletter_subscribers: NewsletterSubscriberRow;
  picture_sources: PictureSourceRow;
  places: PlaceRow;
  redirects: RedirectRow;
  service_area: ServiceAreaRow;
  city_pages: CityPageRow;
  city_page_versions: CityPageVersionRow;
  quotes: QuoteRow;
  quote_decisions: QuoteDecisionRow;
  acceptance_scans: AcceptanceScanRow;
  document_links: DocumentLinkRow;
  orders: OrderRow;
  counters: CounterRow;
  invoices: InvoiceRow;
  invoice_credits: InvoiceCreditRow;
  invoice_balances: InvoiceBalanceRow;
  refund_notices: RefundNoticeRow;
  payments: PaymentRow;
  payment_events: PaymentEventRow;
  ledger_entries: LedgerEntryRow;
  ledger_head: LedgerHeadRow;
  ledger_closings: LedgerClosingRow;
  contact_messages: ContactMessageRow;
  contact_photos: ContactPhotoRow;
  contact_emails: ContactEmailRow;
  incoming_emails: IncomingEmailRow;
  notifications: NotificationRow;
  notification_states: NotificationStateRow;
  push_subscriptions: PushSubscriptionRow;
  server_secrets: ServerSecretRow;
  chat_sessions: ChatSessionRow;
  chat_messages: ChatMessageRow;
  chat_binds: ChatBrowserRow;
  chat_links: ChatLinkRow;
  jobs: JobRow;
  maintenance: MaintenanceRow;
  idempotency_keys: IdempotencyKeyRow;
  audit_log: AuditRow;
  audit_chains: AuditChainRow;
  audit_counts: AuditCountRow;
  audit_checks: AuditCheckRow;
  bin_records: BinRecordRow;
  bin_pictures: BinPictureRow;
  webhook_endpoints: WebhookEndpointRow;
  webhook_deliveries: WebhookDeliveryRow;
}
