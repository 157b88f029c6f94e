// A page without data is written for nobody in particular, often where no request is at hand. Whoever gets it sees it in the
// theme that they chose, or that their browser says their system has: the flag is put on its root as it is sent.
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { plainPageStart } from '../http/plain-page.ts';
import { rootAttributes } from './cached-page.ts';
import type { ReadVisitor } from './page-visitor.ts';

/** Is called before the routes are added, so that it is for all of them. */
export function registerPlainPageTheme(app: FastifyInstance, readVisitor: ReadVisitor): void {
  app.addHook('onSend', ({ headers }, _reply, payload, done) => {
    done(null, typeof payload === 'string' ? showInTheme(payload, headers, readVisitor) : payload);
  });
}

/** The page without data as whoever sent these headers sees it. What is no such page, or has its flag, is left as it is. */
export function showInTheme(page: string, headers: IncomingHttpHeaders, readVisitor: ReadVisitor): string {
  const start = plainPageStart.exec(page)?.[0];
  if (start === undefined) return page;
  const { theme } = readVisitor(headers);
  return start + (theme && rootAttributes[theme]) + page.slice(start.length);
}
