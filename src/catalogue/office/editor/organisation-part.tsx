// How a product is sorted: its collections, kind, maker and tags.
import { useT } from '../../../app-instance.tsx';
import type { MessageKey } from '../../../i18n/all-messages.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { tagSeparators } from '../../is-tag.ts';
import styles from './product-editor.module.css';
import type { PartProps, ProductPart } from './product-part.ts';

type OrganisationSlice = {
  /** Says by the collection's id whether the product is in it. */
  collections: { readonly [id: string]: boolean };
  type: string;
  vendor: string;
  /** The tags with commas between them. */
  tags: string;
};

const labels: Readonly<Record<Exclude<keyof OrganisationSlice, 'collections'>, MessageKey>> = {
  type: 'productEditor.type',
  vendor: 'productEditor.vendor',
  tags: 'productEditor.tags',
};

export const organisationPart: ProductPart<OrganisationSlice> = {
  name: 'organisation',
  heading: 'productEditor.organisation',
  isAside: true,
  formOf(shown, { choices }) {
    const own = new Set(shown?.collections.map(({ id }) => id));
    const all = [...choices.collections, ...(shown?.collections ?? [])];
    return {
      // What a rule fills is nobody's choice.
      collections: Object.fromEntries(all.flatMap(({ id, isByRule }) => (isByRule ? [] : [[id, own.has(id)]]))),
      type: shown?.productType ?? '',
      vendor: shown?.vendor ?? '',
      tags: shown?.tags.join(', ') ?? '',
    };
  },
  read: ({ collections, type, vendor, tags }) => ({
    content: { product: { product_type: type.trim(), vendor: vendor.trim(), tags: tagsIn(tags) }, collections },
    problems: [],
  }),
  describe({ at, names: [name = ''], mine, theirs }, t, { choices }) {
    const show = (value: unknown) =>
      typeof value === 'boolean' ? t(value ? 'productEditor.isIn' : 'productEditor.isOut') : String(value ?? '');
    const label =
      at[0] === 'collections'
        ? (choices.collections.find(({ id }) => id === name)?.title ?? name)
        : t(labels[name as keyof typeof labels]);
    return { label, mine: show(mine[name]), theirs: show(theirs[name]) };
  },
  Fields: OrganisationFields,
};

/** Each once, in the order in which they were typed. */
export function tagsIn(text: string): string[] {
  const tags = text.split(tagSeparators).map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

function OrganisationFields({ slice, change, context: { choices }, shown }: PartProps<OrganisationSlice>) {
  const t = useT();
  const byHand = choices.collections.filter(({ isByRule }) => !isByRule);
  const byRule = (shown?.collections ?? []).filter(({ isByRule }) => isByRule).map(({ title }) => title);
  return (
    <div className={layout.stack}>
      {byHand.length > 0 ? (
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{t('productEditor.collections')}</legend>
          <div className={styles.choiceList}>
            {byHand.map(({ id, title }) => (
              <CheckboxField
                key={id}
                label={title}
                checked={slice.collections[id] ?? false}
                onChange={({ target }) => change({ collections: { ...slice.collections, [id]: target.checked } })}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
      {byRule.length > 0 ? (
        <p className={layout.aside}>{t('productEditor.byRule', { collections: byRule.join(', ') })}</p>
      ) : null}
      {(['type', 'vendor', 'tags'] as const).map((name) => (
        <TextField
          key={name}
          label={t(labels[name])}
          hint={name === 'tags' ? t('productEditor.tagsHint') : null}
          value={slice[name]}
          autoComplete="off"
          maxLength={name === 'tags' ? 5_000 : 500}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      ))}
    </div>
  );
}
