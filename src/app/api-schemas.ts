import { ApiToken } from '#src/domains/accounts/auth/api-token.contract.ts';
import { User } from '#src/domains/accounts/users/user.contract.ts';
import { BlogCard, BlogPost } from '#src/domains/blog/blog.contract.ts';
import { ContactMessage } from '#src/domains/contact/contact.contract.ts';
import { OwnMessage } from '#src/domains/contact/own-message.contract.ts';
import { GalleryItem } from '#src/domains/gallery/gallery.contract.ts';
import { PictureCrop } from '#src/domains/media/media.contract.ts';
import { PictureInput } from '#src/domains/media/picture.contract.ts';
import { CityPageRecord, OwnText } from '#src/domains/places/cities/city-admin.contract.ts';
import { CityContent, CityTrade } from '#src/domains/places/cities/city-content.contract.ts';
import { ListedPlace, Place } from '#src/domains/places/zones/place.contract.ts';
import { Coordinates } from '#src/domains/places/zones/zone.contract.ts';
import { Invoice, InvoiceDetail } from '#src/domains/sales/invoices/invoice.contract.ts';
import { Order } from '#src/domains/sales/orders/order.contract.ts';
import { ContractAccountView } from '#src/domains/sales/payments/contract-account.contract.ts';
import { Receipt } from '#src/domains/sales/payments/payment.contract.ts';
import { Payment } from '#src/domains/sales/payments/payment-admin.contract.ts';
import { AdminQuote } from '#src/domains/sales/quotes/quote-admin.contract.ts';
import { AmendmentView } from '#src/domains/sales/quotes/quote-amendment.contract.ts';
import { QuoteOffer } from '#src/domains/sales/quotes/quote-link.contract.ts';
import { ProcessStep, StoredService } from '#src/domains/services/service.contract.ts';
import { HoursSettings } from '#src/domains/settings/hours.contract.ts';
import { NotificationRules, NotificationSettings } from '#src/domains/settings/notification-rules.contract.ts';
import { PromiseSettings } from '#src/domains/settings/promise.contract.ts';
import { OwnedSettings } from '#src/domains/settings/setting-exchange.contract.ts';
import { MachineLine } from '#src/domains/site-check/machine-check.contract.ts';
import { PageDocument, PageKey, PageSummary } from '#src/domains/site-pages/page.contract.ts';
import { SectionPicture } from '#src/domains/site-pages/section-fields.contract.ts';
import { Testimonial } from '#src/domains/testimonials/testimonial.contract.ts';
import { Webhook } from '#src/domains/webhooks/webhook.contract.ts';
import { Flag, Id, PictureAddress } from '#src/kernel/fields.ts';
import { PageMeta } from '#src/kernel/pagination.ts';
import { AmendmentPart, ContractTerms, Deposit, DocumentTotals, PricedDocument } from '#src/kernel/priced-document.ts';
import { LineView, PricedLine } from '#src/kernel/priced-lines.ts';
import type { NamedSchemas } from '#src/platform/http/openapi-schemas.server.ts';

/** Shapes that the description of the API gives once, by name: parts of several calls, and the records of the lists. */
export const API_SCHEMAS: NamedSchemas = {
  AdminQuote,
  AmendmentPart,
  AmendmentView,
  ApiToken,
  BlogCard,
  BlogPost,
  CityContent,
  CityPageRecord,
  CityTrade,
  ContactMessage,
  ContractAccountView,
  ContractTerms,
  Coordinates,
  Deposit,
  DocumentTotals,
  Flag,
  GalleryItem,
  HoursSettings,
  Id,
  Invoice,
  InvoiceDetail,
  LineView,
  ListedPlace,
  MachineLine,
  NotificationRules,
  NotificationSettings,
  Order,
  OwnMessage,
  OwnText,
  OwnedSettings,
  PageDocument,
  PageKey,
  PageMeta,
  PageSummary,
  Payment,
  PictureAddress,
  PictureCrop,
  PictureInput,
  Place,
  PricedDocument,
  PricedLine,
  ProcessStep,
  PromiseSettings,
  QuoteOffer,
  Receipt,
  SectionPicture,
  StoredService,
  Testimonial,
  User,
  Webhook,
};
