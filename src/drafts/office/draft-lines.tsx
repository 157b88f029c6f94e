// The lines of a draft: found by typing or by a scanner, or written without a product; quantity, price and discount of each.
import { useRef } from 'react';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { pictureWidths } from '../../media/picture-sources.ts';
import { type Currency, money } from '../../money.ts';
import { writeAmount } from '../../numbers/write-number.ts';
import type { DraftsFindGoodsQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { latePart } from '../../ui/late-part.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { TypeAhead } from '../../ui/office/type-ahead.tsx';
import page from '../../ui/office/work-page.module.css';
import { isPricedIn } from '../draft-content.ts';
import type { DraftGoods } from '../price-draft.ts';
import styles from './draft-editor.module.css';
import {
  type DraftForm,
  type DraftProblem,
  hasSum,
  isNoAmount,
  type LineForm,
  newLineKey,
} from './draft-form-state.ts';
import { DraftLine, type VatClass } from './draft-line.tsx';

type Goods = DraftsFindGoodsQuery['foundDraftGoods'][number];

const LineStock = latePart(async () => (await import('./line-stock.tsx')).LineStock);

export const loadLateLines = LineStock.load;

type DraftLinesProps = {
  autoFocus: boolean;
  /** The draft's; left out for one that is not saved. */
  number: number | undefined;
  form: DraftForm;
  currency: Currency;
  vatClasses: readonly VatClass[];
  problems: readonly DraftProblem[];
  unread: readonly DraftProblem[];
  goods: DraftGoods;
  onLeave(field: DraftProblem): void;
  onChange(lines: LineForm[]): void;
};

export function DraftLines(props: DraftLinesProps) {
  const { autoFocus, number, form, currency, vatClasses, problems, unread, goods, onLeave, onChange } = props;
  const { t } = useApp();
  const lastTitle = useRef<HTMLInputElement>(null);
  const { lines } = form;
  const { change, addGoods, addOwn } = useLines(props, () => lastTitle.current?.focus());
  const isAgreed = ({ discount, ...line }: LineForm) =>
    isPricedIn(line, currency) && (isNoAmount(discount) || isPricedIn(discount, currency));
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('drafts.lines')}</h2>
      <div className={styles.finder}>
        <GoodsFinder {...{ autoFocus, currency }} locale={form.locale} onChoose={addGoods} />
        <Button size="small" onClick={addOwn}>
          {t('drafts.addOwn')}
        </Button>
      </div>
      {lines.length === 0 ? <p className={page.soft}>{t('drafts.noLines')}</p> : null}
      <ul className={styles.lines}>
        {lines.map((line, position) => (
          <DraftLine
            key={line.key}
            {...{ line, currency, vatClasses }}
            stock={(id, onShort) => <LineStock {...{ number, lines, line, id, onShort }} />}
            gross={goods.gross[position]}
            total={hasSum(unread, line) && isAgreed(line) ? goods.left[position] : undefined}
            titleField={position === lines.length - 1 ? lastTitle : undefined}
            isWrong={(field) => problems.includes(`lines.${line.key}.${field}`) || undefined}
            onLeave={(field) => onLeave(`lines.${line.key}.${field}`)}
            onChange={(to) => change(line.key, to)}
            onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
          />
        ))}
      </ul>
    </section>
  );
}

/** What is done to the lines. `focusLast`: goes to the title of the last one. */
function useLines({ form: { lines }, currency, onChange }: DraftLinesProps, focusLast: () => void) {
  const { locale } = useApp();
  const change = (key: number, to: Partial<LineForm>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...to } : line)));
  const add = (line: Omit<LineForm, 'key' | 'quantity' | 'discount'>) =>
    onChange([...lines, { ...line, key: newLineKey(), quantity: '1', discount: { kind: 'percent', text: '' } }]);
  const addGoods = ({ variantId, title, variantTitle, sku, unitMinor, vatClass, asked }: Goods) => {
    // Scanned once more it is one more; one with a text is another line.
    const sameLine = lines.find((line) => line.variantId === variantId && !line.asked?.text);
    if (sameLine) return change(sameLine.key, { quantity: String(Number(sameLine.quantity) + 1) });
    const price = writeAmount(unitMinor ?? 0, currency, locale);
    add({
      ...{ variantId, title, variantTitle, sku, price, currency, vatClass: vatClass as LineForm['vatClass'] },
      ...(asked && { asked: { ...asked, text: '' } }),
    });
  };
  const addOwn = () => {
    add({
      variantId: null,
      title: '',
      variantTitle: '',
      sku: '',
      price: writeAmount(0, currency, locale),
      currency,
      vatClass: 'standard',
    });
    requestAnimationFrame(focusLast);
  };
  return { change, addGoods, addOwn };
}

type GoodsFinderProps = {
  autoFocus: boolean;
  locale: string;
  currency: Currency;
  onChoose(goods: Goods): void;
};

function GoodsFinder({ autoFocus, locale, currency, onChoose }: GoodsFinderProps) {
  const { t } = useApp();
  return (
    <TypeAhead
      label={t('drafts.findGoods')}
      hint={t('drafts.findGoodsHint')}
      {...{ autoFocus }}
      queryOf={(text) => operationQuery('DraftsFindGoods', { locale, text })}
      itemsOf={({ foundDraftGoods }) => foundDraftGoods}
      keyOf={({ variantId }) => variantId}
      isExact={({ isExact }) => isExact}
      onChoose={onChoose}
      nothing={t('drafts.noGoods')}
      show={(goods) => <FoundGoods goods={goods} currency={currency} />}
    />
  );
}

function FoundGoods({ goods, currency }: { goods: Goods; currency: Currency }) {
  const { t } = useApp();
  const format = useFormatMoney();
  const { available } = goods;
  return (
    <>
      {goods.imageUrl ? (
        <img className={styles.thumb} src={`${goods.imageUrl}-${pictureWidths[0]}.webp`} alt="" />
      ) : null}
      <span className={styles.found}>
        <b>{goods.title}</b>{' '}
        <span className={page.soft}>{[goods.variantTitle, goods.sku].filter(Boolean).join(' · ')}</span>
      </span>
      <span
        className={classNames(layout.aside, styles.stock)}
        data-none={available !== null && available <= 0 ? true : undefined}
      >
        {available === null ? '' : t('drafts.available', { count: available })}
      </span>
      <span className={page.number}>{goods.unitMinor === null ? '–' : format(money(goods.unitMinor, currency))}</span>
    </>
  );
}
