// Made from the OpenAPI document by `npm run client:typescript`: change the API, not this file.

export type None = Record<string, never>;
export type Answer<Data> = { success: true; message?: string; data: Data };
export type ListAnswer<Data> = Answer<Data> & { meta: PageMeta };
export type Failure = { success: false; message: string; code?: string; errors?: Record<string, string[]> };
export type AdminQuote = { id: number; clientName: string; clientEmail: string; clientPhone: string; service: string; description: string; address: string; notes: string; montant: number | null; lines: LineView[]; chargedLines: LineView[]; totals: { net: number; vat: ({ rate: number; net: number; vat: number })[]; gross: number } | null; vatNote: string; priceBasis: 'signed' | 'sent' | 'ordered' | 'written'; lock: 'signed' | 'withdrawn' | 'billed' | 'ordered' | null; order_id: number | null; number: string; amends: { id: number; number: string; place: number; gross: number } | null; amendments: AmendmentView[]; status: 'pending' | 'approved' | 'rejected'; stage: 'pending' | 'contacted' | 'quoted' | 'accepted' | 'rejected'; priority: 'faible' | 'normal' | 'urgent'; deadline: string | null; validUntil: string | null; contractMode: 'distance' | 'home' | 'office' | 'urgent_repair'; customerKind: 'consumer' | 'professional'; executionPeriod: string; wasteQuantity: string; wasteCollection: string; wasteCost: string; sentAt: string | null; approvedAt: string | null; paid: number; depositDue: number; due: number; createdAt: string; updated_at: string };
export type AmendmentPart = { place: number; contract: string; removed: PricedLine[]; before_cents: number; after_cents: number };
export type AmendmentView = { id: number; number: string; place: number; stage: 'pending' | 'contacted' | 'quoted' | 'accepted' | 'rejected'; gross: number | null };
export type ApiToken = { id: number; name: string; access: 'read' | 'change' | 'calendar'; rights: ('requests:read' | 'requests:change' | 'sales:read' | 'sales:change' | 'content:read' | 'content:change' | 'money' | 'people' | 'settings')[]; created_at: string; expires_at: string; is_expired: boolean; last_used_at: string | null };
export type BlogCard = { id: number; slug: string; title: string; excerpt: string; category: string; image: string; image_alt: string; author: string; readTime: string; tags: string[]; is_published: boolean; created_at: string; updated_at: string; published_at: string | null };
export type BlogPost = { id: number; slug: string; title: string; excerpt: string; category: string; image: string; image_alt: string; author: string; readTime: string; tags: string[]; is_published: boolean; created_at: string; updated_at: string; published_at: string | null; content: string };
export type CityContent = { meta: { title: string; description: string; keywords: string }; scene: 'none' | 'lyon' | 'saint-etienne' | 'valence' | 'clermont-ferrand' | 'grenoble'; hero: { eyebrow: string; title: string; text: string }; identity: { title: string; caption: string; covering: string; slope: string; edge: string; wear: string; season: string; check: string }; roofs: { title: string; paragraphs: string[] }; services: { title: string; lead: string; trades: CityTrade[] }; advantages: { title: string; list: ({ title: string; text: string; icon: 'clock' | 'shield' | 'award' | 'wallet' | 'quote' | 'tools' | 'pin' | 'radius' | 'star' | 'check' | 'camera' | 'hammer' | 'calendar' })[] }; job: { title: string; lead: string; steps: ({ title: string; text: string })[] }; rules: { title: string; paragraphs: string[] }; quarters: { title: string; list: ({ title: string; text: string })[]; communes: string[] }; testimonials: { title: string }; questions: { title: string; list: ({ question: string; answer: string })[] }; contact: { title: string; lead: string } };
export type CityContentInput = { meta: { title: string; description: string; keywords?: string }; scene?: 'none' | 'lyon' | 'saint-etienne' | 'valence' | 'clermont-ferrand' | 'grenoble'; hero: { eyebrow?: string; title: string; text?: string }; identity?: { title?: string; caption?: string; covering?: string; slope?: string; edge?: string; wear?: string; season?: string; check?: string }; roofs?: { title?: string; paragraphs?: string[] }; services?: { title?: string; lead?: string; trades?: CityTradeInput[] }; advantages?: { title?: string; list?: ({ title: string; text: string; icon: 'clock' | 'shield' | 'award' | 'wallet' | 'quote' | 'tools' | 'pin' | 'radius' | 'star' | 'check' | 'camera' | 'hammer' | 'calendar' })[] }; job?: { title?: string; lead?: string; steps?: ({ title: string; text: string })[] }; rules?: { title?: string; paragraphs?: string[] }; quarters?: { title?: string; list?: ({ title: string; text: string })[]; communes?: string[] }; testimonials?: { title?: string }; questions?: { title?: string; list?: ({ question: string; answer: string })[] }; contact?: { title?: string; lead?: string } };
export type CityPageRecord = { id: number; slug: string; name: string; department: string; content: CityContent; isStored: boolean; isPublished: boolean; hasDraft: boolean; publish_at: string | null; version: number; ownText: OwnText; updated_at: string };
export type CityTrade = { title: string; text: string; trade: 'installation' | 'reparation' | 'entretien' | 'demoussage' | 'nettoyage'; features: string[] };
export type CityTradeInput = { title: string; text: string; trade: 'installation' | 'reparation' | 'entretien' | 'demoussage' | 'nettoyage'; features?: string[] };
export type ContactMessage = { id: number; name: string; email: string; phone: string; subject: string; message: string; status: 'unread' | 'read' | 'replied' | 'archived'; statusText: string; admin_response: string | null; replied_at: string | null; quote_id: number | null; in_reply_to: number | null; photos: string[]; is_quarantined: boolean; created_at: string };
export type ContractAccountView = { quote_id: number | null; order_id: number | null; number: string; title: string; customer_name: string; is_closed: boolean; refund_due: number; refund_by: string | null; begun_most: number | null; contract: number; invoiced: number; credited: number; received: number; refunded: number; to_invoice: number; to_receive: number; due: number; surplus: number; documents: ({ id: number; number: string; kind: 'invoice' | 'deposit' | 'credit'; issued_on: string; due_on: string; gross: number; paid: number; due: number; voided: number; credits: string })[]; movements: ({ id: number; received_on: string; kind: 'receipt' | 'refund' | 'reversal' | 'correction'; means: 'card' | 'transfer' | 'cheque' | 'cash' | 'other'; amount: number; reference: string; bank: string; reason: string; payment_id: number | null })[] };
export type ContractTerms = { mode: 'distance' | 'home' | 'office' | 'urgent_repair'; customer: 'consumer' | 'professional' };
export type Coordinates = { lat: number; lng: number };
export type CoordinatesInput = { lat: number; lng: number };
export type Deposit = { percent: number; cents: number };
export type DocumentTotals = { net_cents: number; vat: ({ rate: number; net_cents: number; vat_cents: number })[]; vat_cents: number; gross_cents: number };
export type Flag = boolean | unknown;
export type FlagInput = boolean | '0' | '1' | 'true' | 'false';
export type GalleryItem = { id: number; title: string; description: string; category: string; location: string; image: string; image_alt: string; before_image: string; before_alt: string; credit: string; date: string; is_active: boolean; sort_order: number; created_at: string; updated_at: string };
export type HoursSettings = { monday: ({ from: string; to: string })[]; tuesday: ({ from: string; to: string })[]; wednesday: ({ from: string; to: string })[]; thursday: ({ from: string; to: string })[]; friday: ({ from: string; to: string })[]; saturday: ({ from: string; to: string })[]; sunday: ({ from: string; to: string })[]; closed_on_holidays: boolean; alsace_moselle: boolean; closures: ({ from: string; to: string; label: string })[]; declared_on: '' | string };
export type Id = number;
export type IdInput = number | string;
export type Invoice = { id: number; number: string; kind: 'invoice' | 'deposit' | 'credit'; state: 'open' | 'late' | 'paid' | 'credited' | 'credit'; order_id: number | null; quote_id: number | null; credits: { id: number; number: string } | null; credited_by: { id: number; number: string } | null; credited: number; client_name: string; client_email: string; net: number; vat: number; gross: number; paid: number; due: number; issued_on: string; due_on: string; created_at: string; is_demo: boolean; counts: boolean };
export type InvoiceDetail = { id: number; number: string; kind: 'invoice' | 'deposit' | 'credit'; state: 'open' | 'late' | 'paid' | 'credited' | 'credit'; order_id: number | null; quote_id: number | null; credits: { id: number; number: string } | null; credited_by: { id: number; number: string } | null; credited: number; client_name: string; client_email: string; net: number; vat: number; gross: number; paid: number; due: number; issued_on: string; due_on: string; created_at: string; is_demo: boolean; counts: boolean; document: PricedDocument; voided: ({ number: string; amount: number })[] };
export type LineView = { label: string; quantity: number; unit: string; unit_price: number; vat_rate: number; net: number };
export type ListedPlace = { id: number; slug: string; name: string; insee_code: string; department_code: string; department_name: string; postcode: string; coordinates: Coordinates; is_approximate: boolean; inhabitants: number; districts: string[]; description: string; coverage: string; icon: 'basilica' | 'slag-heap' | 'kiosk' | 'volcano' | 'stream' | 'star' | 'temple' | 'workshop' | 'mountain' | 'castle' | 'keep' | 'bridge' | 'wind' | 'canal' | 'village' | 'ramparts' | 'cable-car'; travel_fee_cents: number | null; is_zone: boolean; sort_order: number; page: 'none' | 'draft' | 'published'; page_publish_at: string | null; updated_at: string; is_seat: boolean; km_from_seat: number | null; minutes: { from: number; to: number } | null; is_within_radius: boolean };
export type MachineLine = { check: 'configuration' | 'server' | 'database' | 'integrity' | 'schema' | 'key' | 'clock' | 'smtp' | 'replies' | 'openid' | 'proxy' | 'maintenance'; state: 'ok' | 'todo' | 'broken'; finding: string; advice: string };
export type NotificationRules = { message: { bell: boolean; email: boolean; desktop: boolean; push: boolean }; quote: { bell: boolean; email: boolean; desktop: boolean; push: boolean }; payment: { bell: boolean; email: boolean; desktop: boolean; push: boolean }; chat: { bell: boolean; email: boolean; desktop: boolean; push: boolean }; registration: { bell: boolean; email: boolean; desktop: boolean; push: boolean }; testimonial: { bell: boolean; email: boolean; desktop: boolean; push: boolean }; blog: { bell: boolean; email: boolean; desktop: boolean; push: boolean }; 'mail-failure': { bell: boolean; email: boolean; desktop: boolean; push: boolean }; 'site-trouble': { bell: boolean; email: boolean; desktop: boolean; push: boolean } };
export type NotificationSettings = { email_notifications: boolean; sms_notifications: boolean; quote_alerts: boolean; testimonial_alerts: boolean; blog_alerts: boolean; rules: NotificationRules };
export type Order = { id: number; client_name: string; client_email: string; client_phone: string; customer_kind: 'consumer' | 'professional'; service: string; description: string; priority: 'urgent' | 'normal' | 'faible'; status: 'en_attente' | 'planifié' | 'en_cours' | 'terminé' | 'annulé'; budget: number; deadline: string; address: string; estimatedDuration: string; service_date: string | null; quote_id: number | null; lines: LineView[]; createdAt: string; updated_at: string };
export type OwnMessage = { id: number; name: string; email: string; phone: string; subject: string; message: string; status: 'unread' | 'read' | 'replied' | 'archived'; statusText: string; admin_response: string | null; replied_at: string | null; quote_id: number | null; in_reply_to: number | null; created_at: string };
export type OwnText = { share: number; words: number; isEnough: boolean; nearest: { name: string; similarity: number } | null };
export type OwnedSettings = { general: { site_name: string; site_description: string; contact_email: '' | unknown; contact_phone: string; address: string; working_hours: string }; notifications: NotificationSettings; security: { two_factor_auth: boolean; session_timeout: 15 | 30 | 60 | 120; password_expiry: 30 | 60 | 90 | 180; login_attempts: 3 | 5 | 10 }; appearance: { theme: 'light' | 'dark' | 'auto'; primary_color: string; language: 'fr' | 'en' | 'es'; timezone: 'Europe/Paris' | 'Europe/London' | 'America/New_York' }; identity: { palette: 'terre' | 'acier' | 'sapin'; main_color: '' | string; typeface: 'atelier' | 'sobre' | 'classique' }; company: { legal_name: string; legal_form: string; capital: string; siret: string; registry: string; vat_number: string; iban: string; bic: string; insurer: string; insurance_policy: string; insurance_cover: string; mediator: string; publication_director: string; host: string; street: string; postal_code: string; city: string; is_micro_enterprise: boolean; is_vat_exempt: boolean }; email: { recipient: '' | unknown; signature: string }; social: { facebook: '' | string; instagram: '' | string; linkedin: '' | string; whatsapp: string }; map: { provider: 'aucune' | 'ign' | 'osm' }; travel: { free_km: number | null; fee_per_km_cents: number | null; local_speed_kmh: number; road_speed_kmh: number }; about: { history: string }; prices: { lines: ({ label: string; detail: string; unit: string; price_cents: number; is_from: boolean })[]; maintenance_from_cents: number; hourly_cents: number; hourly_note: string; quote_cents: number | null; vat_rate: 20 | 10 | 5.5 | 0; vat_note: string; as_of: '' | string }; promo: { title: string; text: string; url: '' | string; label: string }; quotes: { validity_days: number; deposit_percent: number; default_vat_rate: 20 | 10 | 5.5 | 0; terms: string; waste_quantity: string; waste_sorting: string; waste_collection: string; waste_cost: string; rge: string }; payments: { allow_free_payments: boolean }; chat: { is_enabled: boolean; greeting: string; away: string; canned_replies: ({ title: string; text: string })[] }; hours: HoursSettings; promises: PromiseSettings; menus: { header: ({ label: string; href: string; is_hidden: Flag })[]; footer: ({ label: string; href: string; is_hidden: Flag })[]; quote_call: string } };
export type PageDocument = { meta: { name: string; title: string; description: string; keywords: string }; sections: ({ id: string; kind: 'hero'; isHidden: boolean; content: { eyebrow: string; slides: ({ picture: SectionPicture; title: string; text: string })[]; facts: ({ value: string; label: string; look: 'plain' | 'stars' })[] } } | { id: string; kind: 'banner'; isHidden: boolean; content: { eyebrow: string; title: string; text: string; button: string; buttonLink: string; phone: 'shown' | 'hidden'; facts: ({ value: string; label: string })[]; picture: SectionPicture } } | { id: string; kind: 'hours'; isHidden: boolean; content: { title: string; cards: ({ icon: 'alert' | 'award' | 'calendar' | 'camera' | 'check' | 'clock' | 'done' | 'hammer' | 'mail' | 'phone' | 'pin' | 'quote' | 'radius' | 'shield' | 'star' | 'tools' | 'user' | 'wallet'; title: string; value: string; text: string })[] } } | { id: string; kind: 'services'; isHidden: boolean; content: { eyebrow: string; title: string; lead: string } } | { id: string; kind: 'about'; isHidden: boolean; content: { eyebrow: string; title: string; paragraphs: string[]; points: string[]; button: string; buttonLink: string; picture: SectionPicture } } | { id: string; kind: 'history'; isHidden: boolean; content: { eyebrow: string; title: string; paragraphs: string[]; picture: SectionPicture } } | { id: string; kind: 'before-after'; isHidden: boolean; content: { eyebrow: string; title: string; text: string; points: ({ title: string; text: string })[]; before: SectionPicture; after: SectionPicture; caption: string } } | { id: string; kind: 'figures'; isHidden: boolean; content: { title: string; lead: string; figures: ({ value: string; label: string })[] } } | { id: string; kind: 'steps'; isHidden: boolean; content: { eyebrow: string; title: string; lead: string; steps: ({ title: string; text: string })[] } } | { id: string; kind: 'reviews'; isHidden: boolean; content: { eyebrow: string; title: string; lead: string; more: string } } | { id: string; kind: 'commitments'; isHidden: boolean; content: { eyebrow: string; title: string; lead: string; list: ({ icon: 'alert' | 'award' | 'calendar' | 'camera' | 'check' | 'clock' | 'done' | 'hammer' | 'mail' | 'phone' | 'pin' | 'quote' | 'radius' | 'shield' | 'star' | 'tools' | 'user' | 'wallet'; title: string; text: string })[]; picture: SectionPicture } } | { id: string; kind: 'gallery'; isHidden: boolean; content: { eyebrow: string; title: string; lead: string; more: string } } | { id: string; kind: 'articles'; isHidden: boolean; content: { eyebrow: string; title: string; lead: string; more: string } } | { id: string; kind: 'promo'; isHidden: boolean; content: { eyebrow: string } } | { id: string; kind: 'contact'; isHidden: boolean; content: { eyebrow: string; title: string; lead: string } } | { id: string; kind: 'planner'; isHidden: boolean; content: { eyebrow: string; title: string; lead: string } } | { id: string; kind: 'faq'; isHidden: boolean; content: { eyebrow: string; title: string; lead: string; questions: ({ question: string; answer: string })[] } } | { id: string; kind: 'values'; isHidden: boolean; content: { eyebrow: string; title: string; list: ({ service: string; title: string; text: string; more: string })[] } } | { id: string; kind: 'team'; isHidden: boolean; content: { eyebrow: string; title: string; lead: string; picture: SectionPicture; roles: ({ title: string; text: string; tools: string })[]; toolsLabel: string } } | { id: string; kind: 'text-picture'; isHidden: boolean; content: { eyebrow: string; title: string; paragraphs: string[]; points: string[]; button: string; buttonLink: string; picture: SectionPicture; side: 'left' | 'right' } } | { id: string; kind: 'labels'; isHidden: boolean; content: { eyebrow: string; title: string; lead: string; labels: ({ picture: SectionPicture; name: string; text: string; link: string })[] } } | { id: string; kind: 'closing'; isHidden: boolean; content: { title: string; text: string; button: string; buttonLink: string; second: string; secondLink: string; trip: string; look: 'dark' | 'light' | 'sand' } } | { id: string; kind: 'service-list'; isHidden: boolean; content: { title: string; text: string; button: string; families: ({ name: string; text: string })[] } } | { id: string; kind: 'price-cards'; isHidden: boolean; content: { title: string; button: string; cards: ({ service: string; title: string; price: string; text: string; features: string[] })[] } } | { id: string; kind: 'price-table'; isHidden: boolean; content: { title: string; lead: string; empty: string } } | { id: string; kind: 'price-terms'; isHidden: boolean; content: { title: string; button: string } } | { id: string; kind: 'price-conditions'; isHidden: boolean; content: { title: string; lead: string; list: ({ icon: 'alert' | 'award' | 'calendar' | 'camera' | 'check' | 'clock' | 'done' | 'hammer' | 'mail' | 'phone' | 'pin' | 'quote' | 'radius' | 'shield' | 'star' | 'tools' | 'user' | 'wallet'; title: string; text: string })[] } } | { id: string; kind: 'zone-map'; isHidden: boolean; content: { eyebrow: string; title: string; lead: string; listTitle: string } } | { id: string; kind: 'zone-list'; isHidden: boolean; content: { title: string; lead: string; seatLabel: string } } | { id: string; kind: 'work-list'; isHidden: boolean; content: { title: string; none: string } } | { id: string; kind: 'review-list'; isHidden: boolean; content: { title: string; none: string; satisfaction: string; note: string } } | { id: string; kind: 'review-rules'; isHidden: boolean; content: { eyebrow: string; title: string; lead: string; list: ({ icon: 'alert' | 'award' | 'calendar' | 'camera' | 'check' | 'clock' | 'done' | 'hammer' | 'mail' | 'phone' | 'pin' | 'quote' | 'radius' | 'shield' | 'star' | 'tools' | 'user' | 'wallet'; title: string; text: string })[] } } | { id: string; kind: 'contact-form'; isHidden: boolean; content: { title: string; promise: string; projects: string; note: string; formTitle: string; formLead: string } } | { id: string; kind: 'contact-trip'; isHidden: boolean; content: { eyebrow: string; title: string; lead: string } } | { id: string; kind: 'contact-map'; isHidden: boolean; content: { title: string; lead: string } } | { id: string; kind: 'chapter'; isHidden: boolean; content: { title: string; paragraphs: string[]; facts: 'none' | 'publisher' | 'host' | 'insurance' | 'mediator' | 'credits' | 'essentials' | 'controller' | 'stored-data' | 'device' | 'elsewhere' | 'rights' | 'protection' | 'exemption' | 'checks' | 'contact-ways' | 'recourse'; points: string[]; end: string[] } } | { id: string; kind: 'site-map'; isHidden: boolean; content: None })[] };
export type PageDocumentInput = { meta: { name?: string; title?: string; description?: string; keywords?: string }; sections: ({ id: string; kind: 'hero'; isHidden?: boolean; content: { eyebrow?: string; slides?: ({ picture?: SectionPictureInput; title?: string; text?: string })[]; facts?: ({ value?: string; label?: string; look?: 'plain' | 'stars' })[] } } | { id: string; kind: 'banner'; isHidden?: boolean; content: { eyebrow?: string; title?: string; text?: string; button?: string; buttonLink?: string; phone?: 'shown' | 'hidden'; facts?: ({ value?: string; label?: string })[]; picture?: SectionPictureInput } } | { id: string; kind: 'hours'; isHidden?: boolean; content: { title?: string; cards?: ({ icon?: 'alert' | 'award' | 'calendar' | 'camera' | 'check' | 'clock' | 'done' | 'hammer' | 'mail' | 'phone' | 'pin' | 'quote' | 'radius' | 'shield' | 'star' | 'tools' | 'user' | 'wallet'; title?: string; value?: string; text?: string })[] } } | { id: string; kind: 'services'; isHidden?: boolean; content: { eyebrow?: string; title?: string; lead?: string } } | { id: string; kind: 'about'; isHidden?: boolean; content: { eyebrow?: string; title?: string; paragraphs?: string[]; points?: string[]; button?: string; buttonLink?: string; picture?: SectionPictureInput } } | { id: string; kind: 'history'; isHidden?: boolean; content: { eyebrow?: string; title?: string; paragraphs?: string[]; picture?: SectionPictureInput } } | { id: string; kind: 'before-after'; isHidden?: boolean; content: { eyebrow?: string; title?: string; text?: string; points?: ({ title?: string; text?: string })[]; before?: SectionPictureInput; after?: SectionPictureInput; caption?: string } } | { id: string; kind: 'figures'; isHidden?: boolean; content: { title?: string; lead?: string; figures?: ({ value?: string; label?: string })[] } } | { id: string; kind: 'steps'; isHidden?: boolean; content: { eyebrow?: string; title?: string; lead?: string; steps?: ({ title?: string; text?: string })[] } } | { id: string; kind: 'reviews'; isHidden?: boolean; content: { eyebrow?: string; title?: string; lead?: string; more?: string } } | { id: string; kind: 'commitments'; isHidden?: boolean; content: { eyebrow?: string; title?: string; lead?: string; list?: ({ icon?: 'alert' | 'award' | 'calendar' | 'camera' | 'check' | 'clock' | 'done' | 'hammer' | 'mail' | 'phone' | 'pin' | 'quote' | 'radius' | 'shield' | 'star' | 'tools' | 'user' | 'wallet'; title?: string; text?: string })[]; picture?: SectionPictureInput } } | { id: string; kind: 'gallery'; isHidden?: boolean; content: { eyebrow?: string; title?: string; lead?: string; more?: string } } | { id: string; kind: 'articles'; isHidden?: boolean; content: { eyebrow?: string; title?: string; lead?: string; more?: string } } | { id: string; kind: 'promo'; isHidden?: boolean; content: { eyebrow?: string } } | { id: string; kind: 'contact'; isHidden?: boolean; content: { eyebrow?: string; title?: string; lead?: string } } | { id: string; kind: 'planner'; isHidden?: boolean; content: { eyebrow?: string; title?: string; lead?: string } } | { id: string; kind: 'faq'; isHidden?: boolean; content: { eyebrow?: string; title?: string; lead?: string; questions?: ({ question?: string; answer?: string })[] } } | { id: string; kind: 'values'; isHidden?: boolean; content: { eyebrow?: string; title?: string; list?: ({ service?: string; title?: string; text?: string; more?: string })[] } } | { id: string; kind: 'team'; isHidden?: boolean; content: { eyebrow?: string; title?: string; lead?: string; picture?: SectionPictureInput; roles?: ({ title?: string; text?: string; tools?: string })[]; toolsLabel?: string } } | { id: string; kind: 'text-picture'; isHidden?: boolean; content: { eyebrow?: string; title?: string; paragraphs?: string[]; points?: string[]; button?: string; buttonLink?: string; picture?: SectionPictureInput; side?: 'left' | 'right' } } | { id: string; kind: 'labels'; isHidden?: boolean; content: { eyebrow?: string; title?: string; lead?: string; labels?: ({ picture?: SectionPictureInput; name?: string; text?: string; link?: string })[] } } | { id: string; kind: 'closing'; isHidden?: boolean; content: { title?: string; text?: string; button?: string; buttonLink?: string; second?: string; secondLink?: string; trip?: string; look?: 'dark' | 'light' | 'sand' } } | { id: string; kind: 'service-list'; isHidden?: boolean; content: { title?: string; text?: string; button?: string; families?: ({ name?: string; text?: string })[] } } | { id: string; kind: 'price-cards'; isHidden?: boolean; content: { title?: string; button?: string; cards?: ({ service?: string; title?: string; price?: string; text?: string; features?: string[] })[] } } | { id: string; kind: 'price-table'; isHidden?: boolean; content: { title?: string; lead?: string; empty?: string } } | { id: string; kind: 'price-terms'; isHidden?: boolean; content: { title?: string; button?: string } } | { id: string; kind: 'price-conditions'; isHidden?: boolean; content: { title?: string; lead?: string; list?: ({ icon?: 'alert' | 'award' | 'calendar' | 'camera' | 'check' | 'clock' | 'done' | 'hammer' | 'mail' | 'phone' | 'pin' | 'quote' | 'radius' | 'shield' | 'star' | 'tools' | 'user' | 'wallet'; title?: string; text?: string })[] } } | { id: string; kind: 'zone-map'; isHidden?: boolean; content: { eyebrow?: string; title?: string; lead?: string; listTitle?: string } } | { id: string; kind: 'zone-list'; isHidden?: boolean; content: { title?: string; lead?: string; seatLabel?: string } } | { id: string; kind: 'work-list'; isHidden?: boolean; content: { title?: string; none?: string } } | { id: string; kind: 'review-list'; isHidden?: boolean; content: { title?: string; none?: string; satisfaction?: string; note?: string } } | { id: string; kind: 'review-rules'; isHidden?: boolean; content: { eyebrow?: string; title?: string; lead?: string; list?: ({ icon?: 'alert' | 'award' | 'calendar' | 'camera' | 'check' | 'clock' | 'done' | 'hammer' | 'mail' | 'phone' | 'pin' | 'quote' | 'radius' | 'shield' | 'star' | 'tools' | 'user' | 'wallet'; title?: string; text?: string })[] } } | { id: string; kind: 'contact-form'; isHidden?: boolean; content: { title?: string; promise?: string; projects?: string; note?: string; formTitle?: string; formLead?: string } } | { id: string; kind: 'contact-trip'; isHidden?: boolean; content: { eyebrow?: string; title?: string; lead?: string } } | { id: string; kind: 'contact-map'; isHidden?: boolean; content: { title?: string; lead?: string } } | { id: string; kind: 'chapter'; isHidden?: boolean; content: { title?: string; paragraphs?: string[]; facts?: 'none' | 'publisher' | 'host' | 'insurance' | 'mediator' | 'credits' | 'essentials' | 'controller' | 'stored-data' | 'device' | 'elsewhere' | 'rights' | 'protection' | 'exemption' | 'checks' | 'contact-ways' | 'recourse'; points?: string[]; end?: string[] } } | { id: string; kind: 'site-map'; isHidden?: boolean; content: Record<string, unknown> })[] };
export type PageKey = 'home' | 'about' | 'services' | 'prices' | 'zones' | 'gallery' | 'reviews' | 'contact' | 'legal-notice' | 'privacy' | 'accessibility' | 'site-map';
export type PageMeta = { page: number; per_page: number; total: number; last_page: number };
export type PageSummary = { page: PageKey; path: string; version: number; published_at: string | null; draft_updated_at: string | null; publish_at: string | null; updated_at: string };
export type Payment = { id: number; transaction_id: string; customer_name: string; customer_email: string; service_title: string; quote_id: number | null; order_id: number | null; invoice_id: number | null; invoice_number: string; amount: number; refunded: number; payment_method: string; last_four: string; reference: string; bank: string; received_on: string; status: 'pending' | 'completed' | 'failed' | 'refunded'; status_text: string; failure: string; provider: 'sandbox' | 'stripe' | 'office'; provider_status: string; is_mismatch: boolean; is_refundable: boolean; completed_at: string | null; created_at: string; updated_at: string };
export type PictureAddress = string;
export type PictureCrop = { left: number; top: number; right: number; bottom: number };
export type PictureCropInput = { left: number; top: number; right: number; bottom: number };
export type PictureInput = string | PictureAddress;
export type Place = { id: number; slug: string; name: string; insee_code: string; department_code: string; department_name: string; postcode: string; coordinates: Coordinates; is_approximate: boolean; inhabitants: number; districts: string[]; description: string; coverage: string; icon: 'basilica' | 'slag-heap' | 'kiosk' | 'volcano' | 'stream' | 'star' | 'temple' | 'workshop' | 'mountain' | 'castle' | 'keep' | 'bridge' | 'wind' | 'canal' | 'village' | 'ramparts' | 'cable-car'; travel_fee_cents: number | null; is_zone: boolean; sort_order: number; page: 'none' | 'draft' | 'published'; page_publish_at: string | null; updated_at: string };
export type PricedDocument = { title: string; number: string; subject: string; facts: ({ label: string; value: string })[]; issuer: { title: string; name: string; lines: string[] }; parties: ({ title: string; name: string; lines: string[] })[]; introduction: string[]; lines: PricedLine[]; totals: DocumentTotals; vat_note: string; settled: ({ label: string; cents: number })[]; due: { label: string; cents: number } | null; deposit?: Deposit; notes: ({ title: string; paragraphs: string[] })[]; footer: string[]; mark?: string; contract?: ContractTerms; amendment?: AmendmentPart; signatures?: ({ title: string; name: string; lines: string[] })[]; is_untaxed?: true };
export type PricedLine = { label: string; quantity_milli: number; unit: string; unit_price_cents: number; vat_rate: 20 | 10 | 8.5 | 5.5 | 2.1 | 0 };
export type ProcessStep = { step: number; title: string; description: string; icon: string };
export type PromiseSettings = { clients: { source: 'none' | 'declared' | 'computed'; value: number | null; declared_on: '' | string }; projects: { source: 'none' | 'declared' | 'computed'; value: number | null; declared_on: '' | string }; years: { source: 'none' | 'declared'; value: number | null; declared_on: '' | string }; rating: { source: 'none' | 'declared' | 'computed'; value: number | null; declared_on: '' | string }; answer_hours: { source: 'none' | 'declared' | 'computed'; value: number | null; declared_on: '' | string }; reply_hours: { source: 'none' | 'declared'; value: number | null; declared_on: '' | string }; guarantee_years: { source: 'none' | 'declared'; value: number | null; declared_on: '' | string }; treatment_years: { source: 'none' | 'declared'; value: number | null; declared_on: '' | string }; satisfaction_percent: { source: 'none' | 'declared'; value: number | null; declared_on: '' | string }; certification: { source: 'none' | 'declared'; value: string; declared_on: '' | string }; availability: { source: 'none' | 'declared'; value: string; declared_on: '' | string }; site_care: { source: 'none' | 'declared'; value: string; declared_on: '' | string }; follow_up: { source: 'none' | 'declared'; value: string; declared_on: '' | string } };
export type QuoteOffer = { id: number; number: string; state: 'open' | 'expired' | 'changed' | 'accepted' | 'rejected' | 'withdrawn'; document_hash: string; document: PricedDocument | null; valid_until: string | null; statements: Record<string, string>; contract: ContractTerms; early_start: string; decided_at: string | null; decided_by: string; withdrawn_at: string | null; withdrawal_until: string | null; no_payment_until: string | null; amends: { number: string; place: number } | null; amendments: AmendmentView[]; gross: number; deposit: number; paid: number; due: number; can_pay: boolean; company: { name: string; phone: string; email: string } };
export type Receipt = { transaction_id: string; status: 'pending' | 'completed' | 'failed' | 'refunded'; status_text: string; failure: string; asks_confirmation: boolean; is_demo: boolean; amount: number; refunded: number; service_title: string; quote_id: number | null; invoice_id: number | null; customer_name: string; payment_method: string; last_four: string; created_at: string; completed_at: string | null };
export type SectionPicture = { image: string | PictureAddress; alt: string; focusX: number; focusY: number; crop: PictureCrop | null; source: PictureAddress };
export type SectionPictureInput = { image?: string | PictureAddress; alt?: string; focusX?: number; focusY?: number; crop?: PictureCropInput | null; source?: PictureAddress };
export type StoredService = { id: number; title: string; slug: string; subtitle: string; description: string; long_description: string; category: string; duration: string; price: string; price_range: string; image: string; image_alt: string; heroImage: string; hero_image_alt: string; credit: string; features: string[]; advantages: string[]; sub_services: string[]; materials: string[]; process: ProcessStep[]; is_active: boolean; sort_order: number; created_at: string; updated_at: string };
export type Testimonial = { id: number; name: string; location: string; content: string; rating: number; image: string; experience_date: string; is_verified: boolean; is_active: boolean; sort_order: number; created_at: string; updated_at: string };
export type User = { id: number; name: string; email: string; email_verified: boolean; role: 'admin' | 'manager' | 'user'; rights: ('requests:read' | 'requests:change' | 'sales:read' | 'sales:change' | 'content:read' | 'content:change' | 'money' | 'people' | 'settings')[]; phone: string; address: string; is_active: boolean; last_login: string | null; created_at: string; updated_at: string };
export type Webhook = { id: number; url: string; description: string; events: ('contact.request_created' | 'quote.accepted' | 'invoice.issued' | 'payment.received' | 'testimonial.submitted')[]; is_enabled: boolean; pause_reason: 'person' | 'gone' | 'failing' | null; created_by: string | null; created_at: string; last_success_at: string | null; last_failure_at: string | null; failing_since: string | null; old_secret_until: string | null };

