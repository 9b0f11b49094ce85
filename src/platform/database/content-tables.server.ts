import type { Generated } from 'kysely';
import type { Bit, Instant, Json } from './column-types.server.ts';

/** Rows of the public content. */

export interface MediaRow {
  id: Generated<number>;
  key: string;
  content_type: string;
  bytes: number;
  width: number;
  height: number;
  created_at: Instant;
}

/** File from which an import has stored a picture. */
export interface PictureSourceRow {
  /** SHA-256 of the file, hexadecimal. */
  hash: string;
  image: string;
  created_at: Instant;
}

export interface SitePictureRow {
  name: string;
  image: string;
  alt: string;
  /** 1 for an illustration that comes with the product. */
  is_neutral: Generated<Bit>;
}

/** Old address of the site and the page that replaces it. */
export interface RedirectRow {
  id: Generated<number>;
  from_path: string;
  to_path: string;
  status: number;
  search_text: string;
  created_at: Instant;
  updated_at: Instant;
}

/** Page made of sections: what is published, and one draft beside it. */
export interface SitePageRow {
  page: string;
  /** Number of the newest published version; 0 before the first. */
  version: number;
  published_at: Instant | null;
  draft_updated_at: Instant | null;
  draft_author_id: number | null;
  /** Instant at which a job publishes the draft. */
  publish_at: Instant | null;
  updated_at: Instant;
  published: Json | null;
  draft: Json | null;
}

export interface SitePageVersionRow {
  page: string;
  version: number;
  author_id: number | null;
  created_at: Instant;
  document: Json;
}

/** Picture that a published page, its draft or one of its versions uses. */
export interface SitePagePictureRow {
  page: string;
  /** "published", "draft" or "version-12". */
  holder: string;
  image: string;
}

export interface ServiceRow {
  id: Generated<number>;
  title: string;
  slug: string;
  subtitle: string;
  description: string;
  long_description: string;
  category: string;
  duration: string;
  price_range: string;
  features: Json;
  sub_services: Json;
  materials: Json;
  advantages: Json;
  process: Json;
  image: string;
  image_alt: string;
  hero_image: string;
  hero_image_alt: string;
  /** Credit shown beside both pictures: a photographer, or "Illustration". */
  credit: string;
  is_active: Bit;
  sort_order: number;
  search_text: string;
  created_at: Instant;
  updated_at: Instant;
}

/** Former slug of a service or an article, which redirects to the current one. */
export interface OldSlugRow {
  kind: string;
  slug: string;
  target_id: number;
  created_at: Instant;
}

export interface BlogPostRow {
  id: Generated<number>;
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  category: string;
  image: string;
  image_alt: string;
  author: string;
  read_time: string;
  tags: Json;
  is_published: Bit;
  /** First publication; null for a draft that was never published. */
  published_at: Instant | null;
  search_text: string;
  created_at: Instant;
  updated_at: Instant;
}

export interface TestimonialRow {
  id: Generated<number>;
  name: string;
  location: string;
  content: string;
  /** 1 to 5. */
  rating: number;
  image: string;
  /** Civil day of the reviewed work; empty when unknown. */
  experience_date: string;
  /** 1 when the company has linked it to an order. */
  is_verified: Bit;
  is_active: Bit;
  sort_order: number;
  search_text: string;
  created_at: Instant;
  updated_at: Instant;
}

export interface GalleryItemRow {
  id: Generated<number>;
  title: string;
  description: string;
  category: string;
  location: string;
  image: string;
  image_alt: string;
  /** Empty when there is only a picture of the finished work. */
  before_image: string;
  before_alt: string;
  credit: string;
  /** Civil day the work ended; empty when unknown. */
  done_on: string;
  is_active: Bit;
  sort_order: number;
  search_text: string;
  created_at: Instant;
  updated_at: Instant;
}

export interface NewsletterSubscriberRow {
  id: Generated<number>;
  /** Null once the subscription has ended: then only its dates are kept. */
  email: string | null;
  /** pending, confirmed or ended. */
  status: string;
  /** Hash of the last mailed confirmation token; null once the subscription has ended. */
  confirm_hash: string | null;
  confirm_expires_at: Instant | null;
  /** Token in every email: it can only end the subscription. */
  unsubscribe_token: string;
  confirmed_at: Instant | null;
  ended_at: Instant | null;
  created_at: Instant;
  updated_at: Instant;
}

/** Commune where the company works, or its seat. Positions are hundred-thousandths of a degree. */
export interface PlaceRow {
  id: Generated<number>;
  slug: string;
  name: string;
  insee_code: string;
  department_code: string;
  department_name: string;
  postcode: string;
  lat_e5: number;
  lng_e5: number;
  /** 1 when the position is the middle of the neighbouring communes. */
  is_approximate: Bit;
  inhabitants: number;
  districts: Json;
  description: string;
  coverage: string;
  icon: string;
  /** Fee stated by the owner; null when the distance gives it. */
  travel_fee_cents: number | null;
  /** 0 for a place that is only the seat, or only known. */
  is_zone: Bit;
  sort_order: number;
  search_text: string;
  created_at: Instant;
  updated_at: Instant;
}

/** The one row of the served area. */
export interface ServiceAreaRow {
  key: string;
  seat_id: number | null;
  /** Null when the seat is the centre. */
  centre_lat_e5: number | null;
  centre_lng_e5: number | null;
  /** Null when the company states none. */
  radius_km: number | null;
  map_zoom: number;
  texts: Json;
  /** Parts of the drawn map that were placed by hand. */
  layout: Json;
  updated_at: Instant;
}

export interface CityPageRow {
  place_id: number;
  content: Json;
  is_published: Bit;
  created_at: Instant;
  updated_at: Instant;
  /** Text beside the published one; null when there is none. */
  draft: Json | null;
  version: Generated<number>;
  publish_at: Instant | null;
  publish_author_id: number | null;
}

export interface CityPageVersionRow {
  place_id: number;
  version: number;
  author_id: number | null;
  created_at: Instant;
  document: Json;
}

/** Deleted record that can be restored until it expires. */
export interface BinRecordRow {
  id: Generated<number>;
  kind: string;
  subject_id: number;
  /** The only account that sees it; null for what everyone in the office had seen. */
  owner_id: number | null;
  label: string;
  /** Its rows, table by table. */
  content: Json;
  /** Person whom it is about, for an erasure: account, and address in lower case. */
  person_id: number | null;
  person_email: string;
  actor_id: number | null;
  search_text: string;
  deleted_at: Instant;
  expires_at: Instant;
}

/** Picture that a deleted record shows again when it is restored. */
export interface BinPictureRow {
  bin_id: number;
  media_key: string;
}
