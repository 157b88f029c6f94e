import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { codeError } from '#server/http/error-reply.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { type ErrorCode, failureCode } from '#src/error-catalogue.ts';
import { KasaError } from '#src/errors.ts';
import { locales } from '#src/i18n/locales.ts';
import { translateFailures } from '#src/i18n/translate-failures.ts';
import { errorCatalogue } from '#src/refusal-catalogue.ts';
import { listSources } from './source-imports.ts';

const named = [
  ...['APP_INSTANCE_UNAVAILABLE', 'CHUNK_FAILED', 'STYLESHEET_FAILED', 'EXTERNAL_NAVIGATION_REFUSED'],
  ...['UNSAFE_URL_REFUSED', 'QUERY_NAME_UNKNOWN', 'MUTATION_NAME_UNKNOWN', 'NOT_FOUND', 'BAD_REQUEST'],
  ...['TOO_MANY_REQUESTS', 'OUT_OF_STOCK', 'TOTAL_CHANGED', 'CART_EMPTY', 'DELIVERY_NOT_AVAILABLE'],
  ...['PAYMENT_DECLINED', 'AUTHENTICATION_FAILED', 'PAYMENT_PROCESSING', 'PAYMENT_FIELDS_FAILED'],
  ...['SERVICE_UNAVAILABLE'],
];

test('the catalogue has every error that the specification names', () => {
  assert.equal(
    named.filter((code) => !Object.hasOwn(errorCatalogue, code)),
    [],
  );
});

test('every error has its words in every language', () => {
  for (const locale of locales) {
    for (const [code, { message }] of Object.entries(errorCatalogue)) {
      assert.ok(translateTo(locale)(message).length > 10, `${locale} ${code}`);
    }
  }
});

test('error pages and toasts, which may stand on any page, bring the words of every failure', async () => {
  for (const locale of locales) {
    const t = await translateFailures(locale);
    for (const [code, { message }] of Object.entries(errorCatalogue)) {
      if (failureCode(code) === code) assert.is(t?.(message), translateTo(locale)(message), `${locale} ${code}`);
    }
  }
});

test('a failure is answered with the status that the catalogue gives it', () => {
  const answered = (code: ErrorCode) => codeError(new KasaError(code, 'x')).status;
  assert.equal(
    (['NOT_FOUND', 'BAD_REQUEST', 'TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE', 'INTERNAL'] as const).map(answered),
    [404, 400, 429, 503, 500],
  );
  for (const code of Object.keys(errorCatalogue)) {
    if (failureCode(code) === code) assert.ok(answered(code) >= 400, code);
  }
});

test('what nobody foresaw is one generic code, and tells nothing of us', () => {
  assert.equal(codeError(new Error('password is hunter2')), {
    code: 'INTERNAL',
    status: 500,
    message: "The shop couldn't answer.",
  });
  assert.equal(['CHUNK_FAILED', 'OUT_OF_STOCK', 'toString', undefined, 7].map(failureCode), [
    'CHUNK_FAILED',
    'INTERNAL',
    'INTERNAL',
    'INTERNAL',
    'INTERNAL',
  ]);
});

test('no error is in the catalogue that the product does not know', async () => {
  const sources = await listSources('{client,server,src}/**/*.{ts,tsx}');
  const text = sources
    .filter(
      ({ path }) =>
        path !== 'src/error-catalogue.ts' && path !== 'src/refusal-catalogue.ts' && !path.startsWith('src/i18n/'),
    )
    .map((source) => source.text)
    .join('\n');
  const unknown = Object.entries(errorCatalogue).filter(
    ([code, { message }]) =>
      !text.includes(`'${code}'`) &&
      !text.includes(`errorCatalogue.${code}.`) &&
      !text.includes(`'${message}'`) &&
      !isBuilt(message),
  );
  assert.equal(
    unknown.map(([code]) => code),
    [],
  );
});

/** `decline.…` and `product.refused…` are put together from the reason. */
function isBuilt(message: string): boolean {
  return /^(decline\.|product\.refused)/.test(message);
}

test.run();
