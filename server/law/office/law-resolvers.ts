import { isUuid } from '#src/is-uuid.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { byStaff } from '../../history/by-staff.ts';
import type { ChangedBy } from '../../history/change-batch.ts';
import { readVersions } from '../../history/change-batch.ts';
import type { LawDuty, Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { findMarkets, listMarketLanguages } from '../../shop/find-markets.ts';
import { findSettings } from '../../shop/settings-store.ts';
import { changeGaran } from '../../terms/change-garan.ts';
import { deleteNotice, fileUrl, listGaranLabels, listNotices } from '../../terms/guarantee-store.ts';
import { citeLaw } from '../duty.ts';
import { type DutyStanding, listDuties, readLawShop } from '../list-duties.ts';
import { mendUrl } from '../mend-url.ts';
import { readRecord } from '../record/read-record.ts';
import { writeRecordPage } from '../record/write-record-page.ts';
import { sayPoint, saySaid, titleOf } from '../say-duty.ts';

export const lawResolvers: Resolvers = {
  Query: {
    async lawDuties(_parent, _arguments, { db, staff, now, setup }) {
      const [languages, markets] = [await listMarketLanguages(db), await findMarkets(db)];
      const reader = {
        locale: staff?.locale ?? markets.main,
        languages,
        country: (await findSettings(db, 'company'))?.data.address.country ?? '',
      };
      return (await listDuties(await readLawShop(db, setup, now()))).map((standing) => showDuty(standing, reader));
    },
    privacyRecord: (_parent, _arguments, context) => readRecordFor(context),
    privacyRecordPage: async (_parent, _arguments, context) => writeRecordPage(await readRecordFor(context)),
    async lawNotices(_parent, _arguments, { db }) {
      const [languages, notices] = [await listMarketLanguages(db), await listNotices(db)];
      return languages.map((language) => {
        const file = notices.find(({ locale }) => locale === language)?.file;
        return { language, sha256: file?.sha256 ?? null, url: file ? fileUrl(file) : null };
      });
    },
    async productGaran(_parent, { product }, { db }) {
      const handle = await findHandle(db, product);
      if (handle === null) return null;
      // The version is read before the label: what comes in between is asked about once too often then, and never lost.
      const version = (await readVersions(db, 'product', [product])).get(product) ?? 0;
      const label = (await listGaranLabels(db)).find((each) => each.handle === handle);
      if (!label) return { version, label: null };
      const { years, brand, model, file } = label;
      return { version, label: { years, brand, model, sha256: file.sha256, url: fileUrl(file) } };
    },
  },
  Mutation: {
    removeNotice: (_parent, { language }, { db, audit }) =>
      inTransaction(db, async (tx) => {
        const wasThere = await deleteNotice(tx, language);
        if (wasThere) await audit(tx, { kind: 'notice.removed', subject: language });
        return wasThere;
      }),
    async removeGaran(_parent, { product, version }, context) {
      const { db, now, audit } = context;
      const handle = await findHandle(db, product);
      if (handle === null) return { isRemoved: false, changedBy: null };
      const by: ChangedBy = {
        ...byStaff(context),
        audit: (tx) => audit(tx, { kind: 'garan.removed', subject: handle }),
      };
      const changed = await changeGaran({ db, now, by }, { handle, change: null, version });
      if (changed.ok) return { isRemoved: true, changedBy: null };
      return { isRemoved: false, changedBy: changed.error.kind === 'ChangedSince' ? changed.error.who : null };
    },
  },
};

async function findHandle(db: Db, id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const row = await db.selectFrom('products').select('handle').where('id', '=', id).executeTakeFirst();
  return row?.handle ?? null;
}

async function readRecordFor({ db, now, timeZone, staff, markets, connections }: OfficeContext) {
  const locale = staff?.locale ?? markets.main;
  return readRecord({ db, now: now(), timeZone, locale, outside: await connections.listOutside() });
}

type Reader = { locale: Parameters<typeof titleOf>[1]; languages: Parameters<typeof saySaid>[2]; country: string };

function showDuty(standing: DutyStanding, { locale, languages, country }: Reader): LawDuty {
  const { duty, lacks } = standing;
  const products = 'products' in standing ? standing.products : undefined;
  const points = ('points' in standing && standing.points) || [];
  return {
    key: duty.key,
    title: titleOf(duty.key, locale),
    law: citeLaw(duty.law, country),
    state: standing.state,
    says: standing.state === 'missing' ? '' : saySaid(standing.says, locale, languages),
    lacks: [
      ...lacks.map((point) => ({ says: sayPoint(point, locale, country), mendAt: mendUrl(point) })),
      ...points.map((point) => ({ says: saySaid(point.says, locale, languages), mendAt: mendUrl(point) })),
    ],
    products: (products?.first ?? []).map(({ id, title, says = '' }) => ({ id, title, says })),
    countProducts: products?.count ?? 0,
  };
}
