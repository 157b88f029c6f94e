// The pictures of a product: where they come from, their order, their words, and what of them stays in view.
import { useEffect, useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { languageNameIn } from '../../../i18n/language-name.ts';
import { isLocale } from '../../../i18n/locales.ts';
import type { PartProps, ProductPart } from '../editor/product-part.ts';
// With the page: what comes after it brings no styles.
import './picture-sources.module.css';
import './pictures.module.css';
import { contentOf, type EditedPicture, type PicturesSlice, picturesOf } from './picture-slice.ts';

export const picturesPart: ProductPart<PicturesSlice> = {
  name: 'pictures',
  heading: 'pictures.heading',
  formOf: picturesOf,
  read: (slice) => ({ content: contentOf(slice), problems: slice.uploading > 0 ? ['uploading'] : [] }),
  groups: [['focusX', 'focusY']],
  describe({ at, names, mine, theirs }, t, { locale }) {
    const [name = ''] = names;
    const shown = (value: unknown) => (value === undefined ? t('pictures.gone') : String(value));
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
    } satisfies Partial<Record<keyof EditedPicture, string>>;
    return { label: labels[name] ?? t('pictures.picture'), ...texts };
  },
  Fields: LateFields,
};

function lengthOf(order: unknown): string {
  return String(
    String(order ?? '')
      .split(' ')
      .filter(Boolean).length,
  );
}

type FieldsComponent = typeof import('./pictures-fields.tsx').PicturesFields;

/** Its code comes after the page, which is read and typed into without it. */
function LateFields(props: PartProps<PicturesSlice>) {
  const { showToast } = useApp();
  const [Fields, setFields] = useState<FieldsComponent | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    import('./pictures-fields.tsx').then(({ PicturesFields }) => setFields(() => PicturesFields), showToast);
  }, []);
  return Fields ? <Fields {...props} /> : null;
}
