// A process that dies of what nobody caught: a rejection, which Node turns into an exception.
import Fastify from 'fastify';
import { createErrorReporter } from '#server/reporting/error-reporter.ts';
import { watchUncaughtErrors } from '#server/reporting/last-words.ts';
import { reportLoggedErrors } from '#server/reporting/report-logged-errors.ts';

const [, , dsn = ''] = process.argv;
const reporter = await createErrorReporter({ dsn, environment: undefined, release: 'release-7' });
const { log } = Fastify({ logger: { hooks: reportLoggedErrors(reporter) } });
watchUncaughtErrors(log, reporter);
Promise.reject(new Error('nobody caught jan@poczta.example'));
