import { vatClasses } from '#src/countries/country.ts';
import { localTimeIn } from '#src/dates/local-date.ts';
import { marketOf, sourceFirst } from '#src/shop/markets.ts';
import { vatRatesTo } from '#src/vat/vat-rates.ts';
import { byStaff } from '../../../history/by-staff.ts';
import type { Resolvers } from '../../../schema/office-resolver-types.generated.ts';
import { requirePermissions } from '../../../staff/require-role.ts';
import { listOwnFields } from '../../own-fields/list-own-fields.ts';
import { readEditedPictures } from '../pictures/list-edited-pictures.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { groupReductions } from './group-reductions.ts';
import { listChosenCollections } from './list-chosen-collections.ts';
import { findEditedProduct } from './read-edited-product.ts';
import { saveEditedProduct } from './save-edited-product.ts';
import { permissionsOfPatch } from './sent-patch.ts';

export const productEditorResolvers: Resolvers = {
  Query: {
    async editedProduct(_, { id }, { db, now, markets, timeZone }) {
      const reading = { baseLocale: markets.catalogueLanguage, now: now() };
      const product = await findEditedProduct(db, id, reading);
      if (!product) return null;
      const { publishAt } = product;
      const lineText = product.lineText && JSON.stringify(product.lineText);
      const giftCard = product.giftCard && JSON.stringify(product.giftCard);
      const ownFields = JSON.stringify(product.ownFields);
      const pictures = await readEditedPictures(db, product.id);
      const reductions = groupReductions(product, timeZone);
      const plain = {
        ownFields,
        lineText,
        giftCard,
        reductions,
        publishAt: publishAt && localTimeIn(timeZone, publishAt),
      };
      return { ...product, ...pictures, ...plain };
    },
    async productEditorChoices(_, __, { db, now, markets, publicUrl, timeZone, taxes }) {
      const { catalogueLanguage } = markets;
      const rateOf = vatRatesTo(marketOf(markets, markets.main).country, taxes, now());
      return {
        markets: markets.markets.map(({ language, currency, country }) => ({ language, currency, country })),
        languages: sourceFirst(markets),
        collections: await listChosenCollections(db, catalogueLanguage),
        vatRates: vatClasses.map((vatClass) => ({ vatClass, basisPoints: rateOf(vatClass) })),
        ownFields: await listOwnFields(db),
        timeZone,
        origin: publicUrl,
      };
    },
  },
  Mutation: {
    async duplicateProduct(_, { id, newId = null }, context) {
      const { db, now, markets } = context;
      const services = { db, now, by: byStaff(context), baseLocale: markets.catalogueLanguage };
      const copied = await duplicateProduct(services, { id, newId });
      if (copied.ok) return copied.value;
      const { kind: refusal, ...made } = copied.error;
      return { refusal, ...made };
    },
    async saveProduct(_, { id = null, version = null, patch, newId = null }, context) {
      await requirePermissions(context, 'ProductsSave', permissionsOfPatch(patch));
      const { db, now, markets, timeZone } = context;
      const services = { db, now, timeZone, by: byStaff(context), baseLocale: markets.catalogueLanguage };
      const saved = await saveEditedProduct(services, { id, version, patch, newId });
      if (saved.ok) return saved.value;
      const { kind, fields, by, id: madeId } = saved.error;
      return { refusal: kind, fields, by, id: madeId };
    },
  },
};
