// What the storefront answers: its GraphQL endpoint, its forms for browsers without scripts, and its pages.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale } from '#src/i18n/locales.ts';
import { registerCartForms } from './cart/cart-forms.ts';
import { withLink } from './checkout/visit-by-link.ts';
import { registerOwnData } from './customers/own-data-route.ts';
import { registerOfferPage } from './drafts/offer-page.ts';
import { registerBalancePage } from './gift-cards/balance-page.tsx';
import { type GraphqlServices, registerGraphqlRoutes } from './graphql/graphql-routes.ts';
import { createInProcessTransport } from './graphql/in-process-transport.ts';
import { storefrontExecutor } from './graphql/storefront-executor.ts';
import type { FormServices } from './http/form-route.ts';
import { registerOneClick } from './http/one-click-route.ts';
import type { PlainPages } from './http/plain-page.ts';
import { isFormOfVisit, nobody } from './http/session.ts';
import { registerOrderInvoices } from './invoices/order-invoices.ts';
import { registerNewsletterForms } from './newsletter/newsletter-forms.ts';
import { newsletterOneClick } from './newsletter/newsletter-one-click.ts';
import { registerBankPage } from './orders/at-bank/bank-page.ts';
import { registerCheckoutForm } from './orders/checkout-form-route.ts';
import { registerHoldConfirmation } from './orders/manual/confirm-hold-route.ts';
import { registerBuyAgainForm } from './orders/pay-again/buy-again-form-route.ts';
import { registerPayOrderForm } from './orders/pay-again/pay-order-form-route.ts';
import { registerReminders } from './reminders/reminder-routes.ts';
import { brandedStyles } from './render/brand-sheet.ts';
import { writeErrorPage } from './render/error-page.ts';
import { type PageHandlerOptions, registerPages } from './render/page-handler.ts';
import { renderShell } from './render/render-shell.tsx';
import { registerWithdrawalForms } from './returns/withdrawal-forms.ts';
import { registerReviewForms } from './reviews/review-forms.ts';
import { reviewOneClick } from './reviews/stop-review-requests.ts';
import type { RequestContext } from './schema/request-context.ts';
import { registerBackInStock } from './service/back-in-stock-pages.ts';
import { registerServiceForms } from './service/service-forms.ts';
import { registerAccountForms } from './shopper-accounts/account-forms.ts';
import { registerSignInForms } from './shopper-accounts/sign-in-forms.ts';
import { registerHandOver } from './ucp/hand-over/hand-over-routes.ts';
import { registerPermalinks } from './ucp/hand-over/permalink.ts';

export type StorefrontRoutes = {
  createContext(request: FastifyRequest, reply: FastifyReply): RequestContext;
  publicUrl: string;
  countMutation: GraphqlServices<RequestContext>['countMutation'];
  peekFreshFor: NonNullable<GraphqlServices<RequestContext>['peekFreshFor']>;
  pages: Omit<PageHandlerOptions, 'createTransport'>;
  account: Pick<PageHandlerOptions, 'renderer' | 'headers'>;
};

export function registerStorefront(app: FastifyInstance, routes: StorefrontRoutes): void {
  const { createContext, publicUrl, countMutation, peekFreshFor, pages, account } = routes;
  const { renderer } = pages;
  // It knows the operations of the storefront, too.
  const { api } = account.renderer.delivery;
  const executor = storefrontExecutor;
  registerGraphqlRoutes(app, { api, executor, createContext, publicUrl, countMutation, peekFreshFor });
  const forms: FormServices<RequestContext> = {
    createContext,
    writeErrorPage: (...error) => writeErrorPage(renderer, ...error),
    publicUrl,
    readLocale(request) {
      const { locale } = request.params as { locale?: string };
      return isLocale(locale) ? locale : null;
    },
    acceptsToken: isFormOfVisit,
  };
  registerCartForms(app, forms);
  registerCheckoutForm(app, forms);
  registerPayOrderForm(app, forms);
  registerBuyAgainForm(app, forms);
  registerWithdrawalForms(app, forms);
  registerNewsletterForms(app, forms);
  registerOneClick(app, createContext, newsletterOneClick);
  registerServiceForms(app, forms);
  registerReviewForms(app, forms);
  registerOneClick(app, createContext, reviewOneClick);
  registerAccount(app, routes, forms);
  const plainPages: PlainPages<RequestContext> = {
    createContext,
    renderShell: createShellOf(pages),
    styles: () => brandedStyles(renderer.manifest.styles, renderer.latestShop()),
  };
  registerReminders(app, forms, plainPages);
  registerBalancePage(app, forms, {
    ...plainPages,
    // It is a form as that page is one.
    styles: () => [...plainPages.styles(), ...(renderer.manifest.routes.findOrder?.styles ?? [])],
  });
  registerOfferPage(app, plainPages);
  registerHandOver(app, forms, plainPages);
  registerPermalinks(app, forms);
  registerBankPage(app, plainPages);
  registerOrderInvoices(app, plainPages);
  registerHoldConfirmation(app, plainPages);
  registerBackInStock(app, forms, plainPages);
  registerPages(app, {
    ...pages,
    createTransport(request, reply, tags) {
      // A payment link's page is the checkout of its own cart.
      const context = withLink(createContext(request, reply), (request.query as { offer?: unknown }).offer);
      return createInProcessTransport(executor, tags ? { ...context, session: nobody, tags } : context);
    },
  });
}

/** What stands around a page without scripts, as whoever asks for it sees it. */
function createShellOf({ renderer, countCart }: StorefrontRoutes['pages']): PlainPages<RequestContext>['renderShell'] {
  return async (context, locale) => {
    const cartTokenHash = context.session.cartTokenHash()?.toString('hex');
    const count = cartTokenHash ? await countCart?.(cartTokenHash) : 0;
    const transport = createInProcessTransport(storefrontExecutor, context);
    return renderShell(renderer, { locale, transport, slots: { cartBadge: String(count ?? 0) } });
  };
}

/** The pages of a shopper's account, and what their forms are posted to. */
function registerAccount(app: FastifyInstance, routes: StorefrontRoutes, forms: FormServices<RequestContext>): void {
  const { createContext, account } = routes;
  const { markdown: _ofShop, ...pages } = routes.pages;
  registerSignInForms(app, forms);
  registerAccountForms(app, forms);
  registerOwnData(app, { createContext });
  registerPages(app, {
    ...pages,
    ...account,
    createTransport: (request, reply) => createInProcessTransport(storefrontExecutor, createContext(request, reply)),
  });
}
