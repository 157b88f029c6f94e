// Takes Web Vitals from browsers into the metrics. Nothing about the sender is read, stored or logged.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { KasaError } from '#src/errors.ts';
import { type PageVitals, vitalNames, vitalRatings } from '#src/telemetry/page-vitals.ts';
import type { ShopMetrics } from '../telemetry/shop-metrics.ts';
import { allowPerMinute } from './allow-per-minute.ts';
import { requireSameOrigin } from './same-origin.ts';

const BODY_LIMIT_BYTES = 2_048;
export const VITALS_A_MINUTE = 60;
const MAX_VALUE = 600_000;

const pageVitals = z.strictObject({
  route: z.string(),
  vitals: z
    .array(
      z.strictObject({
        name: z.enum(vitalNames),
        value: z.number().min(0).max(MAX_VALUE),
        rating: z.enum(vitalRatings),
      }),
    )
    .min(1)
    .max(vitalNames.length),
});

export type VitalsOptions = {
  publicUrl: string;
  /** The names of all pages. */
  routes: readonly string[];
  onMeasured(vitals: PageVitals): void;
};

export async function registerVitals(
  app: FastifyInstance,
  metrics: ShopMetrics,
  { publicUrl, routes, onMeasured }: VitalsOptions,
): Promise<void> {
  app.post<{ Body: unknown }>(
    '/api/vitals',
    { bodyLimit: BODY_LIMIT_BYTES, onRequest: await allowPerMinute(app, VITALS_A_MINUTE) },
    async (request, reply) => {
      requireSameOrigin(request, publicUrl);
      const parsed = pageVitals.safeParse(request.body);
      if (!parsed.success || !routes.includes(parsed.data.route))
        throw new KasaError('BAD_REQUEST', 'These are not Web Vitals of a page.');
      onMeasured(parsed.data);
      const { route, vitals }: PageVitals = parsed.data;
      for (const { name, value, rating } of vitals) {
        if (name === 'CLS') metrics.layoutShift.observe({ route }, value);
        else metrics.vitals.observe({ vital: name, route }, value / 1000);
        metrics.vitalRatings.inc({ vital: name, route, rating });
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
}
