// One line of a draft: what it is, and its quantity, price and discount.
import { type ReactNode, type RefObject, useState } from 'react';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { MAX_LINE_TEXT } from '../../catalogue/line-text-limit.ts';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { CrossIcon } from '../../icons/cross-icon.tsx';
import { type Currency, type Money, money } from '../../money.ts';
import { formatPercent } from '../../numbers/format-percent.ts';
import { type AmountKind, isZeroAmount } from '../../numbers/read-amount.ts';
import { classNames } from '../../ui/class-names.ts';
import { AmountProblem } from '../../ui/fields/amount-problem.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type DraftText, isPricedIn } from '../draft-content.ts';
import { DiscountFields, DiscountProblem } from './discount-fields.tsx';
import styles from './draft-editor.module.css';
import type { LineForm } from './draft-form-state.ts';
import { OPEN_SUM } from './draft-sums.tsx';
import { OtherCurrency } from './other-currency.tsx';

export type VatClass = { id: string; basisPoints: number };

/** What may be unreadable. */
type LineField = 'title' | 'quantity' | 'price' | 'discount';

type LineFieldsProps = {
  line: LineForm;
  /** The name of a line, of one that nobody has named yet too. */
  name: string;
  currency: Currency;
  isWrong(field: LineField): true | undefined;
  onLeave(field: LineField): void;
  onChange(to: Partial<LineForm>): void;
};

type DraftLineProps = Omit<LineFieldsProps, 'name'> & {
  vatClasses: readonly VatClass[];
  gross: Money | undefined;
  /** The price after its own discount; undefined while that cannot be said. */
  total: Money | undefined;
  titleField: RefObject<HTMLInputElement | null> | undefined;
  /** It says where too little is left, under this id. */
  stock(id: string, onShort: (isShort: boolean) => void): ReactNode;
  onRemove(): void;
};

export function DraftLine({ vatClasses, gross, total, titleField, stock, onRemove, ...fields }: DraftLineProps) {
  const { t } = useApp();
  const format = useFormatMoney();
  const { line, currency, onChange } = fields;
  const [isShort, setShort] = useState(false);
  const name = line.title || t('drafts.ownLine');
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <OtherCurrency priced={[line, line.discount]} currency={currency} />
        {line.variantId ? (
          <>
            <b>{line.title}</b>
            <span className={page.soft}>{[line.variantTitle, line.sku].filter(Boolean).join(' · ')}</span>
            {stock(problemId(line, 'stock'), setShort)}
            {line.asked ? (
              <AskedText
                asked={line.asked}
                currency={line.currency ?? currency}
                onChange={(asked) => onChange({ asked })}
              />
            ) : null}
          </>
        ) : (
          <OwnLineFields {...fields} name={name} vatClasses={vatClasses} titleField={titleField} />
        )}
      </div>
      <AmountFields {...fields} {...{ name, isShort }} />
      <span className={classNames(page.number, styles.lineTotal)}>
        {total && gross && total.minor < gross.minor ? <s className={page.soft}>{format(gross)}</s> : null}
        {total ? format(total) : OPEN_SUM}
      </span>
      <button type="button" className={classNames(controls.icon, controls.remove, styles.remove)} onClick={onRemove}>
        <CrossIcon />
        <VisuallyHidden>{t('drafts.remove', { line: name })}</VisuallyHidden>
      </button>
      <LineProblems {...fields} />
    </li>
  );
}

type OwnLineFieldsProps = LineFieldsProps & Pick<DraftLineProps, 'vatClasses' | 'titleField'>;

