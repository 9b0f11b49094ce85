import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** City pages have fixed addresses, which take precedence over a service of the same name. */
const cities = ['lyon', 'saint-etienne', 'valence', 'clermont-ferrand', 'grenoble'].map((slug) =>
  route(`services/${slug}`, 'domains/website/pages/city-page.tsx', { id: `city-${slug}` }),
);

/** Static documents: rendered by the server, not hydrated (`handle = { static: true }`), made interactive by islands. */
const documents = [
  index('domains/website/pages/home-page.tsx'),
  route('services', 'domains/website/pages/services-page.tsx'),
  ...cities,
  route('services/:slug', 'domains/website/pages/service-page.tsx'),
  route('contact', 'domains/website/pages/contact-page.tsx'),
  route('discussion', 'domains/website/pages/discussion-page.tsx'),
  route('blog', 'domains/website/pages/blog-page.tsx'),
  route('blog/flux.xml', 'domains/website/pages/blog-feed-page.tsx'),
  route('blog/:slug', 'domains/website/pages/article-page.tsx'),
  route('a-propos', 'domains/website/pages/about-page.tsx'),
  route('tarifs', 'domains/website/pages/prices-page.tsx'),
  route('mentions-legales', 'domains/website/pages/legal-notice-page.tsx'),
  route('confidentialite', 'domains/website/pages/privacy-page.tsx'),
  route('accessibilite', 'domains/website/pages/accessibility-page.tsx'),
  route('plan-du-site', 'domains/website/pages/site-map-page.tsx'),
  route('newsletter', 'domains/website/pages/newsletter-page.tsx'),
  route('newsletter/confirmation', 'domains/website/pages/newsletter-confirmation-page.tsx'),
  route('newsletter/desinscription', 'domains/website/pages/newsletter-unsubscribe-page.tsx'),
  route('zones', 'domains/website/pages/zones-page.tsx'),
  route('itineraire/cadre', 'domains/places/zones/pages/trip-planner-page.tsx'),
  route('itineraire/carte', 'domains/places/zones/pages/detailed-map-page.tsx'),
  route('carte/:ground', 'domains/places/zones/pages/map-ground-page.tsx'),
  route('avis', 'domains/website/pages/reviews-page.tsx'),
  route('testimonials', 'domains/website/pages/reviews-page.tsx', { id: 'testimonials' }),
  route('realisations', 'domains/website/pages/gallery-page.tsx'),
  route('robots.txt', 'domains/website/pages/robots-page.tsx'),
  route('sitemap.xml', 'domains/website/pages/sitemap-page.tsx'),
  route('.well-known/security.txt', 'domains/website/pages/security-contact-page.tsx'),
  route('.well-known/change-password', 'domains/accounts/auth/pages/change-password-page.tsx'),
  route('partage/*', 'domains/website/pages/share-card-page.tsx'),
  route('mot-de-passe-oublie', 'domains/accounts/auth/pages/forgot-password-page.tsx'),
  route('nouveau-mot-de-passe', 'domains/accounts/auth/pages/new-password-page.tsx'),
  route('verification', 'domains/accounts/auth/pages/verification-page.tsx'),
  route('ce-n-est-pas-moi', 'domains/accounts/auth/pages/disavowal-page.tsx'),
  route('api/docs', 'app/api-docs-page.tsx'),
  route('*', 'domains/website/pages/not-found-page.tsx'),
];

/** Apps: hydrated pages that load their data in the browser through the API. */
const apps = [
  layout('app/layouts/account-layout.tsx', [
    route('login', 'domains/accounts/auth/pages/login-page.tsx'),
    route('register', 'domains/accounts/auth/pages/register-page.tsx'),
    route('profile', 'domains/accounts/auth/pages/profile-page.tsx'),
    route('messages', 'domains/contact/pages/messages-page.tsx'),
    route('quotes', 'domains/sales/quotes/pages/quotes-page.tsx', { id: 'own-quotes' }),
    route('devis', 'domains/sales/quotes/pages/quote-link-page.tsx'),
    route('facture', 'domains/sales/invoices/pages/invoice-page.tsx'),
    route('payment', 'domains/sales/payments/pages/payment-page.tsx'),
    route('payment-success', 'domains/sales/payments/pages/payment-success-page.tsx'),
  ]),
  layout('app/layouts/admin-layout.tsx', [
    route('admin/login', 'domains/accounts/auth/pages/admin-login-page.tsx'),
    route('admin/orders/:id/facture', 'domains/sales/orders/pages/admin-order-print-page.tsx'),
    route('admin', 'app/layouts/admin-frame.tsx', [
      route('dashboard', 'domains/dashboard/pages/admin-dashboard-page.tsx'),
      route('contact', 'domains/contact/pages/admin-contact-page.tsx'),
      route('quotes', 'domains/sales/quotes/pages/admin-quotes-page.tsx'),
      route('services', 'domains/services/pages/admin-services-page.tsx'),
      route('orders', 'domains/sales/orders/pages/admin-orders-page.tsx'),
      route('invoices', 'domains/sales/invoices/pages/admin-invoices-page.tsx'),
      route('gallery', 'domains/gallery/pages/admin-gallery-page.tsx'),
      route('testimonials', 'domains/testimonials/pages/admin-testimonials-page.tsx'),
      route('blog', 'domains/blog/pages/admin-blog-page.tsx'),
      route('blog/:id', 'domains/blog/pages/admin-post-page.tsx'),
      route('users', 'domains/accounts/auth/pages/admin-users-page.tsx'),
      route('payments', 'domains/sales/payments/pages/admin-payments-page.tsx'),
      route('chat', 'domains/chat/pages/admin-chat-page.tsx'),
      route('newsletter', 'domains/newsletter/pages/admin-newsletter-page.tsx'),
      route('profile', 'domains/accounts/auth/pages/admin-profile-page.tsx'),
      route('activity', 'domains/activity/pages/admin-activity-page.tsx'),
      route('settings', 'domains/settings/pages/admin-settings-page.tsx'),
    ]),
  ]),
];

export default [...documents, ...apps] satisfies RouteConfig;
