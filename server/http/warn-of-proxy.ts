// Behind a proxy that TRUST_PROXY does not name, all visitors have one address. Nothing fails then, so a log line warns
// of it.
import type { FastifyInstance } from 'fastify';

const SAID_EVERY_MS = 60_000;
const remedy = 'set TRUST_PROXY to how many proxies stand in front, usually 1';

export type ProxyFacts = { isSecure: boolean; isTrusting: boolean; now: () => Date };

export function warnOfProxy(app: FastifyInstance, { isSecure, isTrusting, now }: ProxyFacts): void {
  if (isTrusting) return;
  if (isSecure) {
    app.log.warn(`PUBLIC_URL is https, so a proxy stands in front, but TRUST_PROXY is off: ${remedy}`);
  }
  let saidAt = Number.NEGATIVE_INFINITY;
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'x-forwarded-for': forwardedFor, 'x-real-ip': realIp, forwarded } = request.headers;
    if ((forwardedFor ?? realIp ?? forwarded) && Math.abs(now().getTime() - saidAt) >= SAID_EVERY_MS) {
      saidAt = now().getTime();
      request.log.warn(`a proxy names visitors, but TRUST_PROXY is off, so all look like one: ${remedy}`);
    }
    done();
  });
}
