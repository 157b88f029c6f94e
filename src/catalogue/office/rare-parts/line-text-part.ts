// The text that a product asks for, such as a name to engrave: what it is called, how long it may be, what it costs, and
// that whoever orders with one cannot withdraw.
import { languageNameIn } from '../../../i18n/language-name.ts';
import { isLocale } from '../../../i18n/locales.ts';
import { lateFields } from '../editor/late-fields.tsx';
import type { ProductPart } from '../editor/product-part.ts';
import { type LineTextSlice, lineTextLabels, lineTextOf, readLineText } from './line-text-slice.ts';

export const lineTextPart: ProductPart<LineTextSlice> = {
  name: 'lineText',
  heading: 'productEditor.lineText',
  formOf: lineTextOf,
  read: readLineText,
  describe({ at, names: [name = ''], mine, theirs }, t, { locale }) {
    const show = (value: unknown) =>
      typeof value === 'boolean' ? t(value ? 'productEditor.yes' : 'productEditor.no') : String(value ?? '');
    const label = lineTextLabels[(at[0] ?? name) as keyof typeof lineTextLabels];
    const of = at[0] === 'labels' && isLocale(name) ? languageNameIn(locale, name) : name;
    return {
      label: at.length > 0 ? `${t(label)} (${of})` : t(label),
      mine: show(mine[name]),
      theirs: show(theirs[name]),
    };
  },
  Fields: lateFields(async () => (await import('./rare-fields.ts')).bindLineTextFields()),
};