export interface Operations {
  /** Services publiés. */
  getServices: { input: None; answer: Answer<({ id: number; title: string; slug: string; subtitle: string; description: string; long_description: string; category: string; duration: string; price: string; price_range: string; image: string; image_alt: string; heroImage: string; hero_image_alt: string; credit: string; features: string[]; advantages: string[]; sub_services: string[]; materials: string[]; process: ProcessStep[] })[]> };
  /** Service par son adresse. */
  getServicesSlugBySlug: { input: { slug: string }; answer: Answer<{ id: number; title: string; slug: string; subtitle: string; description: string; long_description: string; category: string; duration: string; price: string; price_range: string; image: string; image_alt: string; heroImage: string; hero_image_alt: string; credit: string; features: string[]; advantages: string[]; sub_services: string[]; materials: string[]; process: ProcessStep[] }> };
  /** Tous les services. */
  getAdminServices: { input: { page?: number | string; per_page?: number | string; search?: string; sort_by?: 'sort_order' | 'title' | 'created_at' | 'updated_at'; sort_order?: 'asc' | 'desc'; status?: 'active' | 'draft'; category?: string }; answer: ListAnswer<StoredService[]> };
  /** Ajouter un service. */
  postAdminServices: { input: { title: string; slug?: string; subtitle?: string; description: string; long_description?: string; category?: string; duration?: string; price_range?: string; features?: string[]; advantages?: string[]; sub_services?: (string | { name?: string | null } | null)[]; materials?: string[]; process?: ({ step: number; title: string; description: string; icon: string })[]; image?: unknown | PictureInput; image_alt?: string; heroImage?: unknown | PictureInput; hero_image_alt?: string; credit?: string; is_active?: FlagInput; sort_order?: number | string }; answer: Answer<StoredService> };
  /** Nombre de services. */
  getAdminServicesStatistics: { input: None; answer: Answer<{ total: number; active: number; draft: number; categories: number; category_names: string[] }> };
  /** Services en fichier CSV ou Excel. */
  getAdminServicesExport: { input: { page?: number | string; per_page?: number | string; search?: string; sort_by?: 'sort_order' | 'title' | 'created_at' | 'updated_at'; sort_order?: 'asc' | 'desc'; status?: 'active' | 'draft'; category?: string; format?: 'csv' | 'xlsx' }; answer: never };
  /** Ranger des services. */
  putAdminServicesOrder: { input: { ids: IdInput[] }; answer: Answer<{ changed: number }> };
  /** Agir sur plusieurs services. */
  postAdminServicesBulk: { input: { ids: IdInput[]; action: 'activate' | 'deactivate' | 'delete' }; answer: Answer<{ changed: number }> };
  /** Un service. */
  getAdminServicesById: { input: { id: IdInput }; answer: Answer<StoredService> };
  /** Modifier un service. */
  putAdminServicesById: { input: { id: IdInput } & { title?: string; slug?: string; subtitle?: string; description?: string; long_description?: string; category?: string; duration?: string; price_range?: string; features?: string[]; advantages?: string[]; sub_services?: (string | { name?: string | null } | null)[]; materials?: string[]; process?: ({ step: number; title: string; description: string; icon: string })[]; image?: unknown | PictureInput; image_alt?: string; heroImage?: unknown | PictureInput; hero_image_alt?: string; credit?: string; is_active?: FlagInput; sort_order?: number | string; updated_at?: string }; answer: Answer<StoredService> };
  /** Modifier un service par un formulaire avec _method=PUT. */
  postAdminServicesById: { input: { id: IdInput } & { title?: string; slug?: string; subtitle?: string; description?: string; long_description?: string; category?: string; duration?: string; price_range?: string; features?: string[]; advantages?: string[]; sub_services?: (string | { name?: string | null } | null)[]; materials?: string[]; process?: ({ step: number; title: string; description: string; icon: string })[]; image?: unknown | PictureInput; image_alt?: string; heroImage?: unknown | PictureInput; hero_image_alt?: string; credit?: string; is_active?: FlagInput; sort_order?: number | string; updated_at?: string }; answer: Answer<StoredService> };
  /** Supprimer un service. */
  deleteAdminServicesById: { input: { id: IdInput }; answer: Answer<None> };
  /** Publier ou retirer un service. */
  putAdminServicesByIdToggleStatus: { input: { id: IdInput }; answer: Answer<StoredService> };
  /** Articles publiés, du plus récent au plus ancien, sans leur texte (« content » : voir un article). */
  getBlog: { input: { page?: number | string; per_page?: number | string; category?: string }; answer: ListAnswer<BlogCard[]> };
  /** Article par son adresse. */
  getBlogSlugBySlug: { input: { slug: string }; answer: Answer<BlogPost> };
  /** Article par son numéro. */
  getBlogById: { input: { id: IdInput }; answer: Answer<BlogPost> };
  /** Articles, brouillons compris, sans leur texte. */
  getAdminBlog: { input: { page?: number | string; per_page?: number | string; search?: string; sort_by?: 'created_at' | 'published_at' | 'title' | 'updated_at'; sort_order?: 'asc' | 'desc'; status?: 'published' | 'draft'; category?: string }; answer: ListAnswer<BlogCard[]> };
  /** Ajouter un article ; « image » est une adresse ou une image en data URL. */
  postAdminBlog: { input: { title: string; content: string; excerpt?: string; category?: string; image?: PictureInput; image_alt?: string; author?: string; readTime?: string; tags?: string[]; is_published?: boolean; slug?: string; published_at?: string }; answer: Answer<BlogPost> };
  /** Nombre d’articles par statut et par catégorie. */
  getAdminBlogStatistics: { input: None; answer: Answer<{ total: number; published: number; drafts: number; categories: number; by_category: ({ name: string; count: number })[] }> };
  /** Articles en fichier CSV ou Excel. */
  getAdminBlogExport: { input: { search?: string; sort_by?: 'created_at' | 'published_at' | 'title' | 'updated_at'; sort_order?: 'asc' | 'desc'; status?: 'published' | 'draft'; category?: string; format?: 'csv' | 'xlsx' }; answer: never };
  /** Articles d’une catégorie. */
  getAdminBlogCategoryByCategory: { input: { category: string; page?: number | string; per_page?: number | string; search?: string; sort_by?: 'created_at' | 'published_at' | 'title' | 'updated_at'; sort_order?: 'asc' | 'desc'; status?: 'published' | 'draft' }; answer: ListAnswer<BlogCard[]> };
  /** Publier, dépublier ou supprimer plusieurs articles. */
  postAdminBlogBulk: { input: { ids: IdInput[]; action: 'publish' | 'unpublish' | 'delete' }; answer: Answer<{ changed: number }> };
  /** Déposer une image pour le texte d’un article. */
  postAdminBlogPictures: { input: { image: string; crop?: PictureCropInput }; answer: Answer<{ image: string }> };
  /** Un article, brouillon ou publié. */
  getAdminBlogById: { input: { id: IdInput }; answer: Answer<BlogPost> };
  /** Modifier un article : seuls les champs envoyés changent. */
  putAdminBlogById: { input: { id: IdInput } & { title?: string; content?: string; excerpt?: string; category?: string; image?: PictureInput; image_alt?: string; author?: string; readTime?: string; tags?: string[]; is_published?: boolean; slug?: string; updated_at?: string }; answer: Answer<BlogPost> };
  /** Supprimer un article. */
  deleteAdminBlogById: { input: { id: IdInput }; answer: Answer<None> };
  /** Témoignages publiés. */
  getTestimonials: { input: { location?: string; limit?: number | string }; answer: Answer<Testimonial[]> };
  /** Un témoignage. */
  getTestimonialsById: { input: { id: IdInput }; answer: Answer<Testimonial> };
  /** Témoignages, publiés ou non. */
  getAdminTestimonials: { input: { page?: number | string; per_page?: number | string; search?: string; sort_by?: 'sort_order' | 'created_at' | 'name' | 'rating'; sort_order?: 'asc' | 'desc'; active?: FlagInput; rating?: number | string }; answer: ListAnswer<Testimonial[]> };
  /** Ajouter un témoignage. */
  postAdminTestimonials: { input: { name: string; location?: string; content: string; rating?: number; image?: PictureAddress; experience_date?: '' | string; is_verified?: boolean; is_active?: boolean; sort_order?: number; created_at?: string }; answer: Answer<Testimonial> };
  /** Nombre de témoignages par statut, et leur moyenne. */
  getAdminTestimonialsStatistics: { input: None; answer: Answer<{ total: number; active: number; inactive: number; average: number | null }> };
  /** Témoignages en fichier CSV ou Excel. */
  getAdminTestimonialsExport: { input: { search?: string; sort_by?: 'sort_order' | 'created_at' | 'name' | 'rating'; sort_order?: 'asc' | 'desc'; active?: FlagInput; rating?: number | string; format?: 'csv' | 'xlsx' }; answer: never };
  /** Lire un fichier CSV de témoignages ; « apply » les ajoute, tous ou aucun. */
  postAdminTestimonialsImport: { input: { csv: string; apply?: boolean }; answer: Answer<{ rows: ({ name: string; location: string; content: string; rating: number; is_active: boolean; line: number; is_known: boolean })[]; errors: ({ line: number; message: string })[]; ignored: string[]; added: number }> };
  /** Un témoignage, publié ou non. */
  getAdminTestimonialsById: { input: { id: IdInput }; answer: Answer<Testimonial> };
  /** Modifier un témoignage : seuls les champs envoyés changent. */
  putAdminTestimonialsById: { input: { id: IdInput } & { name?: string; location?: string; content?: string; rating?: number; image?: PictureAddress; experience_date?: '' | string; is_verified?: boolean; is_active?: boolean; sort_order?: number; updated_at?: string }; answer: Answer<Testimonial> };
  /** Supprimer un témoignage. */
  deleteAdminTestimonialsById: { input: { id: IdInput }; answer: Answer<None> };
  /** Monter ou descendre un témoignage d’une place. */
  putAdminTestimonialsByIdMove: { input: { id: IdInput } & { direction: 'up' | 'down' }; answer: Answer<Testimonial> };
  /** Lieux où l’entreprise intervient. */
  getAdminPlaces: { input: { page?: number | string; per_page?: number | string; search?: string; sort_by?: 'sort_order' | 'name' | 'department' | 'inhabitants'; sort_order?: 'asc' | 'desc'; zone?: FlagInput; has_page?: FlagInput }; answer: ListAnswer<ListedPlace[]> };
  /** Ajouter un lieu. */
  postAdminPlaces: { input: { name: string; insee_code?: '' | string; department_code: string; department_name: string; postcode?: '' | string; coordinates: CoordinatesInput; is_approximate?: boolean; inhabitants?: number; districts?: string[]; description?: string; coverage?: string; icon?: 'basilica' | 'slag-heap' | 'kiosk' | 'volcano' | 'stream' | 'star' | 'temple' | 'workshop' | 'mountain' | 'castle' | 'keep' | 'bridge' | 'wind' | 'canal' | 'village' | 'ramparts' | 'cable-car'; travel_fee_cents?: number | null; is_zone?: boolean }; answer: Answer<Place> };
  /** Nombre de lieux, de zones et de pages. */
  getAdminPlacesStatistics: { input: None; answer: Answer<{ total: number; zones: number; pages: number; approximate: number }> };
  /** Un lieu. */
  getAdminPlacesById: { input: { id: IdInput }; answer: Answer<ListedPlace> };
  /** Modifier un lieu : seuls les champs envoyés changent. */
  putAdminPlacesById: { input: { id: IdInput } & { name?: string; insee_code?: '' | string; department_code?: string; department_name?: string; postcode?: '' | string; coordinates?: CoordinatesInput; is_approximate?: boolean; inhabitants?: number; districts?: string[]; description?: string; coverage?: string; icon?: 'basilica' | 'slag-heap' | 'kiosk' | 'volcano' | 'stream' | 'star' | 'temple' | 'workshop' | 'mountain' | 'castle' | 'keep' | 'bridge' | 'wind' | 'canal' | 'village' | 'ramparts' | 'cable-car'; travel_fee_cents?: number | null; is_zone?: boolean; updated_at?: string }; answer: Answer<Place> };
  /** Supprimer un lieu. */
  deleteAdminPlacesById: { input: { id: IdInput }; answer: Answer<None> };
  /** Monter ou descendre un lieu d’une place. */
  putAdminPlacesByIdMove: { input: { id: IdInput } & { direction: 'up' | 'down' }; answer: Answer<Place> };
  /** Communes de France par le début de leur nom ou de leur code postal. */
  getAdminCommunes: { input: { search: string }; answer: Answer<({ code: string; name: string; department: { code: string; name: string }; postcodes: string[]; inhabitants: number; coordinates: Coordinates; isApproximate: boolean })[]> };
  /** Communes proposées autour de l’une d’elles, les plus proches d’abord. */
  getAdminCommunesAround: { input: { code: string; km?: number }; answer: Answer<({ code: string; name: string; department: { code: string; name: string }; postcodes: string[]; inhabitants: number; coordinates: Coordinates; isApproximate: boolean; km: number })[]> };
  /** Siège, rayon et centre de la zone d’intervention. */
  getAdminArea: { input: None; answer: Answer<{ seat_id: number | null; centre: Coordinates | null; radius_km: number | null; radius_declared_on: string; map_zoom: number; texts: { summary: string; planner_hint: string; examples: string[] }; layout: { region?: { west: number; east: number; north: number; south: number }; detail?: { west: number; east: number; north: number; south: number }; markers: Record<string, { x: number; y: number }>; departments: Record<string, Coordinates> } | null; updated_at: string }> };
  /** Modifier le siège, le rayon ou le centre : seuls les champs envoyés changent. */
  putAdminArea: { input: { seat_id?: IdInput | null; centre?: CoordinatesInput | null; radius_km?: number | null; map_zoom?: number; texts?: { summary?: string; planner_hint?: string; examples?: string[] }; layout?: { region?: { west: number; east: number; north: number; south: number }; detail?: { west: number; east: number; north: number; south: number }; markers?: Record<string, { x: number; y: number }>; departments?: Record<string, CoordinatesInput> } | null; updated_at?: string }; answer: Answer<{ seat_id: number | null; centre: Coordinates | null; radius_km: number | null; radius_declared_on: string; map_zoom: number; texts: { summary: string; planner_hint: string; examples: string[] }; layout: { region?: { west: number; east: number; north: number; south: number }; detail?: { west: number; east: number; north: number; south: number }; markers: Record<string, { x: number; y: number }>; departments: Record<string, Coordinates> } | null; updated_at: string }> };
  /** Page d’une commune, ou son squelette, et la part de son texte qui lui est propre. */
  getAdminPlacesByIdPage: { input: { id: IdInput }; answer: Answer<CityPageRecord> };
  /** Enregistrer la page d’une commune : brouillon, ou publiée tout de suite. */
  putAdminPlacesByIdPage: { input: { id: IdInput } & { updated_at?: string; content: CityContentInput; publish?: boolean }; answer: Answer<CityPageRecord> };
  /** Supprimer la page d’une commune. */
  deleteAdminPlacesByIdPage: { input: { id: IdInput }; answer: Answer<None> };
  /** Abandonner le brouillon de la page d’une commune. */
  deleteAdminPlacesByIdPageDraft: { input: { id: IdInput }; answer: Answer<CityPageRecord> };
  /** Retirer du site la page d’une commune. */
  deleteAdminPlacesByIdPagePublication: { input: { id: IdInput }; answer: Answer<CityPageRecord> };
  /** Programmer la publication de la page d’une commune. */
  putAdminPlacesByIdPagePlan: { input: { id: IdInput } & { updated_at?: string; publish_at: string }; answer: Answer<CityPageRecord> };
  /** Annuler la publication programmée de la page d’une commune. */
  deleteAdminPlacesByIdPagePlan: { input: { id: IdInput }; answer: Answer<CityPageRecord> };
  /** L’adresse de l’aperçu de la page d’une commune, valable une demi-heure. */
  getAdminPlacesByIdPagePreview: { input: { id: IdInput }; answer: Answer<{ path: string }> };
  /** Les 50 dernières versions publiées de la page d’une commune. */
  getAdminPlacesByIdPageVersions: { input: { id: IdInput }; answer: Answer<({ version: number; author: string; created_at: string })[]> };
  /** Ce qui a changé entre une version de la page d’une commune et le texte actuel. */
  getAdminPlacesByIdPageVersionsByVersion: { input: { id: IdInput; version: number | string }; answer: Answer<({ section: string; field: string; before: string; after: string })[]> };
  /** Reprendre en brouillon une version de la page d’une commune. */
  postAdminPlacesByIdPageVersionsByVersionRestore: { input: { id: IdInput; version: number | string } & { updated_at?: string }; answer: Answer<CityPageRecord> };
  /** Anciennes adresses redirigées. */
  getAdminRedirects: { input: { page?: number | string; per_page?: number | string; search?: string; sort_by?: 'from_path' | 'to_path' | 'created_at'; sort_order?: 'asc' | 'desc'; status?: '301' | '302' }; answer: ListAnswer<({ id: number; from_path: string; to_path: string; status: 301 | 302; created_at: string; updated_at: string })[]> };
  /** Rediriger une ancienne adresse vers une page du site. */
  postAdminRedirects: { input: { from_path: string; to_path: string; status?: 301 | 302 }; answer: Answer<{ id: number; from_path: string; to_path: string; status: 301 | 302; created_at: string; updated_at: string }> };
  /** Nombre de redirections définitives et temporaires. */
  getAdminRedirectsStatistics: { input: None; answer: Answer<{ total: number; permanent: number; temporary: number }> };
  /** Redirections en fichier CSV ou Excel. */
  getAdminRedirectsExport: { input: { search?: string; sort_by?: 'from_path' | 'to_path' | 'created_at'; sort_order?: 'asc' | 'desc'; status?: '301' | '302'; format?: 'csv' | 'xlsx' }; answer: never };
  /** Lire un fichier CSV de redirections ; « apply » les ajoute, toutes ou aucune. */
  postAdminRedirectsImport: { input: { csv: string; apply?: boolean }; answer: Answer<{ rows: ({ from_path: string; to_path: string; status: 301 | 302; line: number; is_known: boolean })[]; errors: ({ line: number; message: string })[]; ignored: string[]; added: number }> };
  /** Une redirection. */
  getAdminRedirectsById: { input: { id: IdInput }; answer: Answer<{ id: number; from_path: string; to_path: string; status: 301 | 302; created_at: string; updated_at: string }> };
  /** Modifier une redirection : seuls les champs envoyés changent. */
  putAdminRedirectsById: { input: { id: IdInput } & { from_path?: string; to_path?: string; status?: 301 | 302; updated_at?: string }; answer: Answer<{ id: number; from_path: string; to_path: string; status: 301 | 302; created_at: string; updated_at: string }> };
  /** Supprimer une redirection. */
  deleteAdminRedirectsById: { input: { id: IdInput }; answer: Answer<None> };
  /** Tout le contenu du site en une archive : textes en JSON, et images. */
  getAdminSiteArchive: { input: None; answer: never };
  /** Lire une archive de site ; « apply » la reprend, entière ou pas du tout. */
  postAdminSiteArchive: { input: { archive: Blob; apply?: FlagInput }; answer: Answer<{ applied: boolean; counts: ({ part: 'settings' | 'places' | 'area' | 'cities' | 'illustrations' | 'services' | 'gallery' | 'testimonials' | 'posts' | 'pages' | 'redirects'; outcome: 'create' | 'replace' | 'same' | 'refuse'; count: number })[]; rows: ({ part: 'settings' | 'places' | 'area' | 'cities' | 'illustrations' | 'services' | 'gallery' | 'testimonials' | 'posts' | 'pages' | 'redirects'; name: string; outcome: 'create' | 'replace' | 'same' | 'refuse'; reason: string })[]; kept: number; pictures: { stored: number; known: number; missing: string[] }; notes: string[] }> };
  /** Lire un export WordPress et ses images ; « apply » les reprend, en entier ou pas du tout. */
  postAdminSiteArchiveWordpress: { input: { file: Blob; uploads?: Blob; apply?: FlagInput }; answer: Answer<{ applied: boolean; counts: ({ part: 'settings' | 'places' | 'area' | 'cities' | 'illustrations' | 'services' | 'gallery' | 'testimonials' | 'posts' | 'pages' | 'redirects'; outcome: 'create' | 'replace' | 'same' | 'refuse'; count: number })[]; rows: ({ part: 'settings' | 'places' | 'area' | 'cities' | 'illustrations' | 'services' | 'gallery' | 'testimonials' | 'posts' | 'pages' | 'redirects'; name: string; outcome: 'create' | 'replace' | 'same' | 'refuse'; reason: string })[]; kept: number; pictures: { stored: number; known: number; missing: string[] }; notes: string[] }> };
  /** Réalisations publiées. */
  getGallery: { input: { category?: string; limit?: number | string }; answer: Answer<GalleryItem[]> };
  /** Une réalisation. */
  getGalleryById: { input: { id: IdInput }; answer: Answer<GalleryItem> };
  /** Toutes les réalisations. */
  getAdminGallery: { input: { page?: number | string; per_page?: number | string; search?: string; sort_by?: 'sort_order' | 'title' | 'date' | 'created_at' | 'updated_at'; sort_order?: 'asc' | 'desc'; status?: 'published' | 'draft'; category?: string }; answer: ListAnswer<GalleryItem[]> };
  /** Ajouter une réalisation. */
  postAdminGallery: { input: { title: string; description?: string; category?: string; location?: string; image: unknown | PictureInput; image_alt?: string; before_image?: unknown | PictureInput; before_alt?: string; credit?: string; date?: '' | string; is_active?: FlagInput; sort_order?: number | string }; answer: Answer<GalleryItem> };
  /** Nombre de réalisations. */
  getAdminGalleryStatistics: { input: None; answer: Answer<{ total: number; published: number; drafts: number; categories: number; category_names: string[] }> };
  /** Réalisations en fichier CSV ou Excel. */
  getAdminGalleryExport: { input: { page?: number | string; per_page?: number | string; search?: string; sort_by?: 'sort_order' | 'title' | 'date' | 'created_at' | 'updated_at'; sort_order?: 'asc' | 'desc'; status?: 'published' | 'draft'; category?: string; format?: 'csv' | 'xlsx' }; answer: never };
  /** Réalisations d’une catégorie. */
  getAdminGalleryCategoryByCategory: { input: { category: string; page?: number | string; per_page?: number | string; search?: string; sort_by?: 'sort_order' | 'title' | 'date' | 'created_at' | 'updated_at'; sort_order?: 'asc' | 'desc'; status?: 'published' | 'draft' }; answer: ListAnswer<GalleryItem[]> };
  /** Ranger des réalisations. */
  putAdminGalleryOrder: { input: { ids: IdInput[] }; answer: Answer<{ changed: number }> };
  /** Une réalisation, publiée ou non. */
  getAdminGalleryById: { input: { id: IdInput }; answer: Answer<GalleryItem> };
  /** Modifier une réalisation. */
  putAdminGalleryById: { input: { id: IdInput } & { title?: string; description?: string; category?: string; location?: string; image?: unknown | PictureInput; image_alt?: string; before_image?: unknown | PictureInput; before_alt?: string; credit?: string; date?: '' | string; is_active?: FlagInput; sort_order?: number | string; updated_at?: string }; answer: Answer<GalleryItem> };
  /** Supprimer une réalisation. */
  deleteAdminGalleryById: { input: { id: IdInput }; answer: Answer<None> };
  /** Images du site, par position. */
  getAdminIllustrations: { input: None; answer: Answer<({ name: string; image: string; alt: string; is_neutral: boolean })[]> };
  /** Photothèque : images du site déjà déposées. */
  getAdminPictures: { input: None; answer: Answer<({ image: string; preview: string; width: number; height: number })[]> };
  /** Remplacer une image du site. */
  putAdminIllustrationsByName: { input: { name: string } & { image?: unknown | PictureInput; neutral?: 'hero-toiture' | 'hero-zinguerie' | 'hero-charpente' | 'hero-demoussage' | 'charpente' | 'couverture' | 'reparation-des-fuites' | 'demoussage' | 'nettoyage' | 'gouttieres' | 'isolation' | 'fenetres' | 'installation' | 'zinguerie' | 'entretien' | 'avant-demoussage' | 'apres-demoussage' | 'avant-tuiles' | 'apres-tuiles' | 'avant-zinguerie' | 'apres-zinguerie' | 'avant-charpente' | 'apres-charpente' | 'avant-isolation' | 'apres-isolation' | 'avant-fuite' | 'apres-fuite' | 'apropos-atelier' | 'equipe' | 'page-introuvable' | 'image-de-remplacement'; alt?: string; is_neutral?: boolean }; answer: Answer<{ name: string; image: string; alt: string; is_neutral: boolean }> };
  /** Remettre l’illustration neutre. */
  deleteAdminIllustrationsByName: { input: { name: string }; answer: Answer<{ name: string; image: string; alt: string; is_neutral: boolean }> };
  /** Les pages du site et leur état. */
  getAdminPages: { input: None; answer: Answer<PageSummary[]> };
  /** Déposer une image pour une page. */
  postAdminPagesPictures: { input: { image: string }; answer: Answer<{ image: string }> };
  /** Recadrer une image déposée pour une page. */
  postAdminPagesPicturesCrop: { input: { image: PictureAddress; crop: PictureCropInput }; answer: Answer<{ image: string }> };
  /** Une page : ce qui est publié et son brouillon. */
  getAdminPagesByPage: { input: { page: PageKey }; answer: Answer<{ page: PageKey; path: string; version: number; published_at: string | null; draft_updated_at: string | null; publish_at: string | null; updated_at: string; published: PageDocument; draft: PageDocument | null }> };
  /** Enregistrer le brouillon d’une page. */
  putAdminPagesByPageDraft: { input: { page: PageKey } & { document: PageDocumentInput; updated_at?: string }; answer: Answer<PageSummary> };
  /** Abandonner le brouillon d’une page. */
  deleteAdminPagesByPageDraft: { input: { page: PageKey }; answer: Answer<PageSummary> };
  /** L’adresse de l’aperçu d’une page, valable une demi-heure. */
  getAdminPagesByPagePreview: { input: { page: PageKey }; answer: Answer<{ path: string }> };
  /** Publier le brouillon d’une page, tout de suite ou à une date. */
  postAdminPagesByPagePublication: { input: { page: PageKey } & { updated_at?: string; publish_at?: string }; answer: Answer<PageSummary> };
  /** Annuler la publication programmée d’une page. */
  deleteAdminPagesByPagePublication: { input: { page: PageKey }; answer: Answer<PageSummary> };
  /** Les 50 dernières versions publiées d’une page. */
  getAdminPagesByPageVersions: { input: { page: PageKey }; answer: Answer<({ version: number; author: string; created_at: string })[]> };
  /** Ce qui a changé entre une version et une autre, ou le brouillon. */
  getAdminPagesByPageVersionsByVersion: { input: { page: PageKey; version: number | string; with?: number | string }; answer: Answer<({ section: string; field: string; before: string; after: string })[]> };
  /** Reprendre une version en brouillon. */
  postAdminPagesByPageVersionsByVersionRestore: { input: { page: PageKey; version: number | string } & { updated_at?: string }; answer: Answer<PageSummary> };
  /** Envoyer un message ou une demande de devis. */
  postContact: { input: { name: string; email: string; phone?: string | null; subject?: string; message: string; website?: string; elapsed_ms?: number }; answer: Answer<{ id: number; quote_id: number | null }> };
  /** Messages reçus. */
  getAdminContact: { input: { page?: number | string; per_page?: number | string; search?: string; sort_by?: 'created_at' | 'name' | 'email' | 'status'; sort_order?: 'asc' | 'desc'; status?: 'unread' | 'read' | 'replied' | 'archived' }; answer: ListAnswer<ContactMessage[]> };
  /** Nombre de messages par statut. */
  getAdminContactStatistics: { input: None; answer: Answer<{ total: number; unread: number; read: number; replied: number }> };
  /** Messages en fichier CSV ou Excel. */
  getAdminContactExport: { input: { search?: string; sort_by?: 'created_at' | 'name' | 'email' | 'status'; sort_order?: 'asc' | 'desc'; status?: 'unread' | 'read' | 'replied' | 'archived'; spam?: 'with' | 'without'; format?: 'csv' | 'xlsx' }; answer: never };
  /** Messages non lus. */
  getAdminContactUnread: { input: { page?: number | string; per_page?: number | string; search?: string; sort_by?: 'created_at' | 'name' | 'email' | 'status'; sort_order?: 'asc' | 'desc' }; answer: ListAnswer<ContactMessage[]> };
  /** Messages d’un statut. */
  getAdminContactStatusByStatus: { input: { status: 'unread' | 'read' | 'replied' | 'archived'; page?: number | string; per_page?: number | string; search?: string; sort_by?: 'created_at' | 'name' | 'email' | 'status'; sort_order?: 'asc' | 'desc' }; answer: ListAnswer<ContactMessage[]> };
  /** Agir sur plusieurs messages. */
  postAdminContactBulk: { input: { ids: IdInput[]; action: 'read' | 'replied' | 'archive' | 'delete' }; answer: Answer<{ changed: number }> };
  /** Un message. */
  getAdminContactById: { input: { id: IdInput }; answer: Answer<{ id: number; name: string; email: string; phone: string; subject: string; message: string; status: 'unread' | 'read' | 'replied' | 'archived'; statusText: string; admin_response: string | null; replied_at: string | null; quote_id: number | null; in_reply_to: number | null; photos: string[]; is_quarantined: boolean; created_at: string; received_email: { sender: string; text: string } | null; exchange: ({ id: number; message: string; created_at: string; admin_response: string | null; replied_at: string | null; received_email: { sender: string; text: string } | null })[] }> };
  /** Changer le statut d’un message. */
  putAdminContactById: { input: { id: IdInput } & { status?: 'unread' | 'read' | 'replied' | 'archived'; admin_response?: string | null }; answer: Answer<ContactMessage> };
  /** Supprimer un message. */
  deleteAdminContactById: { input: { id: IdInput }; answer: Answer<None> };
  /** Ouvrir le devis d’un message ; celui qui est déjà ouvert est répondu. */
  postAdminContactByIdQuote: { input: { id: IdInput }; answer: Answer<ContactMessage> };
  /** Répondre par e-mail. */
  postAdminContactByIdReply: { input: { id: IdInput } & { reply?: string | null }; answer: Answer<ContactMessage> };
  /** Apporter un e-mail reçu à l’adresse des réponses, tel qu’il est arrivé (message/rfc822). */
  postIncomingMail: { input: Blob; answer: Answer<None> };
  /** Discussion : quelqu’un est-il là ?. */
  getChatStatus: { input: None; answer: Answer<{ is_enabled: boolean; is_online: boolean; is_open: boolean; company: string; greeting: string; away: string }> };
  /** Ouvrir une discussion. */
  postChatSession: { input: { sender_name?: string | null; sender_email?: '' | string | null; page?: string }; answer: Answer<{ session_id: string }> };
  /** Reprendre une discussion par un lien reçu. */
  postChatResume: { input: { token: string }; answer: Answer<{ session_id: string }> };
  /** Sa propre discussion. */
  getChatSessionBySessionId: { input: { session_id: string; browserSecret?: string }; answer: Answer<{ sender_name: string; sender_email: string; unread_count: number }> };
  /** Laisser son nom ou son e-mail. */
  putChatSessionBySessionId: { input: { session_id: string } & { sender_name?: string | null; sender_email?: '' | string | null }; answer: Answer<{ sender_name: string; sender_email: string; unread_count: number }> };
  /** Écrire dans une discussion. */
  postChatMessage: { input: { session_id: string; message?: string; sender_name?: string | null; sender_email?: '' | string | null; sender_type?: string }; answer: Answer<{ id: number; session_id: string; sender_type: 'admin' | 'user'; sender_name: string; sender_email: string; message: string; photo: string | null; client_key: string | null; created_at: string; read_at: string | null; mailed_at: string | null }> };
  /** Messages d’une discussion. */
  getChatMessagesBySessionId: { input: { session_id: string; browserSecret?: string; before?: IdInput; after?: IdInput; limit?: number | string }; answer: ListAnswer<({ id: number; session_id: string; sender_type: 'admin' | 'user'; sender_name: string; sender_email: string; message: string; photo: string | null; client_key: string | null; created_at: string; read_at: string | null; mailed_at: string | null })[]> };
  /** Marquer comme lus. */
  putChatMarkReadBySessionId: { input: { session_id: string } & { browserSecret?: string }; answer: Answer<{ read: number }> };
  /** Signaler que l’on écrit. */
  postChatTypingBySessionId: { input: { session_id: string } & { browserSecret?: string }; answer: Answer<None> };
  /** Flux d’une discussion (text/event-stream). */
  getChatEventsBySessionId: { input: { session_id: string; browserSecret?: string }; answer: never };
  /** Réponses prêtes. */
  getChatCannedReplies: { input: None; answer: Answer<{ replies: ({ title: string; text: string })[]; company: string; phone: string }> };
  /** Discussions. */
  getChatSessions: { input: { page?: number | string; per_page?: number | string; search?: string; sort_by?: 'last_message_at'; sort_order?: 'asc' | 'desc'; unread_only?: 'true' | 'false' }; answer: ListAnswer<({ session_id: string; sender_name: string; sender_email: string; page: string; last_message: string; last_message_at: string; message_count: number; unread_count: number; is_visitor_there: boolean; visitor_seen_at: string; contact_message_id: number | null; quote_id: number | null; created_at: string })[]> };
  /** Discussion. */
  getChatSessionsBySessionId: { input: { session_id: string; browserSecret?: string }; answer: Answer<{ session_id: string; sender_name: string; sender_email: string; page: string; last_message: string; last_message_at: string; message_count: number; unread_count: number; is_visitor_there: boolean; visitor_seen_at: string; contact_message_id: number | null; quote_id: number | null; created_at: string }> };
  /** Supprimer. */
  deleteChatSessionsBySessionId: { input: { session_id: string }; answer: Answer<{ id: number }> };
  /** En faire un message de contact ; une seule fois. */
  postChatSessionsBySessionIdMessage: { input: { session_id: string } & { name?: string; email?: '' | string; subject?: string }; answer: Answer<{ contact_message_id: number }> };
  /** En ouvrir un devis ; une seule fois. */
  postChatSessionsBySessionIdQuote: { input: { session_id: string } & { name?: string; email?: '' | string; phone?: string; service_type?: string }; answer: Answer<{ quote_id: number }> };
  /** Devis. */
  getAdminQuotes: { input: { page?: number | string; per_page?: number | string; search?: string; sort_by?: 'createdAt' | 'clientName' | 'service' | 'montant' | 'deadline' | 'validUntil' | 'created_at'; sort_order?: 'asc' | 'desc'; status?: 'pending' | 'approved' | 'rejected'; stage?: 'pending' | 'contacted' | 'quoted' | 'accepted' | 'rejected'; priority?: 'faible' | 'normal' | 'urgent' }; answer: ListAnswer<AdminQuote[]> };
  /** Créer un devis ; « montant » est calculé dès qu’il y a des lignes. */
  postAdminQuotes: { input: { clientName: string; clientEmail?: '' | string; clientPhone?: string; service: string; description?: string; address?: string; notes?: string; montant?: '' | null | number | string; lines?: ({ label: string; quantity: number | string; unit?: string; unit_price: number | string; vat_rate: number | string; removed?: boolean })[]; priority?: 'faible' | 'normal' | 'urgent'; deadline?: '' | null | string; validUntil?: '' | null | string; contractMode?: 'distance' | 'home' | 'office' | 'urgent_repair'; customerKind?: 'consumer' | 'professional'; executionPeriod?: string; wasteQuantity?: string; wasteCollection?: string; wasteCost?: string; status?: 'pending' | 'approved' | 'rejected' }; answer: Answer<AdminQuote> };
  /** Nombre de devis par statut, et leur valeur. */
  getAdminQuotesStatistics: { input: None; answer: Answer<{ total: number; approved: number; pending: number; rejected: number; total_value: number; approved_value: number }> };
  /** Services et lignes aux prix publiés, pour commencer un devis. */
  getAdminQuotesTemplates: { input: None; answer: Answer<{ services: string[]; lines: ({ label: string; unit: string; unit_price: number | null; vat_rate: number; hint: string })[]; default_vat_rate: number; vat_regime: 'standard' | 'overseas' | 'exempt' | 'outside'; validity_days: number }> };
  /** Devis en fichier CSV ou Excel. */
  getAdminQuotesExport: { input: { search?: string; sort_by?: 'createdAt' | 'clientName' | 'service' | 'montant' | 'deadline' | 'validUntil' | 'created_at'; sort_order?: 'asc' | 'desc'; status?: 'pending' | 'approved' | 'rejected'; stage?: 'pending' | 'contacted' | 'quoted' | 'accepted' | 'rejected'; priority?: 'faible' | 'normal' | 'urgent'; format?: 'csv' | 'xlsx' }; answer: never };
  /** Un devis. */
  getAdminQuotesById: { input: { id: IdInput }; answer: Answer<AdminQuote> };
  /** Modifier un devis : seuls les champs envoyés changent. */
  putAdminQuotesById: { input: { id: IdInput } & { clientName?: string; clientEmail?: '' | string; clientPhone?: string; service?: string; description?: string; address?: string; notes?: string; montant?: '' | null | number | string; lines?: ({ label: string; quantity: number | string; unit?: string; unit_price: number | string; vat_rate: number | string; removed?: boolean })[]; priority?: 'faible' | 'normal' | 'urgent'; deadline?: '' | null | string; validUntil?: '' | null | string; contractMode?: 'distance' | 'home' | 'office' | 'urgent_repair'; customerKind?: 'consumer' | 'professional'; executionPeriod?: string; wasteQuantity?: string; wasteCollection?: string; wasteCost?: string; status?: 'pending' | 'approved' | 'rejected'; updated_at?: string }; answer: Answer<AdminQuote> };
  /** Supprimer un devis ; refusé (409) quand il a été accepté ou payé. */
  deleteAdminQuotesById: { input: { id: IdInput }; answer: Answer<None> };
  /** Ce que le client a fait d’un devis : ouverture, réponse, rétractation. */
  getAdminQuotesByIdTimeline: { input: { id: IdInput }; answer: Answer<{ state: 'open' | 'expired' | 'changed' | 'accepted' | 'rejected' | 'withdrawn' | null; isChanged: boolean; sentAt: string | null; openedAt: string | null; decision: 'accepted' | 'rejected' | null; decidedAt: string | null; decidedBy: string; channel: 'link' | 'account' | 'office' | null; withdrawnAt: string | null; withdrawalUntil: string | null; unpaidUntil: string | null; startsEarly: boolean; means: 'signed_paper' | 'email' | 'oral' | 'other' | null; note: string; scans: ({ id: number; contentType: 'application/pdf' | 'image/jpeg'; bytes: number; addedAt: string })[]; cancelledAt: string | null; cancelReason: string }> };
  /** Changer le statut (pending, approved, rejected) ou l’étape d’un devis. */
  putAdminQuotesByIdStatus: { input: { id: IdInput } & { status?: 'pending' | 'approved' | 'rejected'; stage?: 'pending' | 'contacted' | 'quoted' | 'accepted' | 'rejected'; updated_at?: string }; answer: Answer<AdminQuote> };
  /** Créer un avenant d’un devis accepté : ses lignes ajoutées et retirées (« removed ») ; il s’envoie et s’accepte comme un devis. */
  postAdminQuotesByIdAmendments: { input: { id: IdInput } & { notes?: string; lines?: ({ label: string; quantity: number | string; unit?: string; unit_price: number | string; vat_rate: number | string; removed?: boolean })[] }; answer: Answer<AdminQuote> };
  /** Dupliquer un devis. */
  postAdminQuotesByIdDuplicate: { input: { id: IdInput }; answer: Answer<AdminQuote> };
  /** Enregistrer l’accord que le client a donné hors du site : le devis devient un contrat et ne change plus ; avec des fichiers « scans », un formulaire. */
  postAdminQuotesByIdAcceptance: { input: { id: IdInput } & { name: string; accepted_on: string; means: 'signed_paper' | 'email' | 'oral' | 'other'; note?: string }; answer: Answer<AdminQuote> };
  /** Joindre à un accord enregistré une photo ou un PDF de ce qui est signé (« scans ») ; rien ne se remplace ni ne se retire. */
  postAdminQuotesByIdAcceptanceScans: { input: { id: IdInput } & { scans: Blob[] }; answer: Answer<{ state: 'open' | 'expired' | 'changed' | 'accepted' | 'rejected' | 'withdrawn' | null; isChanged: boolean; sentAt: string | null; openedAt: string | null; decision: 'accepted' | 'rejected' | null; decidedAt: string | null; decidedBy: string; channel: 'link' | 'account' | 'office' | null; withdrawnAt: string | null; withdrawalUntil: string | null; unpaidUntil: string | null; startsEarly: boolean; means: 'signed_paper' | 'email' | 'oral' | 'other' | null; note: string; scans: ({ id: number; contentType: 'application/pdf' | 'image/jpeg'; bytes: number; addedAt: string })[]; cancelledAt: string | null; cancelReason: string }> };
  /** Un justificatif d’accord. */
  getAdminQuotesByIdAcceptanceScansByScan: { input: { id: IdInput; scan: IdInput }; answer: never };
  /** Annuler l’acceptation d’un client, avec un motif ; refusé (409) après une facture, un paiement ou une commande. */
  postAdminQuotesByIdAcceptanceCancellation: { input: { id: IdInput } & { reason: string }; answer: Answer<AdminQuote> };
  /** Ses messages et leurs réponses. */
  getUserMessages: { input: None; answer: OwnMessage[] };
  /** Écrire à l’entreprise, ou lui répondre. */
  postUserMessages: { input: { subject?: string; message: string; in_reply_to?: IdInput | null }; answer: Answer<OwnMessage> };
  /** Un de ses messages. */
  getUserMessagesById: { input: { id: IdInput }; answer: Answer<OwnMessage> };
  /** Le devis en PDF. */
  getAdminQuotesByIdPdf: { input: { id: IdInput }; answer: never };
  /** Envoyer le devis au client avec un lien personnel ; les liens précédents prennent fin. */
  postAdminQuotesByIdSend: { input: { id: IdInput }; answer: Answer<{ id: number; number: string; email: string; sent_at: string; valid_until: string }> };
  /** Le devis derrière un lien personnel. */
  getQuoteLinksByToken: { input: { token: string }; answer: Answer<QuoteOffer> };
  /** Ce devis en PDF. */
  getQuoteLinksByTokenPdf: { input: { token: string }; answer: never };
  /** Accepter ou refuser ce devis. */
  postQuoteLinksByTokenDecision: { input: { token: string } & { decision: 'accepted' | 'rejected'; name: string; consent: true; early_start?: boolean }; answer: Answer<QuoteOffer> };
  /** Ses devis. */
  getUserQuotes: { input: None; answer: ({ id: number; number: string; amends: { number: string; place: number } | null; service_type: string; status: 'pending' | 'contacted' | 'quoted' | 'accepted' | 'rejected'; statusText: string; urgency: 'low' | 'normal' | 'high' | 'urgent'; description: string; address: string; admin_notes: string; name: string; email: string; phone: string; created_at: string; valid_until: string | null; net: number | null; gross: number | null; deposit: number; paid: number; due: number; offer: 'open' | 'expired' | 'changed' | 'accepted' | 'rejected' | 'withdrawn' | null; document_hash: string; statements: Record<string, string> | null; customer: 'consumer' | 'professional'; can_accept: boolean; early_start: string; can_pay: boolean; no_payment_until: string | null; has_document: boolean; withdrawal_until: string | null })[] };
  /** Un de ses devis en PDF. */
  getUserQuotesByIdPdf: { input: { id: IdInput }; answer: never };
  /** Accepter ou refuser un de ses devis. */
  postUserQuotesByIdDecision: { input: { id: IdInput } & { decision: 'accepted' | 'rejected'; name: string; consent: true; early_start?: boolean; document_hash?: string }; answer: Answer<QuoteOffer> };
  /** Comptes. */
  getAdminUsers: { input: { page?: number | string; per_page?: number | string; search?: string; sort_by?: 'created_at' | 'name' | 'email' | 'role' | 'last_login'; sort_order?: 'asc' | 'desc'; active?: FlagInput; role?: 'admin' | 'manager' | 'user' }; answer: ListAnswer<User[]> };
  /** Ajouter un compte. */
  postAdminUsers: { input: { name: string; phone?: string | null; address?: string | null; email: string; password?: string; role?: 'admin' | 'manager' | 'user'; rights?: ('requests:read' | 'requests:change' | 'sales:read' | 'sales:change' | 'content:read' | 'content:change' | 'money' | 'people' | 'settings')[]; is_active?: boolean }; answer: Answer<User> };
  /** Nombre de comptes par rôle et par état. */
  getAdminUsersStatistics: { input: None; answer: Answer<{ total: number; active: number; inactive: number; admin: number; manager: number; user: number }> };
  /** Comptes en fichier CSV ou Excel. */
  getAdminUsersExport: { input: { search?: string; sort_by?: 'created_at' | 'name' | 'email' | 'role' | 'last_login'; sort_order?: 'asc' | 'desc'; active?: FlagInput; role?: 'admin' | 'manager' | 'user'; format?: 'csv' | 'xlsx' }; answer: never };
  /** Comptes d’un rôle. */
  getAdminUsersRoleByRole: { input: { role: 'admin' | 'manager' | 'user'; page?: number | string; per_page?: number | string; search?: string; sort_by?: 'created_at' | 'name' | 'email' | 'role' | 'last_login'; sort_order?: 'asc' | 'desc'; active?: FlagInput }; answer: ListAnswer<User[]> };
  /** Un compte. */
  getAdminUsersById: { input: { id: IdInput }; answer: Answer<User> };
  /** Modifier un compte. */
  putAdminUsersById: { input: { id: IdInput } & { name?: string; email?: string; phone?: string; address?: string; role?: 'admin' | 'manager' | 'user'; rights?: ('requests:read' | 'requests:change' | 'sales:read' | 'sales:change' | 'content:read' | 'content:change' | 'money' | 'people' | 'settings')[]; is_active?: boolean; password?: string; updated_at?: string }; answer: Answer<User> };
  /** Supprimer un compte. */
  deleteAdminUsersById: { input: { id: IdInput }; answer: Answer<None> };
  /** Personnes connues par une partie de leur nom, de leur e-mail ou de leur téléphone. */
  getAdminAddressBook: { input: { search?: string }; answer: Answer<({ name: string; email: string; phone: string; address: string })[]> };
  /** Tous les réglages, par groupe. */
  getAdminSettings: { input: None; answer: { success?: true; message?: string; data?: OwnedSettings; versions?: Record<string, string> } };
  /** Réglages en fichier. */
  getAdminSettingsExport: { input: None; answer: { success?: true; message?: string; data?: OwnedSettings; filename?: string } };
  /** Reprendre les réglages d’un fichier. */
  postAdminSettingsImport: { input: { settings: Record<string, Record<string, unknown>>; versions?: Record<string, string> }; answer: Answer<{ groups: string[]; ignored: string[] }> };
  /** Envoyer un e-mail d’essai. */
  postAdminSettingsTestMail: { input: { to: string }; answer: Answer<{ to: string; is_sent: boolean }> };
  /** Enregistrer un groupe de réglages. */
  putAdminSettingsByGroup: { input: { group: 'general' | 'notifications' | 'security' | 'appearance' | 'identity' | 'company' | 'email' | 'social' | 'map' | 'travel' | 'about' | 'prices' | 'promo' | 'quotes' | 'payments' | 'chat' | 'hours' | 'promises' | 'menus' } & { values: Record<string, unknown>; updated_at?: string }; answer: Answer<{ group: 'general' | 'notifications' | 'security' | 'appearance' | 'identity' | 'company' | 'email' | 'social' | 'map' | 'travel' | 'about' | 'prices' | 'promo' | 'quotes' | 'payments' | 'chat' | 'hours' | 'promises' | 'menus'; updated_at: string }> };
  /** Chiffres tirés des données, en face des promesses déclarées. */
  getAdminPromisesCheck: { input: None; answer: Answer<{ computed: { clients: number | null; projects: number | null; rating: number | null; reviews: number; answer_hours: number | null }; elsewhere: { hours: { value: string; declared_on: string }; radius: { value: string; declared_on: string } }; findings: ({ promise: 'clients' | 'projects' | 'rating' | 'answer_hours'; finding: 'contradicted' | 'unverifiable'; declared: number; measured: number })[] }> };
  /** Ce que les textes du site peuvent dire de l’entreprise, vide sans valeur. */
  getAdminFacts: { input: None; answer: Answer<Record<string, string>> };
  /** État du site : adresse, certificat, e-mails, sauvegarde, disque, travaux, serveur, e-mails non partis. */
  getAdminSiteCheck: { input: None; answer: Answer<{ lines: ({ check: 'address' | 'https' | 'indexing' | 'mail' | 'spf' | 'dkim' | 'dmarc' | 'backup' | 'disk' | 'jobs'; state: 'ok' | 'todo' | 'broken'; finding: string; advice: string })[]; machine: MachineLine[]; mails: ({ id: number; to: string; subject: string; state: 'dead' | 'held'; stopped_at: string; last_error: string | null })[]; version: string; release_feed: 'closed' | 'unset' | 'set'; checked_at: string }> };
  /** Relire maintenant toute la base. */
  getAdminSiteCheckIntegrity: { input: None; answer: Answer<MachineLine> };
  /** Demander maintenant si une version plus récente est publiée. */
  getAdminSiteCheckRelease: { input: None; answer: Answer<{ state: 'newer'; version: string; published_at: string; notes: string } | { state: 'latest' } | { state: 'unknown'; sentence: string }> };
  /** Renvoyer un e-mail qui n’est pas parti. */
  postAdminSiteCheckMailsByIdResend: { input: { id: IdInput }; answer: Answer<None> };
  /** File des travaux de fond, et travaux arrêtés. */
  getAdminSiteCheckJobs: { input: None; answer: Answer<{ kinds: ({ kind: string; title: string; state: 'ok' | 'todo' | 'broken'; waiting: number; running: number; retried: number; dead: number; held: number; oldest_at: string | null })[]; planned: { count: number; next_at: string | null }; stopped: ({ id: number; kind: string; title: string; state: 'dead' | 'held'; attempts: number; last_error: string | null; stopped_at: string; may_change: boolean })[]; stopped_count: number; read_at: string }> };
  /** Relancer un travail arrêté. */
  postAdminSiteCheckJobsByIdRetry: { input: { id: IdInput }; answer: Answer<{ name: string }> };
  /** Retirer un travail arrêté. */
  deleteAdminSiteCheckJobsById: { input: { id: IdInput }; answer: Answer<{ name: string }> };
  /** Activer ou désactiver un compte. */
  putAdminUsersByIdToggleStatus: { input: { id: IdInput }; answer: Answer<User> };
  /** Sessions d’un compte. */
  getAdminUsersByIdSessions: { input: { id: IdInput }; answer: Answer<{ sessions: ({ id: number; device: string; ip: string; location: string; created_at: string; last_seen_at: string; is_current: boolean })[]; two_factor_enabled: boolean; openid_since: string | null; is_invited: boolean }> };
  /** Fermer les sessions d’un compte. */
  deleteAdminUsersByIdSessions: { input: { id: IdInput }; answer: Answer<None> };
  /** Retirer la double authentification d’un compte. */
  deleteAdminUsersByIdTwoFactor: { input: { id: IdInput }; answer: Answer<None> };
  /** Envoyer de nouveau l’invitation. */
  postAdminUsersByIdInvitation: { input: { id: IdInput }; answer: Answer<None> };
  /** Ouvrir une session. */
  postAuthLogin: { input: { email: string; password: string }; answer: { success?: true; message?: string } };
  /** Donner le second facteur d’une connexion. */
  postAuthTwoFactorChallenge: { input: { challenge: string; code: string }; answer: { success?: true; message?: string; token?: string; user?: User; reminders?: { must_enrol: boolean; renewal_due: boolean; strength_due: boolean } } };
  /** Créer un compte client. */
  postAuthRegister: { input: { name: string; phone?: string | null; address?: string | null; email: string; password: string; password_confirmation: string }; answer: { success?: true; message?: string; token?: string; user?: User; reminders?: { must_enrol: boolean; renewal_due: boolean; strength_due: boolean } } };
  /** Fermer la session. */
  postAuthLogout: { input: None; answer: Answer<None> };
  /** Compte de la session. */
  getAuthUser: { input: None; answer: { success?: true; message?: string; user?: User; reminders?: { must_enrol: boolean; renewal_due: boolean; strength_due: boolean }; pending_email?: string | null } };
  /** Confirmer son identité pour les dix minutes à venir. */
  postAuthConfirm: { input: { password?: string; code?: string }; answer: Answer<None> };
  /** Commencer une connexion chez le fournisseur d’identité. */
  postAuthOpenidStart: { input: { purpose: 'sign-in' | 'confirm' }; answer: { success?: true; message?: string; address?: string } };
  /** Ouvrir une session au retour du fournisseur d’identité. */
  postAuthOpenidFinish: { input: { state: string; code?: string; iss?: string; error?: string }; answer: { success?: true; message?: string } };
  /** Confirmer son identité au retour du fournisseur d’identité. */
  postAuthOpenidConfirm: { input: { state: string; code?: string; iss?: string; error?: string }; answer: Answer<None> };
  /** Retirer le lien d’un compte avec le fournisseur d’identité. */
  deleteAdminUsersByIdOpenid: { input: { id: IdInput }; answer: Answer<None> };
  /** Demander un lien pour choisir un nouveau mot de passe. */
  postAuthForgotPassword: { input: { email: string }; answer: Answer<None> };
  /** Choisir un nouveau mot de passe par un lien. */
  postAuthResetPassword: { input: { token: string; password: string; password_confirmation: string }; answer: Answer<None> };
  /** Confirmer une adresse e-mail par son lien. */
  postAuthVerifyEmail: { input: { token: string; password?: string }; answer: { success?: true; message?: string; email?: string } };
  /** Contester un changement d’adresse par le lien reçu à l’ancienne. */
  postAuthDisavow: { input: { token: string }; answer: { success?: true; message?: string; email?: string } };
  /** Recevoir un nouveau lien de confirmation. */
  postAuthResendVerification: { input: None; answer: { success?: true; message?: string; sent_to?: string | null } };
  /** Son profil. */
  getAuthProfile: { input: None; answer: { success?: true; message?: string; user?: User; reminders?: { must_enrol: boolean; renewal_due: boolean; strength_due: boolean }; pending_email?: string | null; profile?: { position: string; department: string; join_date: string; bio: string; avatar: string; language: string; timezone: string; email_notifications: boolean; sms_notifications: boolean; login_alerts: boolean; session_timeout: number | null }; two_factor?: { enabled: boolean; enabled_at: string | null; recovery_codes_left: number; required: boolean }; chosen_at?: string; renewal_days?: number; longest_timeout?: number; statistics?: { logins: number; sessions_this_month: number; actions: number; last_login: string | null } } };
  /** Modifier son profil. */
  putAuthProfile: { input: { name?: string; email?: string; current_password?: string; phone?: string | null; address?: string | null; position?: string; department?: string; join_date?: '' | string; bio?: string; language?: 'fr' | 'en' | 'es'; timezone?: 'Europe/Paris' | 'Europe/London' | 'America/New_York'; email_notifications?: boolean; sms_notifications?: boolean; login_alerts?: boolean; session_timeout?: 15 | 30 | 60 | 120 | null; updated_at?: string }; answer: { success?: true; message?: string; user?: User; pending_email?: string | null; profile?: { position: string; department: string; join_date: string; bio: string; avatar: string; language: string; timezone: string; email_notifications: boolean; sms_notifications: boolean; login_alerts: boolean; session_timeout: number | null } } };
  /** Changer sa photo de profil. */
  postAuthAvatar: { input: { avatar: string }; answer: { success?: true; message?: string; avatar?: string } };
  /** Retirer sa photo de profil. */
  deleteAuthAvatar: { input: None; answer: { success?: true; message?: string; avatar?: '' } };
  /** Changer de mot de passe. */
  putAuthPassword: { input: { current_password: string; password: string; password_confirmation: string }; answer: Answer<None> };
  /** Sessions ouvertes. */
  getAuthSessions: { input: None; answer: { success?: true; message?: string; sessions?: ({ id: number; device: string; ip: string; location: string; created_at: string; last_seen_at: string; is_current: boolean })[] } };
  /** Fermer une session. */
  deleteAuthSessionsById: { input: { id: IdInput }; answer: Answer<None> };
  /** Son activité. */
  getAuthActivity: { input: { page?: number | string; per_page?: number | string }; answer: ListAnswer<({ id: number; type: 'login' | 'update' | 'security' | 'logout'; description: string; timestamp: string; location: string; device: string; ip: string })[]> };
  /** État de sa double authentification. */
  getAuthTwoFactor: { input: None; answer: { success?: true; message?: string; enabled?: boolean; enabled_at?: string | null; recovery_codes_left?: number; required?: boolean } };
  /** Préparer la double authentification. */
  postAuthTwoFactorSetup: { input: None; answer: { success?: true; message?: string; secret?: string; otpauth_url?: string } };
  /** Activer la double authentification. */
  postAuthTwoFactorEnable: { input: { code: string }; answer: { success?: true; message?: string; recovery_codes?: string[] } };
  /** Désactiver la double authentification. */
  postAuthTwoFactorDisable: { input: { password: string }; answer: Answer<None> };
  /** Renouveler ses codes de secours. */
  postAuthTwoFactorRecoveryCodes: { input: { password: string }; answer: { success?: true; message?: string; recovery_codes?: string[] } };
  /** Supprimer son compte. */
  deleteUserAccount: { input: { password: string }; answer: Answer<None> };
  /** Ses jetons d’API. */
  getAdminApiTokens: { input: None; answer: { success?: true; message?: string; api_tokens?: ApiToken[] } };
  /** Créer un jeton d’API, dont le secret est rendu cette seule fois. */
  postAdminApiTokens: { input: { name: string; access: 'read' | 'change' | 'calendar'; rights: ('requests:read' | 'requests:change' | 'sales:read' | 'sales:change' | 'content:read' | 'content:change' | 'money' | 'settings')[]; days: 30 | 90 | 365 }; answer: { success?: true; message?: string; token?: string; api_token?: ApiToken } };
  /** Révoquer un jeton d’API. */
  deleteAdminApiTokensById: { input: { id: IdInput }; answer: Answer<{ name: string }> };
  /** Webhooks, sans leurs secrets. */
  getAdminWebhooks: { input: None; answer: { success?: true; message?: string; webhooks?: Webhook[] } };
  /** Créer un webhook, dont le secret est rendu cette seule fois. */
  postAdminWebhooks: { input: { url: string; description?: string; events: ('contact.request_created' | 'quote.accepted' | 'invoice.issued' | 'payment.received' | 'testimonial.submitted')[] }; answer: { success?: true; message?: string; secret?: string; webhook?: Webhook } };
  /** Modifier l’adresse, la description et les événements d’un webhook. */
  putAdminWebhooksById: { input: { id: IdInput } & { url: string; description: string; events: ('contact.request_created' | 'quote.accepted' | 'invoice.issued' | 'payment.received' | 'testimonial.submitted')[] }; answer: Answer<Webhook> };
  /** Supprimer un webhook et son journal. */
  deleteAdminWebhooksById: { input: { id: IdInput }; answer: Answer<{ url: string }> };
  /** Mettre un webhook en pause, ou le reprendre. */
  putAdminWebhooksByIdState: { input: { id: IdInput } & { is_enabled: boolean }; answer: Answer<Webhook> };
  /** Remplacer le secret d’un webhook ; l’ancien signe encore 24 heures. */
  postAdminWebhooksByIdSecret: { input: { id: IdInput }; answer: { success?: true; message?: string; secret?: string; webhook?: Webhook } };
  /** Envoyer un événement d’essai (test.ping). */
  postAdminWebhooksByIdTest: { input: { id: IdInput }; answer: Answer<Webhook> };
  /** Envois d’un webhook des trente derniers jours, les plus récents d’abord. */
  getAdminWebhooksByIdDeliveries: { input: { id: IdInput; page?: number | string; per_page?: number | string; state?: 'waiting' | 'delivered' | 'failed' }; answer: ListAnswer<({ id: number; webhook_id: number; event_id: string; type: string; state: 'waiting' | 'delivered' | 'failed'; attempts: number; next_attempt_at: string | null; last_attempt_at: string | null; last_status: number | null; last_fault: 'private' | 'unknown-host' | 'refused' | 'late' | 'certificate' | 'interrupted' | 'paused' | 'secret' | null; last_answer: string; duration_ms: number | null; created_at: string; payload: string })[]> };
  /** Renvoyer un événement, avec son identifiant d’origine. */
  postAdminWebhookDeliveriesByIdReplay: { input: { id: IdInput }; answer: Answer<{ id: number; webhook_id: number; event_id: string; type: string; state: 'waiting' | 'delivered' | 'failed'; attempts: number; next_attempt_at: string | null; last_attempt_at: string | null; last_status: number | null; last_fault: 'private' | 'unknown-host' | 'refused' | 'late' | 'certificate' | 'interrupted' | 'paused' | 'secret' | null; last_answer: string; duration_ms: number | null; created_at: string; payload: string }> };
  /** Payer par carte ; `Idempotency-Key` fait d’un envoi répété un seul paiement. */
  postPaymentProcess: { input: { cardNumber: string; cardHolder: string; expiryMonth: string; expiryYear: string; cvv: string; amount: number; serviceId?: number | null; quoteId?: number | null; invoiceId?: number | null; linkToken?: string | null }; answer: { success: boolean; transactionId: string; message: string; data: { transaction_id: string; status: 'pending' | 'completed' | 'failed' | 'refunded'; status_text: string; failure: string; asks_confirmation: boolean; is_demo: boolean; amount: number; refunded: number; service_title: string; quote_id: number | null; invoice_id: number | null; customer_name: string; payment_method: string; last_four: string; created_at: string; completed_at: string | null; client_secret?: string } } };
  /** Jeton de lien pour payer un de ses devis ou une de ses factures. */
  postUserPaymentLinks: { input: { quoteId?: IdInput; invoiceId?: IdInput }; answer: Answer<{ token: string }> };
  /** Mode de paiement et cartes de test. */
  getPaymentConfig: { input: None; answer: Answer<{ mode: 'off' | 'sandbox' | 'stripe'; publishable_key: string | null; test_cards: ({ number: string; brand: string; outcome: string })[]; free_payments: boolean; least: number; most: number; refusal: string; transfer: { holder: string; iban: string; bic: string } }> };
  /** Ce qui peut être payé sur un devis ou une facture. */
  getPaymentDue: { input: { quoteId?: IdInput; invoiceId?: IdInput; linkToken?: string | null; token?: string | null }; answer: Answer<{ quote_id: number | null; invoice_id: number | null; number: string; service_title: string; customer_name: string; total: number; is_taxed: boolean; paid: number; choices: ({ kind: 'balance' | 'deposit'; amount: number })[]; refusal: string }> };
  /** Compte d’un de ses contrats, ou de celui d’un lien : convenu, facturé, réglé, reste. */
  getPaymentAccount: { input: { quoteId?: IdInput; invoiceId?: IdInput; token?: string }; answer: Answer<ContractAccountView> };
  /** Renoncer au contrat dans les quatorze jours. */
  postQuoteLinksByTokenWithdrawal: { input: { token: string } & { confirm: true }; answer: Answer<QuoteOffer> };
  /** Renoncer au contrat dans les quatorze jours. */
  postUserQuotesByIdWithdrawal: { input: { id: IdInput } & { confirm: true }; answer: Answer<QuoteOffer> };
  /** Messages signés de Stripe. */
  postPaymentWebhookStripe: { input: { payload: string; signature: string }; answer: Answer<None> };
  /** Reçu d’un paiement. */
  getPaymentByTransactionId: { input: { transactionId: string }; answer: Answer<Receipt> };
  /** Répondre à la question de la banque (démonstration). */
  postPaymentByTransactionIdConfirm: { input: { transactionId: string } & { accepted: boolean }; answer: Answer<Receipt> };
  /** Demander un acompte : émet sa facture, à régler avant l’échéance. */
  postAdminQuotesByIdDeposits: { input: { id: IdInput } & { amount: number | string; due_on: string }; answer: Answer<Invoice> };
  /** Demander un acompte sur une commande : émet sa facture, à régler avant l’échéance. */
  postAdminOrdersByIdDeposits: { input: { id: IdInput } & { amount: number | string; due_on: string }; answer: Answer<Invoice> };
  /** Facturer les travaux faits avant une rétractation, à la demande expresse du client. */
  postAdminQuotesByIdBegunWorks: { input: { id: IdInput } & { amount: number | string }; answer: Answer<Invoice> };
  /** Enregistrer une rétractation écrite du client : le contrat prend fin, ses factures sont créditées. */
  postAdminQuotesByIdWithdrawal: { input: { id: IdInput } & { declared_on: string; informed_on?: string; note?: string }; answer: Answer<QuoteOffer> };
  /** À rembourser après une rétractation, avec la date limite. */
  getAdminPaymentsRefunds: { input: None; answer: Answer<({ quote_id: number; number: string; customer_name: string; amount: number; refund_by: string })[]> };
  /** Compte d’un contrat, par son devis, sa commande ou une facture. */
  getAdminPaymentsAccount: { input: { quoteId?: IdInput; orderId?: IdInput; invoiceId?: IdInput }; answer: Answer<ContractAccountView> };
  /** Paiements. */
  getPayments: { input: { page?: number | string; per_page?: number | string; search?: string; sort_by?: 'created_at' | 'amount' | 'customer_name' | 'status'; sort_order?: 'asc' | 'desc'; status?: 'pending' | 'completed' | 'failed' | 'refunded' }; answer: ListAnswer<Payment[]> };
  /** Paiements. */
  getAdminPayments: { input: { page?: number | string; per_page?: number | string; search?: string; sort_by?: 'created_at' | 'amount' | 'customer_name' | 'status'; sort_order?: 'asc' | 'desc'; status?: 'pending' | 'completed' | 'failed' | 'refunded' }; answer: ListAnswer<Payment[]> };
  /** Enregistrer un encaissement : chèque, virement, espèces, carte ou autre. */
  postAdminPayments: { input: { quoteId?: IdInput | null; orderId?: IdInput | null; invoiceId?: IdInput | null; amount: number | string; means: 'card' | 'transfer' | 'cheque' | 'cash' | 'other'; received_on: string; reference?: string; bank?: string; is_again?: FlagInput }; answer: Answer<Payment> };
  /** Nombre de paiements par statut, et total des paiements terminés. */
  getAdminPaymentsStatistics: { input: None; answer: Answer<{ total: number; completed: number; pending: number; failed: number; refunded: number; completed_amount: number }> };
  /** Paiements en fichier CSV ou Excel. */
  getAdminPaymentsExport: { input: { search?: string; sort_by?: 'created_at' | 'amount' | 'customer_name' | 'status'; sort_order?: 'asc' | 'desc'; status?: 'pending' | 'completed' | 'failed' | 'refunded'; format?: 'csv' | 'xlsx' }; answer: never };
  /** Devis acceptés et factures ouvertes sur lesquels encaisser. */
  getAdminPaymentsTargets: { input: { search?: string; quoteId?: IdInput; orderId?: IdInput; invoiceId?: IdInput }; answer: Answer<({ quote_id: number | null; order_id: number | null; invoice_id: number | null; number: string; client_name: string; subject: string; due: number })[]> };
  /** Annuler par une écriture contraire un encaissement saisi par erreur. */
  postAdminPaymentsByIdReversal: { input: { id: IdInput } & { reason: string }; answer: Answer<Payment> };
  /** Enregistrer un remboursement, entier ou partiel, avec l’avoir correspondant. */
  postAdminPaymentsByIdRefund: { input: { id: IdInput } & { amount: number | string; means: 'card' | 'transfer' | 'cheque' | 'cash' | 'other'; refunded_on: string; reference?: string; reason?: string; credit?: FlagInput; refunded?: number | string }; answer: Answer<Payment> };
  /** Annuler par une écriture contraire le dernier remboursement saisi par erreur. */
  postAdminPaymentsByIdRefundReversal: { input: { id: IdInput } & { reason: string; refunded?: number | string }; answer: Answer<Payment> };
  /** Écritures d’un paiement. */
  getAdminPaymentsByIdEntries: { input: { id: IdInput }; answer: Answer<({ id: number; at: string; received_on: string; kind: string; kind_text: string; amount: number; reason: string })[]> };
  /** Avis de remboursement d’un paiement, tels qu’ils ont été envoyés. */
  getAdminPaymentsByIdNotices: { input: { id: IdInput }; answer: Answer<({ id: number; number: string; created_at: string })[]> };
  /** Un avis de remboursement en PDF. */
  getAdminPaymentsByIdNoticesByNoticePdf: { input: { id: IdInput; notice: IdInput }; answer: never };
  /** Un paiement. */
  getAdminPaymentsById: { input: { id: IdInput }; answer: Answer<Payment> };
  /** Supprimer un paiement ; sa ligne reste au journal, annulée. */
  deleteAdminPaymentsById: { input: { id: IdInput }; answer: Answer<None> };
  /** Changer le statut affiché ; `refund` rembourse aussi chez le prestataire. */
  putAdminPaymentsByIdStatus: { input: { id: IdInput } & { status: 'pending' | 'completed' | 'failed' | 'refunded'; refund?: FlagInput; updated_at?: string }; answer: Answer<Payment> };
  /** Clôtures du journal des encaissements. */
  getAdminClosings: { input: { page?: number | string; per_page?: number | string; search?: string; sort_by?: 'closed' | 'total'; sort_order?: 'asc' | 'desc'; kind?: 'day' | 'month' | 'year' }; answer: ListAnswer<({ id: number; kind: 'day' | 'month' | 'year'; period: string; is_demo: boolean; first_seq: number; last_seq: number; entries: number; received: Record<string, number>; refunded: number; corrected: number; total: number; perpetual: number; closed_at: string; hash: string })[]> };
  /** Nombre de clôtures, et total perpétuel. */
  getAdminClosingsStatistics: { input: None; answer: Answer<{ day: number; month: number; year: number; perpetual: number }> };
  /** Clôtures en fichier CSV ou Excel. */
  getAdminClosingsExport: { input: { search?: string; sort_by?: 'closed' | 'total'; sort_order?: 'asc' | 'desc'; kind?: 'day' | 'month' | 'year'; format?: 'csv' | 'xlsx' }; answer: never };
  /** Une clôture. */
  getAdminClosingsById: { input: { id: IdInput }; answer: Answer<{ id: number; kind: 'day' | 'month' | 'year'; period: string; is_demo: boolean; first_seq: number; last_seq: number; entries: number; received: Record<string, number>; refunded: number; corrected: number; total: number; perpetual: number; closed_at: string; hash: string }> };
  /** Toutes ses données, en fichier JSON. */
  getUserExport: { input: None; answer: { exported_at: string; account: User; profile: { position: string; department: string; join_date: string; bio: string; avatar: string; language: string; timezone: string; email_notifications: boolean; sms_notifications: boolean; login_alerts: boolean; session_timeout: number | null }; sessions: unknown; api_tokens: ApiToken[]; openid_links: ({ issuer: string; subject: string; created_at: string; last_used_at: string })[]; activity: unknown; messages: unknown; chats: unknown; quotes: unknown; orders: unknown; invoices: unknown; payments: unknown; deleted: ({ kind: 'service' | 'post' | 'gallery' | 'testimonial' | 'place' | 'city' | 'city-draft' | 'page-draft' | 'redirect' | 'message' | 'chat' | 'quote' | 'order' | 'notification'; deleted_at: string; expires_at: string; content: Record<string, (Record<string, string | number | null>)[]> })[] } };
  /** Tout marquer comme lu. */
  putAdminNotificationsReadAll: { input: None; answer: Answer<None> };
  /** Marquer comme lue. */
  putAdminNotificationsByIdRead: { input: { id: IdInput }; answer: Answer<None> };
  /** Retirer une notification. */
  deleteAdminNotificationsById: { input: { id: IdInput }; answer: Answer<None> };
  /** Appareils qui reçoivent les alertes. */
  getAdminPush: { input: None; answer: Answer<{ public_key: string; devices: ({ id: number; user_agent: string; created_at: string; fingerprint: string })[] }> };
  /** Recevoir les alertes sur cet appareil. */
  postAdminPush: { input: { endpoint: string; keys: { p256dh: string; auth: string } }; answer: Answer<{ id: Id }> };
  /** Alerte d’essai. */
  postAdminPushTest: { input: None; answer: Answer<{ sent: number }> };
  /** Ne plus alerter un appareil. */
  deleteAdminPushById: { input: { id: IdInput }; answer: Answer<None> };
  /** Flux d’événements (text/event-stream). */
  getAdminEvents: { input: { missed_ms?: number | string }; answer: never };
  /** S’abonner à la lettre d’information. */
  postNewsletter: { input: { email: string; website?: string }; answer: Answer<None> };
  /** Abonnés à la lettre d’information. */
  getAdminNewsletter: { input: { page?: number | string; per_page?: number | string; search?: string; sort_by?: 'created_at' | 'email'; sort_order?: 'asc' | 'desc'; status?: 'pending' | 'confirmed' }; answer: ListAnswer<({ id: number; email: string; status: 'pending' | 'confirmed'; confirmed_at: string | null; created_at: string })[]> };
  /** Nombre d’abonnés par statut. */
  getAdminNewsletterStatistics: { input: None; answer: Answer<{ total: number; confirmed: number; pending: number; ended: number }> };
  /** Abonnés en fichier CSV ou Excel. */
  getAdminNewsletterExport: { input: { status?: 'pending' | 'confirmed' | 'all'; search?: string; format?: 'csv' | 'xlsx' }; answer: never };
  /** Un abonné. */
  getAdminNewsletterById: { input: { id: IdInput }; answer: Answer<{ id: number; email: string; status: 'pending' | 'confirmed'; confirmed_at: string | null; created_at: string; confirm_expires_at: string | null; erased_at: string | null }> };
  /** Supprimer un abonné. */
  deleteAdminNewsletterById: { input: { id: IdInput }; answer: Answer<None> };
  /** Tableau de bord. */
  getAdminDashboard: { input: { period?: 'month' | 'quarter' | 'year' }; answer: Answer<{ period: 'month' | 'quarter' | 'year'; quick_stats: Record<string, number>; trends: Record<string, { previous: number | null; change: number | null }>; todo: { unread_messages: { count: number; oldest_at: string | null } | null; pending_quotes: { count: number; oldest_at: string | null } | null; drafts: { blog: number; gallery: number; testimonials: number; services: number } | null; contradicted_promises: number | null }; status_distribution: { quotes: ({ status: 'pending' | 'contacted' | 'quoted' | 'accepted' | 'rejected'; count: number })[]; messages: ({ status: 'unread' | 'read' | 'replied' | 'archived'; count: number })[] }; today: { messages: ({ id: number; name: string; detail: string; at: string })[] | null; chats: ({ id: number; name: string; detail: string; at: string; session_id: string })[] | null; quotes: ({ id: number; name: string; detail: string; at: string })[] | null; invoices: ({ id: number; name: string; detail: string; at: string; due: number })[] | null; orders: ({ id: number; name: string; detail: string; at: string })[] | null }; recent_quotes: ({ is_demo: boolean; id: number; client_name: string; service_type: string; status: 'pending' | 'approved' | 'rejected'; stage: 'pending' | 'contacted' | 'quoted' | 'accepted' | 'rejected'; amount: number | null; message_id: number | null; created_at: string })[]; recent_messages: ({ id: number; name: string; subject: string; status: 'unread' | 'read' | 'replied' | 'archived'; created_at: string; is_demo: boolean })[]; recent_blog_posts: ({ id: number; title: string; category: string; author: string; is_published: boolean; published_at: string | null; created_at: string; is_demo: boolean })[]; recent_testimonials: ({ id: number; name: string; location: string; rating: number; is_active: boolean; created_at: string; is_demo: boolean })[]; monthly_revenue: ({ month: string; revenue: number | null; quotes: number | null; accepted_quotes: number | null })[]; service_distribution: ({ service: string; count: number; amount: number; percentage: number })[]; performance_metrics: { conversion_rate: number | null; customer_satisfaction: number | null; average_response_time: number | null; is_response_assumed: boolean; response_score: number | null; monthly_growth: number | null } }> };
  /** Devis, commandes, messages ou paiements en fichier JSON, CSV ou Excel. */
  getAdminDashboardExport: { input: { type?: 'quotes' | 'orders' | 'messages' | 'payments'; format?: 'json' | 'csv' | 'xlsx' }; answer: (Record<string, string | number | null>)[] };
  /** Place libre sur le disque du site. */
  getAdminDisk: { input: None; answer: Answer<{ free_bytes: number | null; level: 'enough' | 'low' | 'critical' }> };
  /** Notifications. */
  getAdminNotifications: { input: { limit?: number | string; unread_only?: FlagInput; with_waiting?: FlagInput }; answer: Answer<{ unread_count: number; notifications: ({ id: number; type: 'success' | 'warning' | 'error' | 'info'; title: string; message: string; link: string; time_ago: string; created_at: string; is_read: boolean; read_at: string | null; is_alerting: boolean })[]; unread_messages?: number; unread_chats?: number }> };
  /** Chercher partout dans le back-office. */
  getAdminSearch: { input: { q: string }; answer: Answer<({ kind: 'messages' | 'quotes' | 'orders' | 'invoices' | 'payments' | 'services' | 'articles' | 'gallery' | 'testimonials' | 'users' | 'subscribers'; id: number; title: string; subtitle: string; link: string })[]> };
  /** Journal d’activité. */
  getAdminActivity: { input: { page?: number | string; per_page?: number | string; search?: string; sort_by?: 'at'; sort_order?: 'asc' | 'desc'; actor?: IdInput; kind?: 'account' | 'user' | 'message' | 'quote' | 'order' | 'payment' | 'service' | 'gallery' | 'testimonial' | 'place' | 'blog' | 'newsletter' | 'settings' | 'other'; period?: 'day' | 'week' | 'month' | 'quarter' }; answer: ListAnswer<({ id: number; at: string; timestamp: string; type: 'login' | 'update' | 'security' | 'logout'; description: string; actor_id: number | null; actor_name: string; action: string; subject: string; sentence: string; ip: string; user_agent: string })[]> };
  /** Activité récente et ses auteurs. */
  getAdminActivityStatistics: { input: None; answer: Answer<{ total: number; day: number; week: number; month: number; check: { at: string; lines: number; is_intact: boolean; bad_id: number | null } | null; actors: ({ id: number; name: string })[] }> };
  /** Journal d’activité en fichier CSV ou Excel. */
  getAdminActivityExport: { input: { search?: string; sort_by?: 'at'; sort_order?: 'asc' | 'desc'; actor?: IdInput; kind?: 'account' | 'user' | 'message' | 'quote' | 'order' | 'payment' | 'service' | 'gallery' | 'testimonial' | 'place' | 'blog' | 'newsletter' | 'settings' | 'other'; period?: 'day' | 'week' | 'month' | 'quarter'; format?: 'csv' | 'xlsx' }; answer: never };
  /** Une ligne du journal. */
  getAdminActivityById: { input: { id: IdInput }; answer: Answer<{ id: number; at: string; timestamp: string; type: 'login' | 'update' | 'security' | 'logout'; description: string; actor_id: number | null; actor_name: string; action: string; subject: string; sentence: string; ip: string; user_agent: string; before: Record<string, unknown>; after: Record<string, unknown> }> };
  /** Commandes. */
  getAdminOrders: { input: { page?: number | string; per_page?: number | string; search?: string; sort_by?: 'created_at' | 'deadline' | 'budget' | 'client_name'; sort_order?: 'asc' | 'desc'; status?: string; priority?: string }; answer: ListAnswer<Order[]> };
  /** Créer une commande. */
  postAdminOrders: { input: { client_name?: string | null; client_email?: '' | string | null; client_phone?: string | null; customer_kind?: 'consumer' | 'professional'; service?: string | null; description?: string | null; budget?: number | string | null; deadline?: '' | string | null; address?: string | null; estimatedDuration?: string | null; priority?: string; status?: string; service_date?: '' | string | null }; answer: Answer<Order> };
  /** Nombre de commandes par statut et par priorité, et somme des budgets. */
  getAdminOrdersStatistics: { input: None; answer: Answer<{ total: number; en_attente: number; 'planifié': number; en_cours: number; 'terminé': number; 'annulé': number; urgent: number; normal: number; faible: number; revenue: number }> };
  /** Commandes en fichier CSV ou Excel. */
  getAdminOrdersExport: { input: { search?: string; sort_by?: 'created_at' | 'deadline' | 'budget' | 'client_name'; sort_order?: 'asc' | 'desc'; status?: string; priority?: string; format?: 'csv' | 'xlsx' }; answer: never };
  /** Une commande. */
  getAdminOrdersById: { input: { id: IdInput }; answer: Answer<Order> };
  /** Modifier une commande : seuls les champs envoyés changent. */
  putAdminOrdersById: { input: { id: IdInput } & { client_name?: string | null; client_email?: '' | string | null; client_phone?: string | null; customer_kind?: 'consumer' | 'professional'; service?: string | null; description?: string | null; budget?: number | string | null; deadline?: '' | string | null; address?: string | null; estimatedDuration?: string | null; priority?: string; status?: string; updated_at?: string; service_date?: '' | string | null }; answer: Answer<Order> };
  /** Supprimer une commande. */
  deleteAdminOrdersById: { input: { id: IdInput }; answer: Answer<None> };
  /** Ce que dit la facture imprimable d’une commande. */
  getAdminOrdersByIdInvoice: { input: { id: IdInput }; answer: Answer<{ order_id: number; number: string; date: string; due_date: string; payment_terms_days: number; status: 'Payé' | 'En attente'; client: { name: string; email: string; phone: string; address: string }; service: string; description: string; lines: LineView[]; vat_note: string; issued: { number: string; state: 'open' | 'part' | 'paid' | 'credited'; paid: number; due: number; credited_by: string | null; document: PricedDocument; voided: ({ number: string; amount: number })[] } | null; net: number; vat: ({ rate: number; net: number; vat: number })[]; vat_total: number; total: number; company: { name: string; legal_form: string; street: string; town: string; phone: string; email: string; siret: string; registry: string; vat_number: string; iban: string; insurance: string } }> };
  /** Changer le statut d’une commande. */
  putAdminOrdersByIdStatus: { input: { id: IdInput } & { status: string; service_date?: '' | string | null }; answer: Answer<Order> };
  /** Faire la commande d’un devis, une seule fois. */
  postAdminQuotesByIdConvert: { input: { id: IdInput }; answer: Answer<Order> };
  /** Commandes en agenda (iCal), à l’adresse secrète d’un jeton d’agenda. */
  getCalendarByFile: { input: { file: string }; answer: never };
  /** Factures, acomptes et avoirs. */
  getAdminInvoices: { input: { page?: number | string; per_page?: number | string; search?: string; sort_by?: 'created_at' | 'due_on' | 'gross' | 'client_name'; sort_order?: 'asc' | 'desc'; kind?: 'invoice' | 'deposit' | 'credit'; state?: 'open' | 'late' | 'paid' | 'credited' | 'credit'; order_id?: IdInput }; answer: ListAnswer<Invoice[]> };
  /** Nombre de factures par état, montants facturés et restant dus. */
  getAdminInvoicesStatistics: { input: None; answer: Answer<{ total: number; open: number; late: number; paid: number; credited: number; credit: number; billed: number; outstanding: number }> };
  /** Factures en fichier CSV ou Excel. */
  getAdminInvoicesExport: { input: { search?: string; sort_by?: 'created_at' | 'due_on' | 'gross' | 'client_name'; sort_order?: 'asc' | 'desc'; kind?: 'invoice' | 'deposit' | 'credit'; state?: 'open' | 'late' | 'paid' | 'credited' | 'credit'; order_id?: IdInput; format?: 'csv' | 'xlsx' }; answer: never };
  /** Une facture, telle qu’elle a été émise. */
  getAdminInvoicesById: { input: { id: IdInput }; answer: Answer<InvoiceDetail> };
  /** Une facture en PDF. */
  getAdminInvoicesByIdPdf: { input: { id: IdInput }; answer: never };
  /** Annuler une facture par un avoir. */
  postAdminInvoicesByIdCredit: { input: { id: IdInput } & { amount?: number | string | null; reason?: string }; answer: Answer<Invoice> };
  /** Envoyer au client un lien personnel vers sa facture. */
  postAdminInvoicesByIdSend: { input: { id: IdInput }; answer: Answer<{ email: string }> };
  /** Factures et avoirs d’une commande. */
  getAdminOrdersByIdInvoices: { input: { id: IdInput }; answer: Answer<Invoice[]> };
  /** Émettre la facture d’une commande. */
  postAdminOrdersByIdInvoices: { input: { id: IdInput }; answer: Answer<Invoice> };
  /** La facture d’un lien personnel. */
  getInvoiceLinksByToken: { input: { token: string }; answer: Answer<InvoiceDetail> };
  /** La facture d’un lien personnel, en PDF. */
  getInvoiceLinksByTokenPdf: { input: { token: string }; answer: never };
  /** Ses factures. */
  getUserInvoices: { input: None; answer: Invoice[] };
  /** Une de ses factures. */
  getUserInvoicesById: { input: { id: IdInput }; answer: Answer<InvoiceDetail> };
  /** Une de ses factures, en PDF. */
  getUserInvoicesByIdPdf: { input: { id: IdInput }; answer: never };
  /** Mise en route : étapes, manques, contenu publié. */
  getAdminSetup: { input: None; answer: Answer<{ state: 'setup' | 'published'; steps: ('company' | 'identity' | 'trades' | 'places' | 'hours' | 'pictures' | 'legal')[]; missing: string[]; lacks: { quote: ({ text: string; group: 'general' | 'company' | 'prices' | 'quotes' })[]; invoice: ({ text: string; group: 'general' | 'company' | 'prices' | 'quotes' })[] }; published: { services: number; gallery: number; posts: number; testimonials: number }; has_second_factor: boolean; has_demo_address: boolean; demo: { is_there: boolean; is_company: boolean; company: string } }> };
  /** Marquer une étape de la mise en route. */
  putAdminSetupStep: { input: { step: 'company' | 'identity' | 'trades' | 'places' | 'hours' | 'pictures' | 'legal'; is_done: boolean }; answer: Answer<{ steps: ('company' | 'identity' | 'trades' | 'places' | 'hours' | 'pictures' | 'legal')[] }> };
  /** Voir le site avant sa mise en ligne, pendant une heure (cookie). */
  getAdminSetupPreview: { input: None; answer: Answer<{ expires_at: string }> };
  /** Mettre le site en ligne. */
  postAdminSetupPublish: { input: None; answer: Answer<None> };
  /** Partir de zéro : quitter la démonstration. */
  postAdminDemoLeave: { input: { company: string }; answer: Answer<{ removed: Record<string, number>; kept: ({ kind: 'setting' | 'service' | 'post' | 'gallery' | 'testimonial' | 'illustration' | 'page' | 'city' | 'area' | 'place' | 'message' | 'chat' | 'quote' | 'order' | 'invoice' | 'payment'; name: string })[]; is_closed: boolean }> };
  /** Corbeille : éléments supprimés que l’on peut encore restaurer. */
  getAdminBin: { input: { page?: number | string; per_page?: number | string; search?: string; sort_by?: 'deleted_at' | 'label'; sort_order?: 'asc' | 'desc'; kind?: 'service' | 'post' | 'gallery' | 'testimonial' | 'place' | 'city' | 'city-draft' | 'page-draft' | 'redirect' | 'message' | 'chat' | 'quote' | 'order' | 'notification' }; answer: ListAnswer<({ id: number; kind: 'service' | 'post' | 'gallery' | 'testimonial' | 'place' | 'city' | 'city-draft' | 'page-draft' | 'redirect' | 'message' | 'chat' | 'quote' | 'order' | 'notification'; label: string; deleted_by: string | null; deleted_at: string; expires_at: string; days_left: number })[]> };
  /** Nombre d’éléments de la corbeille, par sorte. */
  getAdminBinStatistics: { input: None; answer: Answer<{ total: number; ending: number; kinds: Record<string, number> }> };
  /** Supprimer définitivement des éléments de la corbeille : ceux de « ids », sinon tous. */
  postAdminBinEmpty: { input: { ids?: IdInput[] }; answer: Answer<{ removed: number }> };
  /** Restaurer des éléments de la corbeille ; ceux qui sont refusés y restent. */
  postAdminBinRestore: { input: { ids: IdInput[] }; answer: Answer<{ restored: ({ kind: 'service' | 'post' | 'gallery' | 'testimonial' | 'place' | 'city' | 'city-draft' | 'page-draft' | 'redirect' | 'message' | 'chat' | 'quote' | 'order' | 'notification'; link: string; label: string; note: string })[]; refusals: string[] }> };
  /** Annuler une suppression : reprendre ce qui a été supprimé en dernier sous ces identifiants. */
  postAdminBinUndo: { input: { kind: 'service' | 'post' | 'gallery' | 'testimonial' | 'place' | 'city' | 'city-draft' | 'page-draft' | 'redirect' | 'message' | 'chat' | 'quote' | 'order' | 'notification'; ids: IdInput[] }; answer: Answer<{ restored: ({ kind: 'service' | 'post' | 'gallery' | 'testimonial' | 'place' | 'city' | 'city-draft' | 'page-draft' | 'redirect' | 'message' | 'chat' | 'quote' | 'order' | 'notification'; link: string; label: string; note: string })[]; refusals: string[] }> };
}
