// What the office answers: its GraphQL endpoint, its sign-in form, and its pages.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type GraphqlServices, registerGraphqlRoutes } from './graphql/graphql-routes.ts';
import { createInProcessTransport } from './graphql/in-process-transport.ts';
import { officeExecutor } from './graphql/office-executor.ts';
import { writeErrorPage } from './render/error-page.ts';
import { chooseLocale, type PageHandlerOptions, registerPages } from './render/page-handler.ts';
import type { OfficeContext } from './schema/request-context.ts';
import { registerSignInForm } from './staff/office/sign-in-form-route.ts';

export type OfficeRoutes = {
  createContext(request: FastifyRequest): OfficeContext;
  publicUrl: string;
  countMutation: GraphqlServices<OfficeContext>['countMutation'];
  pages: Omit<PageHandlerOptions, 'createTransport' | 'countCart'>;
};

export function registerOffice(app: FastifyInstance, routes: OfficeRoutes): void {
  const { createContext, publicUrl, countMutation, pages } = routes;
  const { renderer, languages } = pages;
  const { api } = renderer.delivery;
  registerGraphqlRoutes(app, { api, executor: officeExecutor, createContext, publicUrl, countMutation });
  registerSignInForm(app, {
    createContext,
    writeErrorPage: (...error) => writeErrorPage(renderer, ...error),
    publicUrl,
    readLocale: (request) => chooseLocale(request, languages()),
    // Nobody is signed in, so there are no personal pages with form tokens.
    acceptsToken: () => false,
  });
  registerPages(app, {
    ...pages,
    createTransport: (request) => createInProcessTransport(officeExecutor, createContext(request)),
  });
}
