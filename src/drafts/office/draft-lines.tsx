// The lines of a draft: found by typing or by a scanner, or written without an article; quantity, price and discount of each.
import { useRef } from 'react';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { MAX_LINE_TEXT } from '../../catalogue/line-text.ts';
import { languageOf } from '../../i18n/locales.ts';
import { CrossIcon } from '../../icons/cross-icon.tsx';
import { pictureWidths } from '../../media/picture-sources.ts';
import { type Currency, type Money, money } from '../../money.ts';
import type { DraftsFindGoodsQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { formatDecimal } from '../../ui/fields/parse-decimal.ts';
import { TypeAhead } from '../../ui/office/type-ahead.tsx';
import page from '../../ui/office/work-page.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { DraftText } from '../draft-content.ts';
import { DiscountFields } from './discount-fields.tsx';
import styles from './draft-editor.module.css';
import { type DraftForm, type DraftProblem, type LineForm, nextLineKey } from './draft-form-state.ts';

type Goods = DraftsFindGoodsQuery['foundDraftGoods'][number];

type DraftLinesProps = {
  autoFocus: boolean;
  form: DraftForm;
  currency: Currency;
  vatClasses: readonly { id: string; basisPoints: number }[];
  problems: readonly DraftProblem[];
  /** Of each line, after its own discount and its share of the order's. */
  totals: readonly Money[];
  onChange(lines: LineForm[]): void;
};

export function DraftLines({ autoFocus, form, currency, vatClasses, problems, totals, onChange }: DraftLinesProps) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const { languageTag } = languageOf(locale);
  const lastTitle = useRef<HTMLInputElement>(null);
  const { lines } = form;
  const change = (key: number, to: Partial<LineForm>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...to } : line)));
  const add = (line: Omit<LineForm, 'key' | 'quantity' | 'discount'>) =>
    onChange([...lines, { ...line, key: nextLineKey(), quantity: '1', discount: { kind: 'percent', text: '' } }]);
  const addGoods = ({ variantId, title, variantTitle, sku, unitMinor, vatClass, asked }: Goods) => {
    // Scanned once more it is one more; one with a text is another line.
    const known = lines.find((line) => line.variantId === variantId && !line.asked?.text);
    if (known) return change(known.key, { quantity: String(Number(known.quantity) + 1) });
    const price = formatDecimal(unitMinor ?? 0, languageTag);
    add({
      ...{ variantId, title, variantTitle, sku, price, vatClass: vatClass as LineForm['vatClass'] },
      ...(asked && { asked: { ...asked, text: '' } }),
    });
  };
  const addOwn = () => {
    add({
      variantId: null,
      title: '',
      variantTitle: '',
      sku: '',
      price: formatDecimal(0, languageTag),
      vatClass: 'standard',
    });
    requestAnimationFrame(() => lastTitle.current?.focus());
  };
  const isWrong = (key: number, name: string) => problems.includes(`lines.${key}.${name}`) || undefined;
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('drafts.lines')}</h2>
      <div className={styles.finder}>
        <TypeAhead
          label={t('drafts.findGoods')}
          hint={t('drafts.findGoodsHint')}
          {...{ autoFocus }}
          queryOf={(text) => operationQuery('DraftsFindGoods', { locale: form.locale, text })}
          itemsOf={({ foundDraftGoods }) => foundDraftGoods}
          keyOf={({ variantId }) => variantId}
          isExact={({ isExact }) => isExact}
          onChoose={addGoods}
          nothing={t('drafts.noGoods')}
          show={(goods) => (
            <>
              {goods.imageUrl ? (
                <img className={styles.thumb} src={`${goods.imageUrl}-${pictureWidths[0]}.webp`} alt="" />
              ) : null}
              <span className={styles.found}>
                <b>{goods.title}</b>{' '}
                <span className={page.soft}>{[goods.variantTitle, goods.sku].filter(Boolean).join(' · ')}</span>
              </span>
              <span
                className={styles.stock}
                data-none={goods.available !== null && goods.available <= 0 ? true : undefined}
              >
                {goods.available === null ? '' : t('drafts.available', { count: goods.available })}
              </span>
              <span className={page.number}>
                {goods.unitMinor === null ? '–' : format(money(goods.unitMinor, currency))}
              </span>
            </>
          )}
        />
        <Button size="small" onClick={addOwn}>
          {t('drafts.addOwn')}
        </Button>
      </div>
      {lines.length === 0 ? <p className={page.soft}>{t('drafts.noLines')}</p> : null}
      <ul className={styles.lines}>
        {lines.map((line, position) => {
          const name = line.title || t('drafts.ownLine');
          return (
            <li key={line.key} className={styles.line}>
              <div className={styles.what}>
                {line.variantId ? (
                  <>
                    <b>{line.title}</b>
                    <span className={page.soft}>{[line.variantTitle, line.sku].filter(Boolean).join(' · ')}</span>
                    {line.asked ? (
                      <AskedText
                        asked={line.asked}
                        currency={currency}
                        onChange={(asked) => change(line.key, { asked })}
                      />
                    ) : null}
                  </>
                ) : (
                  <>
                    <input
                      ref={position === lines.length - 1 ? lastTitle : undefined}
                      className={styles.text}
                      aria-label={t('drafts.ownTitle')}
                      placeholder={t('drafts.ownTitle')}
                      aria-invalid={isWrong(line.key, 'title')}
                      maxLength={200}
                      value={line.title}
                      onChange={({ target }) => change(line.key, { title: target.value })}
                    />
                    <select
                      className={styles.select}
                      aria-label={t('drafts.vatOf', { line: name })}
                      value={line.vatClass}
                      onChange={({ target }) => change(line.key, { vatClass: target.value as LineForm['vatClass'] })}
                    >
                      {vatClasses.map(({ id, basisPoints }) => (
                        <option key={id} value={id}>
                          {t('drafts.vatRate', { rate: `${basisPoints / 100} %` })}
                        </option>
                      ))}
                    </select>
                  </>
                )}
              </div>
              <label className={styles.small}>
                <span>{t('drafts.quantity')}</span>
                <input
                  className={styles.amount}
                  inputMode="numeric"
                  aria-label={t('drafts.quantityOf', { line: name })}
                  aria-invalid={isWrong(line.key, 'quantity')}
                  value={line.quantity}
                  onChange={({ target }) => change(line.key, { quantity: target.value })}
                />
              </label>
              <label className={styles.small}>
                <span>{t('drafts.price', { currency })}</span>
                <input
                  className={styles.amount}
                  inputMode="decimal"
                  aria-label={t('drafts.priceOf', { line: name })}
                  aria-invalid={isWrong(line.key, 'price')}
                  value={line.price}
                  onChange={({ target }) => change(line.key, { price: target.value })}
                />
              </label>
              <DiscountFields
                label={t('drafts.discount')}
                fieldLabel={t('drafts.discountOf', { line: name })}
                currency={currency}
                discount={line.discount}
                isWrong={isWrong(line.key, 'discount')}
                onChange={(discount) => change(line.key, { discount })}
              />
              <span className={styles.lineTotal}>{totals[position] ? format(totals[position]) : ''}</span>
              <button
                type="button"
                className={styles.remove}
                onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
              >
                <CrossIcon />
                <VisuallyHidden>{t('drafts.remove', { line: name })}</VisuallyHidden>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type AskedTextProps = { asked: DraftText; currency: Currency; onChange(asked: DraftText): void };

/** What a text adds is added to the price beside it, which stays the article's. */
function AskedText({ asked, currency, onChange }: AskedTextProps) {
  const { t } = useApp();
  const format = useFormatMoney();
  const { label, minor, text, isExcepted } = asked;
  const price = minor > 0 ? `+ ${format(money(minor, currency))}` : '';
  return (
    <label className={styles.small}>
      <span>{[label, price].filter(Boolean).join(' ')}</span>
      <input
        className={styles.text}
        maxLength={MAX_LINE_TEXT}
        value={text}
        onChange={({ target }) => onChange({ ...asked, text: target.value })}
      />
      {text && isExcepted ? <span>{t('drafts.excepted')}</span> : null}
    </label>
  );
}
