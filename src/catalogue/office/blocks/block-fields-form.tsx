// The fields of a block, one after another, as its kind has them.
import { useApp } from '../../../app-instance.tsx';
import type { MessageKey } from '../../../i18n/all-messages.ts';
import type { BlockField, BlockNeed, BlockPicture } from '../../../shop/blocks/block-fields.ts';
import { blockKindOf, isBlockName } from '../../../shop/blocks/blocks.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import type { BlockChoices } from './block-choices.ts';
import type { BlockRow, ItemRow, Values } from './block-form.ts';
import { choiceName, fieldName, filledName } from './block-words.ts';
import { ItemsField } from './items-field.tsx';
import { LocalisedField, type Texts } from './localised-field.tsx';
import { PictureField } from './picture-field.tsx';
import { ProductsField } from './products-field.tsx';

type Props = {
  row: BlockRow;
  choices: BlockChoices;
  /** The names of those that cannot be stored. */
  problems: readonly string[];
  onChange(values: Values): void;
};

export function BlockFieldsForm({ row: { kind, values }, choices, problems, onChange }: Props) {
  const { t } = useApp();
  if (!isBlockName(kind)) return <p className={layout.aside}>{t('blocks.unknownHint')}</p>;
  const { fields, needs } = blockKindOf(kind);
  const has = { hours: choices.hasHours, newsletter: choices.hasNewsletter };
  return (
    <div className={layout.stack}>
      {needs && !has[needs] ? <p className={layout.aside}>{t(lacking[needs])}</p> : null}
      {Object.entries(fields).map(([name, field]) => (
        <OneField
          key={name}
          {...{ name, field, choices }}
          value={values[name]}
          isWrong={problems.includes(name)}
          onChange={(value) => onChange({ ...values, [name]: value })}
        />
      ))}
    </div>
  );
}

const lacking = {
  hours: 'blocks.noHours',
  newsletter: 'blocks.noNewsletter',
} as const satisfies Record<BlockNeed, MessageKey>;

type FieldProps = {
  name: string;
  field: BlockField;
  value: unknown;
  choices: BlockChoices;
  isWrong: boolean;
  onChange(value: unknown): void;
};

function OneField({ name, field, value, choices, isWrong, onChange }: FieldProps) {
  const { t } = useApp();
  const label = fieldName(name, t);
  const { languages } = choices;
  switch (field.kind) {
    case 'text':
    case 'html': {
      const hint = field.kind === 'text' && field.isFilledIn ? filledName(name, t) : null;
      return <LocalisedField {...{ label, field, languages, hint, onChange }} value={value as Texts} />;
    }
    case 'picture':
      return <PictureField {...{ label, choices, onChange }} value={value as BlockPicture | null} />;
    case 'choice':
      return (
        <SelectField label={label} value={String(value)} onChange={({ target }) => onChange(target.value)}>
          {field.of.map((choice) => (
            <option key={choice} value={choice}>
              {choiceName(name, choice, t)}
            </option>
          ))}
        </SelectField>
      );
    case 'link':
      return <LinkField {...{ label, choices, isWrong, onChange }} value={String(value)} />;
    case 'collection':
      return <CollectionField {...{ label, choices, isWrong, onChange }} value={String(value)} />;
    case 'products':
      return <ProductsField {...{ label, choices, onChange }} most={field.most} value={value as string[]} />;
    case 'rows':
      return <ItemsField {...{ label, field, languages, onChange }} value={value as ItemRow[]} />;
  }
}

type TextFieldProps = Pick<FieldProps, 'choices' | 'isWrong'> & {
  label: string;
  value: string;
  onChange(value: string): void;
};

function LinkField({ label, choices, isWrong, value, onChange }: TextFieldProps) {
  const { t } = useApp();
  return (
    <>
      <TextField
        label={label}
        hint={t('blocks.linkHint')}
        error={isWrong ? t('blocks.badLink') : null}
        value={value}
        maxLength={500}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        list="block-links"
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id="block-links">
        {choices.links.map(({ href, title }) => (
          <option key={href} value={href}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  );
}

function CollectionField({ label, choices: { collections }, isWrong, value, onChange }: TextFieldProps) {
  const { t } = useApp();
  const isGone = value !== '' && !collections.some(({ handle }) => handle === value);
  return (
    <SelectField
      label={label}
      error={isWrong ? t('blocks.noCollection') : isGone ? t('blocks.goneCollection', { handle: value }) : null}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t('blocks.choose')}</option>
      {isGone ? <option value={value}>{value}</option> : null}
      {collections.map(({ handle, title }) => (
        <option key={handle} value={handle}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
