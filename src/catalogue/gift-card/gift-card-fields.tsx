// What a gift card is bought with: to whom it is sent, when, with which words, and its amount where that is free. Together they
// are the text of its line. Browsers check the fields by what they say of themselves, and the server has the last word.
import {
  type ComponentProps,
  type ComponentType,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { Currency, Money } from '../../money.ts';
import { writeAmount } from '../../numbers/write-number.ts';
import type { CatalogueProductQuery } from '../../operations.generated.ts';
import fieldStyles from '../../ui/fields/field.module.css';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFirstReading } from '../../ui/fields/use-first-reading.ts';
import { Notice } from '../../ui/notice.tsx';
import { MAX_CARD_MESSAGE, readGiftCardLine } from './gift-card-terms.ts';
import { readTypedCard } from './typed-gift-card.ts';

const loadCardTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/discounts/gift-card-fields.ts`));

type CardProps = {
  terms: NonNullable<NonNullable<NonNullable<CatalogueProductQuery['product']>['lineText']>['giftCard']>;
  currency: Currency;
  /** The one whose amount is taken where the buyer names none. */
  variant: { price: Money } | null;
  /** The query of the page: what a form without scripts came to, and what stood in it. */
  search: URLSearchParams;
  /** The amount that the buyer has named, less the price of the variant; null where none is named that is sold. */
  onType(added: Money | null): void;
};

export async function bindGiftCardFields(): Promise<ComponentType<CardProps>> {
  const textsIn = await bindLateTexts(loadCardTexts);
  return (props) => <GiftCardFields {...props} t={textsIn(useApp().locale)} />;
}

/** The field that a refusal is about; one that is about no field stands by itself. */
const refusedFields: Readonly<Record<string, string>> = {
  CARD_RECIPIENT: 'recipient',
  CARD_DAY: 'sendOn',
  CARD_AMOUNT: 'amount',
  CARD_MESSAGE: 'message',
};

/** What came of the press is said below the button: the fields above hear of it by this. */
const presses = new EventTarget();

function GiftCardFields({ terms, currency, variant, search, onType, t }: CardProps & { t: Translate }) {
  const { locale } = useApp();
  const before = readGiftCardLine(search.get('text') ?? '');
  const [text, setText] = useState('');
  const line = useRef<HTMLInputElement>(null);
  const { refusal, mend } = useRefusal(search.get('notice') ?? '', line);
  const read = () => {
    const form = line.current?.form;
    if (form) setText(readTypedCard(Object.fromEntries(new FormData(form)), currency, locale));
  };
  useFirstReading(read);
  usePriceOf(text, { terms, variant, onType });
  const fieldOf = (name: string) => {
    const error = isRefused(refusal) && refusedFields[refusal] === name ? t(`giftCardFields.refused${refusal}`) : null;
    const onInput = () => {
      mend(name);
      read();
    };
    // The form was posted without scripts, and this is what has to be mended.
    return { name, onInput, error, autoFocus: error !== null };
  };
  return (
    <>
      <input type="hidden" name="text" value={text} ref={line} />
      {refusedFields[refusal] ? null : <RefusedCard refusal={refusal} t={t} />}
      <CardAmount {...{ terms, currency, t }} amount={before.amount} field={fieldOf('amount')} />
      <TextField
        {...fieldOf('recipient')}
        type="email"
        label={t('giftCardFields.recipient')}
        hint={t('giftCardFields.recipientHint')}
        autoComplete="off"
        required
        defaultValue={before.recipient}
      />
      <TextField
        {...fieldOf('sendOn')}
        type="date"
        label={<Optional label={t('giftCardFields.sendOn')} t={t} />}
        hint={t('giftCardFields.sendOnHint')}
        defaultValue={before.sendOn ?? ''}
      />
      <TextAreaField
        {...fieldOf('message')}
        label={<Optional label={t('giftCardFields.message')} t={t} />}
        hint={t('giftCardFields.messageHint', { count: MAX_CARD_MESSAGE })}
        maxLength={MAX_CARD_MESSAGE}
        rows={3}
        defaultValue={before.message}
      />
    </>
  );
}

/** Why the card was refused last, until its field is typed in. `first`: what a form without scripts came to. */
function useRefusal(first: string, line: RefObject<HTMLInputElement | null>) {
  const [last, setLast] = useState({ refusal: first, isPressed: false });
  const { refusal } = last;
  useEffect(() => {
    const hear = ({ detail }: CustomEvent<string>) => setLast({ refusal: detail, isPressed: true });
    presses.addEventListener('refused', hear as EventListener);
    return () => presses.removeEventListener('refused', hear as EventListener);
  }, []);
  useEffect(() => {
    const field = last.isPressed && line.current?.form?.elements.namedItem(refusedFields[last.refusal] ?? '');
    if (field instanceof HTMLElement) field.focus();
  }, [last, line]);
  const mend = (name: string) => refusedFields[refusal] === name && setLast({ refusal: '', isPressed: false });
  return { refusal, mend };
}

type Priced = Pick<CardProps, 'terms' | 'variant' | 'onType'>;

/** The page's price is what the buyer has named, as soon as that is an amount that is sold. */
function usePriceOf(text: string, { terms: { least, most }, variant, onType }: Priced): void {
  const { amount } = readGiftCardLine(text);
  const isSold = amount && least && most && amount.minor >= least.minor && amount.minor <= most.minor;
  const added = isSold && variant ? amount.minor - variant.price.minor : 0;
  const currency = variant?.price.currency;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the difference is another one
  useLayoutEffect(() => onType(currency && added ? { minor: added, currency } : null), [added, currency]);
}

function Optional({ label, t }: { label: string; t: Translate }) {
  return (
    <>
      {label}
      <span className={fieldStyles.optional}> {t('giftCardFields.optional')}</span>
    </>
  );
}

type AmountProps = Pick<CardProps, 'terms' | 'currency'> & {
  t: Translate;
  amount: Money | null;
  field: Pick<ComponentProps<typeof TextField>, 'name' | 'onInput' | 'error' | 'autoFocus'>;
};

/** Where only the amounts of the variants are sold, there is none to be named. */
function CardAmount({ terms: { least, most }, currency, t, amount, field }: AmountProps) {
  const { locale } = useApp();
  const format = useFormatMoney();
  if (!least || !most) return null;
  return (
    <TextField
      {...field}
      label={<Optional label={`${t('giftCardFields.amount')} (${currency})`} t={t} />}
      hint={t('giftCardFields.amountHint', { least: format(least), most: format(most) })}
      inputMode="decimal"
      defaultValue={amount?.minor ? writeAmount(amount.minor, currency, locale) : ''}
    />
  );
}

const refusals = ['CARD_RECIPIENT', 'CARD_DAY', 'CARD_AMOUNT', 'CARD_MESSAGE', 'CARDS_ALONE'] as const;

type Refusal = (typeof refusals)[number];

function isRefused(code: string): code is Refusal {
  return refusals.some((each) => each === code);
}

function RefusedCard({ refusal, t }: { refusal: string; t: Translate }) {
  return isRefused(refusal) ? (
    <Notice isInLiveRegion kind="error">
      {t(`giftCardFields.refused${refusal}`)}
    </Notice>
  ) : null;
}

/** Why a gift card is not in the cart, or why nothing is beside one. */
export async function bindCardOutcome(): Promise<ComponentType<{ refusal: string }>> {
  const textsIn = await bindLateTexts(loadCardTexts);
  return ({ refusal }) => {
    useEffect(() => {
      presses.dispatchEvent(new CustomEvent('refused', { detail: refusal }));
    }, [refusal]);
    return <RefusedCard refusal={refusal} t={textsIn(useApp().locale)} />;
  };
}
