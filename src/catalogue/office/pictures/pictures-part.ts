// The pictures of a product: where they come from, their order, their words, and what of them stays in view.

import { languageNameIn } from '../../../i18n/language-name.ts';
import { isLocale } from '../../../i18n/locales.ts';
import { lateFields } from '../editor/late-fields.tsx';
import type { ProductPart } from '../editor/product-part.ts';

import { contentOf, type EditedPicture, type PicturesSlice, picturesOf } from './picture-slice.ts';
// Imported with the page, whose sheets come before anything of it is shown.
import '../../../ui/office/files/drop-zone.module.css';
import './picture-sources.module.css';
import './pictures.module.css';

export const picturesPart: ProductPart<PicturesSlice> = {
  name: 'pictures',
  heading: 'pictures.heading',
  looksAt: ['texts', 'variants'],
  formOf: picturesOf,
  read: (slice) => ({ content: contentOf(slice), problems: slice.uploading > 0 ? ['uploading'] : [] }),
  groups: [['focusX', 'focusY']],
  describe({ at, names, mine, theirs }, t, { locale }) {
    const [name = ''] = names;
    const shown = (value: unknown) => {
      if (typeof value === 'boolean') return t(value ? 'productEditor.yes' : 'productEditor.no');
      return value === undefined ? t('pictures.gone') : String(value);
    };
    const texts = {
      mine: names.map((each) => shown(mine[each])).join(', '),
      theirs: names.map((each) => shown(theirs[each])).join(', '),
    };
    if (at[2] === 'alts') {
      const language = isLocale(name) ? languageNameIn(locale, name) : name;
      return { label: t('pictures.alt', { language }), ...texts };
    }
    if (name === 'order')
      return { label: t('pictures.order'), mine: lengthOf(mine.order), theirs: lengthOf(theirs.order) };
    const labels: Readonly<Partial<Record<string, string>>> = {
      option: t('pictures.belongsTo'),
      isTakenOff: t('pictures.takeOff'),
      isWhole: t('pictures.whole'),
    } satisfies Partial<Record<keyof EditedPicture, string>>;
    return { label: labels[name] ?? t('pictures.picture'), ...texts };
  },
  // Its code comes after the page, which is read and typed into without it.
  Fields: lateFields(async () => (await import('./pictures-fields.tsx')).PicturesFields),
};

function lengthOf(order: unknown): string {
  return String(
    String(order ?? '')
      .split(' ')
      .filter(Boolean).length,
  );
}
