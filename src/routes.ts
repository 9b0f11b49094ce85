import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** City pages have fixed addresses, which take precedence over a service of the same name. */
const cities = ['lyon', 'saint-etienne', 'valence', 'clermont-ferrand', 'grenoble'].map((slug) =>
  route(`services/${slug}`, 'domains/places/cities/public/city-page.tsx', { id: `city-${slug}` }),
);

/** Static documents: rendered by the server, not hydrated (`handle = { static: true }`), made interactive by islands. */
const documents = [
  layout('app/layouts/public-layout.tsx', [
    index('domains/website/public/home-page.tsx'),
    route('services', 'domains/services/public/services-page.tsx'),
    ...cities,
    route('services/:slug', 'domains/services/public/service-page.tsx'),
    route('contact', 'domains/contact/public/contact-page.tsx'),
    route('discussion', 'domains/chat/public/discussion-page.tsx'),
    route('blog', 'domains/blog/public/blog-page.tsx'),
    route('blog/:slug', 'domains/blog/public/article-page.tsx'),
    route('a-propos', 'domains/website/public/about-page.tsx'),
    route('apercu/:page', 'domains/website/public/preview-page.tsx'),
    route('tarifs', 'domains/website/public/prices-page.tsx'),
    route('mentions-legales', 'domains/website/public/legal-notice-page.tsx'),
    route('confidentialite', 'domains/website/public/privacy-page.tsx'),
    route('accessibilite', 'domains/website/public/accessibility-page.tsx'),
    route('plan-du-site', 'domains/website/public/site-map-page.tsx'),
    route('newsletter', 'domains/newsletter/public/newsletter-page.tsx'),
    route('newsletter/confirmation', 'domains/newsletter/public/newsletter-confirmation-page.tsx'),
    route('newsletter/desinscription', 'domains/newsletter/public/newsletter-unsubscribe-page.tsx'),
    route('zones', 'domains/places/zones/public/zones-page.tsx'),
    route('avis', 'domains/testimonials/public/reviews-page.tsx'),
    route('testimonials', 'domains/testimonials/public/reviews-page.tsx', { id: 'testimonials' }),
    route('realisations', 'domains/gallery/public/gallery-page.tsx'),
    route('*', 'domains/website/public/not-found-page.tsx'),
  ]),
  route('blog/flux.xml', 'domains/blog/public/blog-feed-page.tsx'),
  route('itineraire/cadre', 'domains/places/zones/public/trip-planner-page.tsx'),
  route('itineraire/carte', 'domains/places/zones/public/detailed-map-page.tsx'),
  route('carte/:ground', 'domains/places/zones/public/map-ground-page.tsx'),
  route('apparence/:file', 'domains/website/public/identity-sheet-page.tsx'),
  route('robots.txt', 'domains/website/public/robots-page.tsx'),
  route('sitemap.xml', 'domains/website/public/sitemap-page.tsx'),
  route('.well-known/security.txt', 'domains/website/public/security-contact-page.tsx'),
  route('.well-known/change-password', 'domains/accounts/auth/public/change-password-page.tsx'),
  route('partage/*', 'domains/website/public/share-card-page.tsx'),
  route('mot-de-passe-oublie', 'domains/accounts/auth/public/forgot-password-page.tsx'),
  route('nouveau-mot-de-passe', 'domains/accounts/auth/public/new-password-page.tsx'),
  route('verification', 'domains/accounts/auth/public/verification-page.tsx'),
  route('ce-n-est-pas-moi', 'domains/accounts/auth/public/disavowal-page.tsx'),
  route('api/docs', 'app/api-docs-page.tsx'),
];

/** Apps: hydrated pages that load their data in the browser through the API. */
const apps = [
  layout('app/layouts/account-layout.tsx', [
    route('login', 'domains/accounts/auth/account/login-page.tsx'),
    route('register', 'domains/accounts/auth/account/register-page.tsx'),
    route('profile', 'domains/accounts/auth/account/profile-page.tsx'),
    route('messages', 'domains/contact/account/messages-page.tsx'),
    route('quotes', 'domains/sales/quotes/account/quotes-page.tsx', { id: 'own-quotes' }),
    route('devis', 'domains/sales/quotes/account/quote-link-page.tsx'),
    route('facture', 'domains/sales/invoices/account/invoice-page.tsx'),
    route('payment', 'domains/sales/payments/account/payment-page.tsx'),
    route('contrat', 'domains/sales/payments/account/contract-page.tsx', { id: 'own-contract' }),
    route('payment-success', 'domains/sales/payments/account/payment-success-page.tsx'),
  ]),
  layout('app/layouts/admin-layout.tsx', [
    route('admin/login', 'domains/accounts/auth/admin/login-page.tsx'),
    route('admin/orders/:id/facture', 'domains/sales/orders/admin/order-print-page.tsx'),
    route('admin', 'app/layouts/admin-frame.tsx', [
      route('dashboard', 'domains/dashboard/admin/dashboard-page.tsx'),
      route('contact', 'domains/contact/admin/contact-page.tsx'),
      route('quotes', 'domains/sales/quotes/admin/quotes-page.tsx'),
      route('services', 'domains/services/admin/services-page.tsx'),
      route('orders', 'domains/sales/orders/admin/orders-page.tsx'),
      route('invoices', 'domains/sales/invoices/admin/invoices-page.tsx'),
      route('gallery', 'domains/gallery/admin/gallery-page.tsx'),
      route('testimonials', 'domains/testimonials/admin/testimonials-page.tsx'),
      route('site', 'domains/site-pages/admin/pages-page.tsx'),
      route('site/:page', 'domains/site-pages/admin/editor-page.tsx'),
      route('blog', 'domains/blog/admin/blog-page.tsx'),
      route('blog/:id', 'domains/blog/admin/post-page.tsx'),
      route('pictures', 'domains/media/admin/pictures-page.tsx'),
      route('users', 'domains/accounts/auth/admin/users-page.tsx'),
      route('payments', 'domains/sales/payments/admin/payments-page.tsx'),
      route('payments/closings', 'domains/sales/ledger/admin/closings-page.tsx'),
      route('payments/account', 'domains/sales/payments/admin/contract-page.tsx'),
      route('chat', 'domains/chat/admin/chat-page.tsx'),
      route('newsletter', 'domains/newsletter/admin/newsletter-page.tsx'),
      route('profile', 'domains/accounts/auth/admin/profile-page.tsx'),
      route('activity', 'domains/activity/admin/activity-page.tsx'),
      route('settings', 'domains/settings/admin/settings-page.tsx'),
    ]),
  ]),
];

export default [...documents, ...apps] satisfies RouteConfig;
