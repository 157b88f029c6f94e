// One picture of the product: large, with its words in every language, whose it is, and what of it stays in view.
import { useApp } from '../../../app-instance.tsx';
import { languageNameIn } from '../../../i18n/language-name.ts';
import { isLocale } from '../../../i18n/locales.ts';
import { jpegOf } from '../../../media/picture-sources.ts';
import { Button, FileButton } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import type { PartProps } from '../editor/product-part.ts';
import { type AltWords, languagesWithout, type PlacedPicture, proposedAlt } from './change-pictures.ts';
import { FocusPoint } from './focus-point.tsx';
import type { EditedPicture, PicturesSlice } from './picture-slice.ts';
import styles from './pictures.module.css';

const MOST_ALT_LETTERS = 500;

type DetailsProps = {
  picture: PlacedPicture;
  /** The number, from 1. */
  number: number;
  pictures: readonly PlacedPicture[];
  move(id: string, place: number): void;
  part: PartProps<PicturesSlice>;
  onChange(to: Partial<EditedPicture>): void;
  onClose(): void;
};

export function PictureDetails({ picture, number, pictures, move, part, onChange, onClose }: DetailsProps) {
  const { t } = useApp();
  const { id, key, width } = picture;
  return (
    <section className={styles.details} aria-label={t('pictures.number', { number, total: pictures.length })}>
      {key ? <FocusPoint picture={picture} onChange={onChange} /> : null}
      <div className={layout.stack}>
        <AltFields {...{ picture, part, onChange }} />
        <OptionField {...{ picture, part, onChange }} />
        <CheckboxField
          label={t('pictures.whole')}
          checked={picture.isWhole}
          onChange={({ target }) => onChange({ isWhole: target.checked })}
        />
        <div className={layout.row}>
          {number > 1 ? (
            <Button size="small" onClick={() => move(id, 0)}>
              {t('pictures.main')}
            </Button>
          ) : null}
          {key ? (
            <FileButton size="small" href={jpegOf({ url: `/media/${key}`, width }, 1920)}>
              {t('pictures.large')}
            </FileButton>
          ) : null}
          <Button
            size="small"
            onClick={() => {
              onChange({ isTakenOff: true });
              onClose();
            }}
          >
            {t('pictures.takeOff')}
          </Button>
          <Button size="small" onClick={onClose}>
            {t('pictures.close')}
          </Button>
        </div>
      </div>
    </section>
  );
}

type FieldsProps = Pick<DetailsProps, 'picture' | 'part' | 'onChange'>;

function AltFields({ picture, part: { form, context }, onChange }: FieldsProps) {
  const { locale: own, t } = useApp();
  const { languages } = context.choices;
  const { alts, option } = picture;
  const titles = (form.texts ?? {}) as AltWords['titles'];
  const variants = form.variants as AltWords['variants'];
  const [base = ''] = languages;
  const proposalIn = (locale: string) => proposedAlt({ titles, variants }, option, [locale, base]);
  const missing = languagesWithout(picture, languages).filter(proposalIn);
  const propose = () =>
    onChange({ alts: { ...alts, ...Object.fromEntries(missing.map((locale) => [locale, proposalIn(locale)])) } });
  return (
    <>
      {languages.map((locale, index) => (
        <TextField
          key={locale}
          label={t('pictures.alt', { language: isLocale(locale) ? languageNameIn(own, locale) : locale })}
          hint={index === 0 ? t('pictures.altHint') : undefined}
          lang={locale}
          value={alts[locale] ?? ''}
          placeholder={proposalIn(locale)}
          maxLength={MOST_ALT_LETTERS}
          autoComplete="off"
          onChange={({ target }) => onChange({ alts: { ...alts, [locale]: target.value } })}
        />
      ))}
      {missing.length > 0 ? (
        <div>
          <Button size="small" onClick={propose}>
            {t('pictures.propose')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function OptionField({ picture: { option }, part: { shown }, onChange }: FieldsProps) {
  const { t } = useApp();
  const options = shown?.optionValues ?? [];
  if (options.length === 0) return null;
  return (
    <SelectField
      label={t('pictures.belongsTo')}
      value={option}
      onChange={({ target }) => onChange({ option: target.value })}
    >
      <option value="">{t('pictures.wholeProduct')}</option>
      {options.map(({ position, name, values }) => (
        <optgroup key={position} label={name}>
          {values.map((value) => (
            <option key={value} value={`${position} ${value}`}>
              {value}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
