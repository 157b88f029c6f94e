// An import as the office's page shows it.
import { canCancel, canUndo, isStep } from '#src/catalogue/import-states.ts';
import { type Currency, currencies } from '#src/currencies.ts';
import { marketOf, type ShopMarkets, spokenLanguages } from '#src/shop/markets.ts';
import { UNDO_DAYS } from '../../../history/undo-batch.ts';
import type { OfficeContext } from '../../../schema/request-context.ts';
import type { ImportJob } from '../../import-jobs/import-job.ts';
import { findWorkingJob } from '../../import-jobs/import-job-store.ts';
import { readOwnFields } from '../../own-fields/read-own-fields.ts';
import { listFields } from './list-fields.ts';
import { type Reading, wordMessage } from './word-messages.ts';

const DAY_MS = 24 * 60 * 60_000;

export function showListed(job: ImportJob) {
  const { id, bytes, state, who, report } = job;
  return {
    ...{ id, bytes, state, who, fileName: job.file, failure: job.failure || null, kind: job.kind || null },
    createdAt: job.created_at.toISOString(),
    stateAt: job.state_at.toISOString(),
    products: report?.products ?? null,
    faults: Object.values(report?.faults ?? {}).reduce((sum, count) => sum + count, 0),
  };
}

export async function showJob(context: OfficeContext, job: ImportJob) {
  const { db, now, markets, staff } = context;
  const { kind, system, options, report, phase, done, total, state, worker } = job;
  const language = options.language ?? markets.catalogueLanguage;
  const currency = options.currency ?? marketOf(markets, markets.main).currency;
  const ownFields = await readOwnFields(db);
  const first = isStep(state) && worker === null ? await findWorkingJob(db) : null;
  return {
    ...showListed(job),
    ...{ system, phase: phase || null, done, total },
    columns: showColumns(job),
    fields: listFields({ kind: kind || 'table', language, currency, markets, staff, ownFields }),
    ...{ language, languages: spokenLanguages(markets), currency, currencies: currenciesOf(markets, currency) },
    ...{ setStock: options.setStock, newAreDrafts: options.newAreDrafts },
    isAtWork: worker !== null,
    waitsFor: first && first.id !== job.id ? first.file : null,
    isReady: (state === 'checked' || (state === 'failed' && job.failure !== 'FileGone')) && report?.ok === true,
    rows: report?.rows ?? 0,
    kinds: kindsOf(job, context),
    changes: showChanges(report?.changes),
    stockChanged: report?.stock.changed ?? 0,
    stockLeft: report?.stock.left ?? 0,
    pictures: report?.pictures ?? null,
    leftAlone: report?.leftAlone ?? 0,
    canUndo: canUndo(state) && job.batch_id !== null && now().getTime() - job.state_at.getTime() < UNDO_DAYS * DAY_MS,
    canCancel: canCancel(state),
  };
}

function showChanges(changes: NonNullable<ImportJob['report']>['changes']) {
  if (!changes) return null;
  const { prices, collections, stock } = changes;
  return { pricesChanged: prices.count, prices: prices.listed, collections, stock };
}

function showColumns({ file_columns: columns, chosen_columns: chosen }: ImportJob) {
  return columns.map((column, index) => {
    if (!chosen) return { ...column, isLeftOut: false };
    const own = chosen[index] ?? null;
    return { ...column, readAs: own || null, isGuess: false, isLeftOut: own === null };
  });
}

function currenciesOf({ markets }: ShopMarkets, chosen: Currency): Currency[] {
  const used = new Set([chosen, ...markets.map(({ currency }) => currency)]);
  return currencies.filter((currency) => used.has(currency));
}

function kindsOf({ report }: ImportJob, reading: Reading) {
  const known = (counts: Record<string, number>, severity: 'fault' | 'warning') =>
    Object.entries(counts)
      .toSorted(([, one], [, other]) => other - one)
      .map(([code, count]) => ({ code, severity, count, ...wordMessage(code, reading) }));
  return [...known(report?.faults ?? {}, 'fault'), ...known(report?.warnings ?? {}, 'warning')];
}
