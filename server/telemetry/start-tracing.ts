import { openOtlpSpans, type TracingOptions } from './otlp-spans.ts';
import { recordSpansWith } from './spans.ts';
import { traceCalls } from './trace-calls.ts';

/** Loads OpenTelemetry only where there is a collector. The returned function sends what is left and ends it. */
export async function startTracing(
  tracing: Omit<TracingOptions, 'release'> | null,
  release: string | undefined,
): Promise<() => Promise<void>> {
  if (!tracing) return async () => undefined;
  const spans = await openOtlpSpans({ ...tracing, release });
  const stopRecording = recordSpansWith(spans.start);
  const stopCalls = traceCalls();
  return async () => {
    stopCalls();
    stopRecording();
    await spans.close();
  };
}
