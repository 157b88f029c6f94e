// What a gift card is bought with: to whom it is sent, when, with which words, and its amount where that is free. Together they
// are the text of its line. Browsers check the fields by what they say of themselves, and the server has the last word.
import { type ComponentType, useRef, useState } from 'react';
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
  /** The query of the page: what a form without scripts came to, and what stood in it. */
  search: URLSearchParams;
};

export async function bindGiftCardFields(): Promise<ComponentType<CardProps>> {
  const textsIn = await bindLateTexts(loadCardTexts);
  return (props) => <GiftCardFields {...props} t={textsIn(useApp().locale)} />;
}

function GiftCardFields({ terms, currency, search, t }: CardProps & { t: Translate }) {
  const { locale } = useApp();
  const before = readGiftCardLine(search.get('text') ?? '');
  const [text, setText] = useState('');
  const line = useRef<HTMLInputElement>(null);
  const read = () => {
    const form = line.current?.form;
    if (form) setText(readTypedCard(Object.fromEntries(new FormData(form)), currency, locale));
  };
  useFirstReading(read);
  return (
    <>
      <input type="hidden" name="text" value={text} ref={line} />
      <RefusedCard refusal={search.get('notice') ?? ''} t={t} />
      <CardAmount {...{ terms, currency, t }} amount={before.amount} onInput={read} />
      <TextField
        type="email"
        name="recipient"
        onInput={read}
        label={t('giftCardFields.recipient')}
        hint={t('giftCardFields.recipientHint')}
        autoComplete="off"
        required
        defaultValue={before.recipient}
      />
      <TextField
        type="date"
        name="sendOn"
        onInput={read}
        label={<Optional label={t('giftCardFields.sendOn')} t={t} />}
        hint={t('giftCardFields.sendOnHint')}
        defaultValue={before.sendOn ?? ''}
      />
      <TextAreaField
        name="message"
        onInput={read}
        label={<Optional label={t('giftCardFields.message')} t={t} />}
        hint={t('giftCardFields.messageHint', { count: MAX_CARD_MESSAGE })}
        maxLength={MAX_CARD_MESSAGE}
        rows={3}
        defaultValue={before.message}
      />
    </>
  );
}

function Optional({ label, t }: { label: string; t: Translate }) {
  return (
    <>
      {label}
      <span className={fieldStyles.optional}> {t('giftCardFields.optional')}</span>
    </>
  );
}

type AmountProps = Pick<CardProps, 'terms' | 'currency'> & { t: Translate; amount: Money | null; onInput(): void };

/** Where only the amounts of the variants are sold, there is none to be named. */
function CardAmount({ terms: { least, most }, currency, t, amount, onInput }: AmountProps) {
  const { locale } = useApp();
  const format = useFormatMoney();
  if (!least || !most) return null;
  return (
    <TextField
      name="amount"
      onInput={onInput}
      label={<Optional label={`${t('giftCardFields.amount')} (${currency})`} t={t} />}
      hint={t('giftCardFields.amountHint', { least: format(least), most: format(most) })}
      inputMode="decimal"
      defaultValue={amount?.minor ? writeAmount(amount.minor, currency, locale) : ''}
    />
  );
}

const refusals = ['CARD_RECIPIENT', 'CARD_DAY', 'CARD_AMOUNT', 'CARD_MESSAGE', 'CARDS_ALONE'] as const;

function RefusedCard({ refusal, t }: { refusal: string; t: Translate }) {
  const known = refusals.find((each) => each === refusal);
  return known ? (
    <Notice isInLiveRegion kind="error">
      {t(`giftCardFields.refused${known}`)}
    </Notice>
  ) : null;
}

/** Why a gift card is not in the cart, or why nothing is beside one. */
export async function bindCardOutcome(): Promise<ComponentType<{ refusal: string }>> {
  const textsIn = await bindLateTexts(loadCardTexts);
  return ({ refusal }) => <RefusedCard refusal={refusal} t={textsIn(useApp().locale)} />;
}