/** The fields of a line without a product. */
function OwnLineFields({ line, name, vatClasses, titleField, isWrong, onLeave, onChange }: OwnLineFieldsProps) {
  const { locale, t } = useApp();
  return (
    <>
      <input
        ref={titleField}
        className={classNames(controls.control, styles.text)}
        aria-label={t('drafts.ownTitle')}
        placeholder={t('drafts.ownTitle')}
        aria-invalid={isWrong('title')}
        aria-describedby={problemId(line, 'title')}
        onBlur={() => onLeave('title')}
        maxLength={200}
        value={line.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <select
        className={classNames(controls.control, styles.text)}
        aria-label={t('drafts.vatOf', { line: name })}
        value={line.vatClass}
        onChange={({ target }) => onChange({ vatClass: target.value as LineForm['vatClass'] })}
      >
        {vatClasses.map(({ id, basisPoints }) => (
          <option key={id} value={id}>
            {t('drafts.vatRate', { rate: formatPercent(basisPoints, locale) })}
          </option>
        ))}
      </select>
    </>
  );
}

/** `isShort`: less is left than is asked for. */
function AmountFields(props: LineFieldsProps & { isShort: boolean }) {
  const { line, name, isShort, currency, isWrong, onLeave, onChange } = props;
  const { t } = useApp();
  const isPriced = isPricedIn(line, currency);
  // A text that cost something in the other currency costs nothing here until its product says so.
  const asked = line.asked && !isPriced ? { ...line.asked, minor: 0 } : line.asked;
  return (
    <>
      <label className={classNames(layout.aside, styles.small)}>
        <span>{t('drafts.quantity')}</span>
        <input
          className={classNames(controls.control, styles.amount)}
          inputMode="numeric"
          aria-label={t('drafts.quantityOf', { line: name })}
          aria-invalid={isWrong('quantity') ?? (isShort || undefined)}
          aria-describedby={`${problemId(line, 'quantity')} ${problemId(line, 'stock')}`}
          onBlur={() => onLeave('quantity')}
          value={line.quantity}
          onChange={({ target }) => onChange({ quantity: target.value })}
        />
      </label>
      <label className={classNames(layout.aside, styles.small)}>
        <span>{t('drafts.price', { currency: line.currency ?? currency })}</span>
        <input
          id={`${problemId(line, 'price')}-field`}
          className={classNames(controls.control, styles.amount)}
          inputMode="decimal"
          aria-label={t('drafts.priceOf', { line: name })}
          aria-invalid={isWrong('price') ?? (isPriced ? undefined : true)}
          aria-describedby={problemId(line, 'price')}
          onBlur={() => onLeave('price')}
          value={line.price}
          onChange={({ target }) => onChange({ price: target.value, currency, asked })}
        />
      </label>
      <DiscountFields
        label={t('drafts.discount')}
        fieldLabel={t('drafts.discountOf', { line: name })}
        currency={currency}
        discount={line.discount}
        isWrong={isWrong('discount')}
        describedBy={problemId(line, 'discount')}
        onLeave={() => onLeave('discount')}
        onChange={(discount) => onChange({ discount })}
      />
    </>
  );
}

function problemId({ key }: LineForm, field: LineField | 'stock'): string {
  return `draft-line-${key}-${field}`;
}

/** The problems stand below the line, where there is room for words. */
function LineProblems({ line, currency, isWrong, onChange }: Omit<LineFieldsProps, 'name' | 'onLeave'>) {
  const { locale, t } = useApp();
  const texts: Record<LineField, ReactNode> = {
    title: t('drafts.badTitle'),
    quantity: `${t('drafts.quantity')}: ${t('drafts.badQuantity')}`,
    price: (
      <AmountProblem
        fieldId={`${problemId(line, 'price')}-field`}
        currency={line.currency ?? currency}
        text={line.price}
        error={t('drafts.badAmount')}
        onChoose={(price) => onChange({ price })}
      />
    ),
    discount: (
      <>
        {`${t('drafts.discount')}: `}
        <DiscountProblem
          describedBy={problemId(line, 'discount')}
          {...{ currency, discount: line.discount }}
          onChange={(discount) => onChange({ discount })}
        />
      </>
    ),
  };
  const wrong = (Object.keys(texts) as LineField[]).filter((field) => isWrong(field));
  const said = zerosIn(line, { currency: line.currency ?? currency, locale });
  if (wrong.length + said.length === 0) return null;
  return (
    <div className={classNames(layout.row, styles.problems)}>
      {wrong.map((field) => (
        <span key={field} id={problemId(line, field)} className={styles.problem}>
          {texts[field]}
        </span>
      ))}
      {said.map((text) => (
        <span key={text} className={page.soft}>
          {t(text)}
        </span>
      ))}
    </div>
  );
}

/** What a 0 means that was typed. */
function zerosIn({ price, discount }: LineForm, kind: AmountKind): MessageKey[] {
  return [
    ...(isZeroAmount(price, kind) ? ['drafts.zeroPrice' as const] : []),
    ...(isZeroAmount(discount.text, kind) ? ['drafts.zeroDiscount' as const] : []),
  ];
}

type AskedTextProps = { asked: DraftText; currency: Currency; onChange(asked: DraftText): void };

/** What a text adds is added to the price beside it, which stays the product's. */
function AskedText({ asked, currency, onChange }: AskedTextProps) {
  const { t } = useApp();
  const format = useFormatMoney();
  const { label, minor, text, isExcepted } = asked;
  const price = minor > 0 ? `+ ${format(money(minor, currency))}` : '';
  return (
    <label className={classNames(layout.aside, styles.small)}>
      <span>{[label, price].filter(Boolean).join(' ')}</span>
      <input
        className={classNames(controls.control, styles.text)}
        maxLength={MAX_LINE_TEXT}
        value={text}
        onChange={({ target }) => onChange({ ...asked, text: target.value })}
      />
      {text && isExcepted ? <span>{t('drafts.excepted')}</span> : null}
    </label>
  );
}
