import { isOtherKind } from '#src/catalogue/import-states.ts';
import { otherAccess } from '#src/catalogue/office/imports/import-access.ts';
import { isLocale } from '#src/i18n/locales.ts';
import type { AuditKind } from '#src/staff/audit-kinds.ts';
import type { Resolvers } from '../../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../../schema/request-context.ts';
import { requirePermissions } from '../../../staff/require-role.ts';
import { findJob, listJobs } from '../../import-jobs/import-job-store.ts';
import { changeChoices, type ImportDeed, takeOver } from '../../import-jobs/staff-changes.ts';
import { listImportedProducts, listMessages } from './list-findings.ts';
import { showJob, showListed } from './show-job.ts';
import { wordColumn, wordMessage } from './word-messages.ts';

export const importResolvers: Resolvers = {
  Query: {
    async imports(_, place, { db }) {
      const { jobs, ...ends } = await listJobs(db, place);
      return { ...ends, imports: jobs.map(showListed) };
    },
    async import(_, { id }, context) {
      const job = await findJob(context.db, id);
      return job && showJob(context, job);
    },
    async importMessages(_, { id, code, ...place }, { db, staff, taxes, now }) {
      const { rows, ...ends } = await listMessages(db, { id, code: code ?? null }, place);
      return {
        ...ends,
        messages: rows.map((row) => ({
          ...{ ...row, column: wordColumn(row, staff) },
          ...wordMessage(row.code, { staff, taxes, now }),
        })),
      };
    },
    async importedProducts(_, { id, outcome, ...place }, { db }) {
      const { rows, ...ends } = await listImportedProducts(db, { id, outcome }, place);
      return { ...ends, products: rows };
    },
  },
  Mutation: {
    async changeImport(_, { id, choices }, context) {
      const { columns, language, ...options } = choices;
      const read = columns.map((column) => (column === '' ? '' : (column ?? null)));
      const changed = await changeChoices(context, id, {
        columns: read,
        options: { ...options, ...(isLocale(language) && { language }) },
      });
      return { refusal: changed.ok ? null : changed.error.kind };
    },
    startImport: (_, { id }, context) => change(context, id, 'start'),
    cancelImport: (_, { id }, context) => change(context, id, 'cancel'),
    undoImport: (_, { id }, context) => change(context, id, 'undo'),
  },
};

const auditKinds: Readonly<Record<ImportDeed, AuditKind>> = {
  start: 'import.started',
  cancel: 'import.cancelled',
  undo: 'import.undone',
};

async function change(context: OfficeContext, id: number, deed: ImportDeed) {
  const found = await findJob(context.db, id);
  // Its texts may be those of the settings.
  if (found?.kind === 'texts' && found.options.withSettings && deed !== 'cancel')
    await requirePermissions(context, auditKinds[deed], ['settings.write']);
  const kind = found?.kind || null;
  if (isOtherKind(kind) && deed !== 'cancel') await requirePermissions(context, auditKinds[deed], otherAccess[kind]);
  const changed = await takeOver(context, id, deed, (tx, job) =>
    context.audit(tx, { kind: auditKinds[deed], subject: String(id), after: { file: job.file } }),
  );
  return { refusal: changed.ok ? null : changed.error.kind };
}
