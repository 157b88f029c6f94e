// Publishes whatever of the home page, the pages and the articles is to be published by now. The log says so in the name of
// whoever planned it.
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../database/connect.ts';
import type { AuditEntry } from '../../schema/request-context.ts';
import { type DuePublished, publishDueDrafts } from '../../shop/drafts/publish-settings-draft.ts';
import { differenceOf } from '../../shop/settings/settings-difference.ts';
import { writeAudit } from '../../staff/audit/audit-log.ts';
import { contentEntry } from './content-entry.ts';
import { contentDocuments, draftTargets } from './content-kind.ts';

type Services = { db: Db; now: () => Date; log: Pick<FastifyBaseLogger, 'error'> };

/** How many were published. */
export function publishDueContents(services: Services): Promise<number> {
  return publishDueDrafts(
    {
      ...services,
      async audit(tx, published) {
        const by = { staffId: null, who: published.by, address: '', device: '' };
        for (const entry of [entryOf(published), ...(published.alsoLogged ?? [])]) {
          await writeAudit(tx, by, entry, services.now());
        }
      },
    },
    draftTargets,
  );
}

function entryOf({ document, before, after }: DuePublished): AuditEntry {
  const isContent = Object.values(contentDocuments).includes(document);
  if (isContent) return contentEntry({ subject: `${document} ${String(after.slug)}`, before, after });
  return { kind: 'settings.changed', subject: document, ...differenceOf(before ?? {}, after) };
}
