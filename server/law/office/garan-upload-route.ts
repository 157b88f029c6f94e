// A producer's label of durability for a product, from somebody's disk: kept and shown to the byte, as `kasa notice garan`
// does.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  FEWEST_GARAN_YEARS,
  garanUploadPattern,
  MAX_GARAN_NAME,
  MOST_GARAN_YEARS,
} from '#src/catalogue/office/rare-parts/garan-upload.ts';
import { withoutUnseenSigns } from '#src/i18n/unseen-signs.ts';
import { isUuid } from '#src/is-uuid.ts';
import { MAX_OFFICIAL_BYTES } from '#src/official-file.ts';
import { byStaff } from '../../history/by-staff.ts';
import type { ChangedBy } from '../../history/change-batch.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { changeGaran } from '../../terms/change-garan.ts';
import { readGuaranteeFile } from '../../terms/guarantee-file.ts';
import { type OfficialUploadServices, registerOfficialUpload } from './official-upload.ts';

/** `who` has changed the label since it was read. */
type GaranAnswer = { refusal: string | null; who?: string };

const name = z.string().overwrite(withoutUnseenSigns).trim().min(1).max(MAX_GARAN_NAME);
const askedSchema = z.object({
  version: z.coerce.number().int().min(0),
  years: z
    .string()
    .regex(/^\s*\d{1,2}\s*$/)
    .transform(Number)
    .pipe(z.number().min(FEWEST_GARAN_YEARS).max(MOST_GARAN_YEARS))
    .exactOptional(),
  brand: name.exactOptional(),
  model: name.exactOptional(),
});

export async function registerGaranUpload(app: FastifyInstance, services: OfficialUploadServices): Promise<void> {
  const asked = { access: ['catalogue.write'], attempt: 'ProductsUploadGaran', what: 'products' } as const;
  await registerOfficialUpload(app, services, asked, (scope) => {
    scope.post<{ Params: { product: string }; Querystring: unknown; Body: Buffer | undefined }>(
      garanUploadPattern,
      { bodyLimit: MAX_OFFICIAL_BYTES },
      async ({ params, query, body }, reply): Promise<GaranAnswer> => {
        reply.header('cache-control', 'private, no-store');
        const { request } = reply;
        return storeLabel(services.createContext(request, reply), { product: params.product, query, body });
      },
    );
  });
}

type Sent = { product: string; query: unknown; body: Buffer | undefined };

async function storeLabel(context: OfficeContext, { product, query, body }: Sent): Promise<GaranAnswer> {
  const { db, now, audit } = context;
  const asked = askedSchema.safeParse(query);
  if (!asked.success) return { refusal: 'FactsInvalid' };
  const { version, ...facts } = asked.data;
  const found = isUuid(product)
    ? await db.selectFrom('products').select('handle').where('id', '=', product).executeTakeFirst()
    : undefined;
  if (!found) return { refusal: 'ProductUnknown' };
  const { handle } = found;
  const file = body && body.length > 0 ? await readGuaranteeFile(body) : null;
  if (file && !file.ok) return { refusal: file.error.kind };
  const by: ChangedBy = {
    ...byStaff(context),
    audit: (tx) => audit(tx, { kind: 'garan.set', subject: handle, after: { ...facts } }),
  };
  const change = { file: file?.value ?? null, facts };
  const stored = await changeGaran({ db, now, by }, { handle, change, version });
  if (stored.ok) return { refusal: null };
  const { kind } = stored.error;
  return { refusal: kind, ...(kind === 'ChangedSince' && { who: stored.error.who }) };
}
