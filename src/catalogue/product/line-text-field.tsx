// The field for a text that a product asks for. A browser checks it by what the field says of itself, with scripts and
// without; with them it is refused in our words. The server has the last word.
import { type ComponentType, type InvalidEvent, useState } from 'react';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { Money } from '../../money.ts';
import fieldStyles from '../../ui/fields/field.module.css';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFirstReading } from '../../ui/fields/use-first-reading.ts';
import { latePart } from '../../ui/late-part.tsx';
import { type BuyRefusal, isBuyRefusal, LINE_TEXT_ID } from './buy-outcome.tsx';
import type { Product, Variant } from './choose-variant.ts';

const loadFieldTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/product-details.ts`));

type LineTextProps = {
  asked: Product['lineText'];
  variant: Variant | null;
  /** The query of the page: what a form without scripts came to, and what stood in it. */
  search: URLSearchParams;
  /** What is said adds so much to the price of the variant; less than nothing where a gift card is for less. */
  onType(added: Money | null): void;
};

const GiftCardFields = latePart(async () => (await import('../gift-card/gift-card-fields.tsx')).bindGiftCardFields());

export async function bindLineTextField(): Promise<ComponentType<LineTextProps>> {
  const textsIn = await bindLateTexts(loadFieldTexts);
  // Most products are none: a browser fetches these fields with the first card that it shows.
  if (typeof document === 'undefined') await GiftCardFields.load();
  return ({ asked, ...props }) => {
    const { locale } = useApp();
    if (!asked) return null;
    const { giftCard, price } = asked;
    if (giftCard) return <GiftCardFields terms={giftCard} currency={price.currency} {...props} />;
    return <LineTextField asked={asked} {...props} t={textsIn(locale)} />;
  };
}

type Asked = NonNullable<Product['lineText']>;
type FieldProps = LineTextProps & { asked: Asked; t: Translate };

const segmenter = new Intl.Segmenter();
const hasText = ({ value }: HTMLInputElement) => value.trim() !== '';

function LineTextField({ asked, search, onType, t }: FieldProps) {
  const charge = (input: HTMLInputElement) => onType(asked.isRequired || hasText(input) ? asked.price : null);
  const { isRequired, maxLength, characters, pattern, isExcepted } = asked;
  const notice = search.get('notice');
  const limit = t('lineText.limit', { count: maxLength });
  const possible = characters ? t('lineText.characters', { characters }) : t('lineText.anyCharacters');
  const explain = (refusal: BuyRefusal) => {
    const mending = refusal === 'TEXT_CHARACTERS' ? ` ${possible}` : refusal === 'TEXT_TOO_LONG' ? ` ${limit}` : '';
    return t(`product.refused${refusal}`) + mending;
  };
  const refused = notice?.startsWith('TEXT_') && isBuyRefusal(notice) ? explain(notice) : null;
  const [error, setError] = useState(refused);

  useFirstReading(() => charge(document.getElementById(LINE_TEXT_ID) as HTMLInputElement));

  const refuse = (event: InvalidEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const reason = explain(faultOf(input, pattern));
    // The browser's own words would name how long a text may be, whatever is wrong.
    event.preventDefault();
    input.setCustomValidity(reason);
    setError(reason);
    leadBackTo(input);
  };

  return (
    <TextField
      id={LINE_TEXT_ID}
      name="text"
      label={<FieldLabel {...{ asked, t }} />}
      hint={
        <>
          {characters ? `${limit} ${possible}` : limit}
          {isExcepted ? (
            <>
              <br />
              {t('lineText.excepted')} {isRequired ? null : t('lineText.withoutText')}
            </>
          ) : null}
        </>
      }
      error={error}
      // The form was posted, and this is what has to be mended.
      autoFocus={refused !== null}
      defaultValue={search.get('text') ?? ''}
      autoComplete="off"
      required={isRequired}
      pattern={pattern}
      title={`${limit} ${possible}`}
      onInvalid={refuse}
      onInput={({ currentTarget: input }) => {
        input.setCustomValidity('');
        if (input.validity.valid) setError(null);
        charge(input);
      }}
    />
  );
}

function leadBackTo(input: HTMLInputElement): void {
  // Whoever is in the field already hears of the reason by coming back.
  input.blur();
  input.focus();
  // The reason stands below, where a phone has its bar.
  input.scrollIntoView({ block: 'center' });
}

function FieldLabel({ asked: { label, price, isRequired }, t }: Pick<FieldProps, 'asked' | 't'>) {
  const format = useFormatMoney();
  return (
    <>
      {label}
      {price.minor > 0 && !isRequired ? <> {t('lineText.price', { price: format(price) })}</> : null}
      {isRequired ? null : <span className={fieldStyles.optional}> {t('lineText.optional')}</span>}
    </>
  );
}

function faultOf(input: HTMLInputElement, pattern: string): BuyRefusal {
  if (!hasText(input)) return 'TEXT_MISSING';
  // The browser that has refused the whole text is asked about each of its letters.
  const letters = Array.from(segmenter.segment(input.value), ({ segment }) => segment);
  const ofOne = (value: string) => Object.assign(document.createElement('input'), { pattern, value });
  return letters.every((letter) => ofOne(letter).checkValidity()) ? 'TEXT_TOO_LONG' : 'TEXT_CHARACTERS';
}
