// Requests as spans, by the name of the page or the pattern of the route. Pages answered from memory do not come here:
// /metrics counts them. A `traceparent` that comes along is a stranger's, and is not heard.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { nameRoute } from './request-metrics.ts';
import { areSpansRecorded, asPartOfSpan, type OpenSpan, openSpan } from './spans.ts';

export function traceRequests(app: FastifyInstance): void {
  if (!areSpansRecorded()) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method } = request;
    const span = openSpan({ name: method, kind: 'server', attributes: { 'http.request.method': method } });
    if (!span) return done();
    spans.set(request, span);
    asPartOfSpan(span, done);
  });
  // A body arrives in the connection's own context.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) asPartOfSpan(span, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = nameRoute(request);
    const status = reply.statusCode;
    spans.get(request)?.end({
      name: `${method} ${route}`,
      attributes: { 'http.route': route, 'http.response.status_code': status },
      isFailed: status >= 500,
    });
    done();
  });
}
