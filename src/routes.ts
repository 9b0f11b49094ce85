import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Their addresses are fixed: they win over a service of the same name. */
const cities = ['lyon', 'saint-etienne', 'valence', 'clermont-ferrand', 'grenoble'].map((slug) =>
  route(`services/${slug}`, 'domains/site/pages/city-page.tsx', { id: `city-${slug}` }),
);

/** Documents: rendered by the server, not hydrated (`handle = { still: true }`), moved by islands. */
const documents = [
  index('domains/site/pages/home-page.tsx'),
  route('services', 'domains/site/pages/services-page.tsx'),
  ...cities,
  route('services/:slug', 'domains/site/pages/service-page.tsx'),
  route('contact', 'domains/site/pages/contact-page.tsx'),
  route('discussion', 'domains/site/pages/discussion-page.tsx'),
  route('blog', 'domains/site/pages/blog-page.tsx'),
  route('blog/flux.xml', 'domains/site/pages/blog-feed-page.tsx'),
  route('blog/:slug', 'domains/site/pages/article-page.tsx'),
  route('a-propos', 'domains/site/pages/about-page.tsx'),
  route('tarifs', 'domains/site/pages/prices-page.tsx'),
  route('mentions-legales', 'domains/site/pages/legal-notice-page.tsx'),
  route('confidentialite', 'domains/site/pages/privacy-page.tsx'),
  route('accessibilite', 'domains/site/pages/accessibility-page.tsx'),
  route('plan-du-site', 'domains/site/pages/site-map-page.tsx'),
  route('newsletter', 'domains/site/pages/newsletter-page.tsx'),
  route('newsletter/confirmation', 'domains/site/pages/newsletter-confirmation-page.tsx'),
  route('newsletter/desinscription', 'domains/site/pages/newsletter-unsubscribe-page.tsx'),
  route('zones', 'domains/site/pages/zones-page.tsx'),
  route('itineraire/cadre', 'domains/zones/pages/trip-planner-page.tsx'),
  route('itineraire/carte', 'domains/zones/pages/detailed-map-page.tsx'),
  route('carte/:ground', 'domains/zones/pages/map-ground-page.tsx'),
  route('avis', 'domains/site/pages/reviews-page.tsx'),
  route('testimonials', 'domains/site/pages/reviews-page.tsx', { id: 'testimonials' }),
  route('realisations', 'domains/site/pages/gallery-page.tsx'),
  route('robots.txt', 'domains/site/pages/robots-page.tsx'),
  route('sitemap.xml', 'domains/site/pages/sitemap-page.tsx'),
  route('.well-known/security.txt', 'domains/site/pages/security-contact-page.tsx'),
  route('.well-known/change-password', 'domains/auth/pages/change-password-page.tsx'),
  route('partage/*', 'domains/site/pages/share-card-page.tsx'),
  route('mot-de-passe-oublie', 'domains/auth/pages/forgot-password-page.tsx'),
  route('nouveau-mot-de-passe', 'domains/auth/pages/new-password-page.tsx'),
  route('verification', 'domains/auth/pages/verification-page.tsx'),
  route('ce-n-est-pas-moi', 'domains/auth/pages/disavowal-page.tsx'),
  route('api/docs', 'api-docs-page.tsx'),
  route('*', 'domains/site/pages/not-found-page.tsx'),
];

/** Apps: hydrated pages that load their data in the browser through the API. */
const apps = [
  layout('account-layout.tsx', [
    route('login', 'domains/auth/pages/login-page.tsx'),
    route('register', 'domains/auth/pages/register-page.tsx'),
    route('profile', 'domains/auth/pages/profile-page.tsx'),
    route('messages', 'domains/contact/pages/messages-page.tsx'),
    route('quotes', 'domains/quotes/pages/quotes-page.tsx', { id: 'own-quotes' }),
    route('devis', 'domains/quotes/pages/quote-link-page.tsx'),
    route('facture', 'domains/invoices/pages/invoice-page.tsx'),
    route('payment', 'domains/payments/pages/payment-page.tsx'),
    route('payment-success', 'domains/payments/pages/payment-success-page.tsx'),
  ]),
  layout('admin-layout.tsx', [
    route('admin/login', 'domains/auth/pages/admin-login-page.tsx'),
    route('admin/orders/:id/facture', 'domains/orders/pages/admin-order-print-page.tsx'),
    route('admin', 'admin-frame.tsx', [
      route('dashboard', 'domains/dashboard/pages/admin-dashboard-page.tsx'),
      route('contact', 'domains/contact/pages/admin-contact-page.tsx'),
      route('quotes', 'domains/quotes/pages/admin-quotes-page.tsx'),
      route('services', 'domains/services/pages/admin-services-page.tsx'),
      route('orders', 'domains/orders/pages/admin-orders-page.tsx'),
      route('invoices', 'domains/invoices/pages/admin-invoices-page.tsx'),
      route('gallery', 'domains/gallery/pages/admin-gallery-page.tsx'),
      route('testimonials', 'domains/testimonials/pages/admin-testimonials-page.tsx'),
      route('blog', 'domains/blog/pages/admin-blog-page.tsx'),
      route('blog/:id', 'domains/blog/pages/admin-post-page.tsx'),
      route('users', 'domains/auth/pages/admin-users-page.tsx'),
      route('payments', 'domains/payments/pages/admin-payments-page.tsx'),
      route('chat', 'domains/chat/pages/admin-chat-page.tsx'),
      route('newsletter', 'domains/newsletter/pages/admin-newsletter-page.tsx'),
      route('profile', 'domains/auth/pages/admin-profile-page.tsx'),
      route('activity', 'domains/activity/pages/admin-activity-page.tsx'),
      route('settings', 'domains/settings/pages/admin-settings-page.tsx'),
    ]),
  ]),
];

export default [...documents, ...apps] satisfies RouteConfig;
