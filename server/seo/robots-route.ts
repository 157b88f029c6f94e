// What crawlers may visit.
import type { FastifyInstance } from 'fastify';
import { type AssistantSettings, assistantSettingsSchema } from '#src/shop/assistants/assistant-settings.ts';
import type { Db } from '../database/connect.ts';
import { readSettings } from '../shop/read-settings.ts';
import { type CrawlerPurpose, crawlers } from './crawlers.ts';

export type RobotsOptions = {
  db: Db;
  publicUrl: string;
  /** What search engines have no business with, beside what is private in the storefront. */
  closedPaths: readonly string[];
};

export function registerRobots(app: FastifyInstance, options: RobotsOptions): void {
  app.get('/robots.txt', async (_request, reply) => {
    const settings = (await readSettings(options.db, 'assistants')) ?? assistantSettingsSchema.parse({});
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(writeRobots(options, settings));
  });
}

/**
 * An order's addresses, and a withdrawal's, belong to one shopper; their pages say so themselves as well. Cart and checkout
 * have one address for everybody and show a crawler an empty cart: they are left out of the sitemap, and closed to nobody.
 */
function writeRobots({ publicUrl, closedPaths }: RobotsOptions, settings: AssistantSettings): string {
  const closed = ['/api/', '/*/checkout/return', '/*/order/', '/*/withdraw/', '/*/back-in-stock', ...closedPaths];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    ...(settings.allowsAnswering ? [] : shutOut('answering')),
    ...(settings.allowsTraining ? [] : shutOut('training')),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** One group for all of them: a crawler obeys that of its own name alone (RFC 9309). */
function shutOut(purpose: CrawlerPurpose): string[] {
  const agents = crawlers.filter((crawler) => crawler.purpose === purpose).map(({ agent }) => `User-agent: ${agent}`);
  return [...agents, 'Disallow: /', ''];
}
