// Discount codes as rows: a table where there is room, cards on a phone.
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { type Locale, languageOf } from '../../i18n/locales.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { DiscountsListQuery } from '../../office-operations.generated.ts';
import { classNames } from '../../ui/class-names.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { DiscountMark } from './discount-mark.tsx';
import styles from './discount-table.module.css';

type Listed = DiscountsListQuery['discountCodes']['codes'][number];
type DiscountTableProps = {
  codes: readonly Listed[];
  /** The row that the keys act on. */
  currentId: string | null;
};

export function discountHref(id: string): string {
  return officeUrlOf('discountCode', undefined, { id });
}

export function DiscountTable({ codes, currentId }: DiscountTableProps) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const written = (amounts: Listed['amounts'], mark: string) => amounts.map((amount) => format(amount)).join(mark);
  const rewardOf = ({ kind, basisPoints, amounts }: Listed) => {
    if (kind === 'percentage') return percent(locale, basisPoints ?? 0);
    return kind === 'amount' ? written(amounts, ' / ') : t('discounts.kind_free_delivery');
  };
  return (
    <table className={classNames(page.table, page.rows, styles.codes)}>
      <thead>
        <tr>
          <th>{t('discounts.code')}</th>
          <th>{t('discounts.reward')}</th>
          <th>{t('discounts.state')}</th>
          <th className={styles.period}>{t('discounts.period')}</th>
          <th className={page.number}>{t('discounts.uses')}</th>
          <th className={page.number}>{t('discounts.discounted')}</th>
        </tr>
      </thead>
      <tbody>
        {codes.map((code) => (
          <tr key={code.id} data-current={code.id === currentId || undefined}>
            <td className={styles.code}>
              <PageLink to={discountHref(code.id)}>{code.code}</PageLink>
            </td>
            <td className={styles.reward}>{rewardOf(code)}</td>
            <td className={styles.state}>
              <DiscountMark state={code.state} />
            </td>
            <td className={styles.period}>
              <Period code={code} />
            </td>
            <td className={classNames(page.number, styles.uses)}>
              <span className={styles.label}>{t('discounts.uses')}: </span>
              {code.maxUses === null
                ? String(code.uses)
                : t('discounts.usesOf', { uses: code.uses, most: code.maxUses })}
            </td>
            <td className={classNames(page.number, styles.discounted)}>
              {code.discounted.length > 0 ? (
                <>
                  <span className={styles.label}>{t('discounts.discounted')}: </span>
                  {written(code.discounted, ' + ')}
                </>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is still ahead. */
function Period({ code: { from, until, state } }: { code: Listed }) {
  const { locale, t } = useApp();
  if (from && state === 'planned') return t('discounts.since', { at: formatBound(from, locale) });
  return until ? t('discounts.to', { at: formatBound(until, locale) }) : '';
}

/** `discount-period.ts` says what it is: a day, or a moment. */
function formatBound(bound: string, locale: Locale): string {
  const [day, time] = bound.split('T');
  const { languageTag } = languageOf(locale);
  const days = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
  return [new Date(`${day}T00:00Z`).toLocaleDateString(languageTag, days), time].filter(Boolean).join(', ');
}

function percent(locale: Locale, basisPoints: number): string {
  const { languageTag } = languageOf(locale);
  const format = new Intl.NumberFormat(languageTag, { style: 'percent', maximumFractionDigits: 2 });
  return format.format(basisPoints / 10_000);
}
