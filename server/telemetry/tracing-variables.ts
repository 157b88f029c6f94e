// The variables of OpenTelemetry that the shop reads itself, under their usual names.
import { z } from 'zod';

export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().default('kasa'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('expected a number from 0 to 1').min(0).max(1).default(1),
};

const variables = z.object(tracingVariables);

/** Null: nothing is traced, and nothing of OpenTelemetry is loaded. */
export function tracingOf(values: z.infer<typeof variables>) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = values;
  return endpoint ? { endpoint, serviceName, ratio: values.OTEL_TRACES_SAMPLER_ARG } : null;
}
