// What a file does to prices, collections and stock: of each how much, and the first rows with what they said before.
import type { ReactNode } from 'react';
import { useFormatMoney, useT } from '../../../app-instance.tsx';
import { textsOf } from '../../../i18n/load-texts.ts';
import { money } from '../../../money.ts';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { withLateTexts } from '../../../ui/office/with-late-texts.tsx';
import type { ShownImport } from './import-queries.ts';
import styles from './imports.module.css';

const loadTexts = textsOf((locale) => import(`../../../i18n/messages/${locale}/catalogue/import-changes.ts`));

export const bindImportChanges = () => withLateTexts(ImportChanges, loadTexts);

type Changes = NonNullable<ShownImport['changes']>;
type ChangesProps = { changes: Changes; stockChanged: number };

function ImportChanges({ changes, stockChanged }: ChangesProps) {
  const { pricesChanged, prices, collections, stock } = changes;
  const t = useT();
  const format = useFormatMoney();
  const shownPrice = (minor: number | null | undefined, currency: Changes['prices'][number]['currency']) =>
    minor == null ? t('importChanges.noPrice') : format(money(minor, currency));
  return (
    <>
      <Part title={t('importChanges.prices', { count: pricesChanged })} all={pricesChanged} listed={prices.length}>
        <Variants
          rows={prices.map(({ currency, before, after, ...variant }) => ({
            ...variant,
            key: `${nameOf(variant)} ${currency}`,
            before: shownPrice(before, currency),
            after: shownPrice(after, currency),
          }))}
        />
      </Part>
      <Part title={t('importChanges.stock', { count: stockChanged })} all={stockChanged} listed={stock.length}>
        <Variants
          rows={stock.map(({ before, after, ...variant }) => ({
            ...{ ...variant, key: nameOf(variant), before: String(before), after: String(after) },
          }))}
        />
      </Part>
      <Part
        title={t('importChanges.collections', { count: collections.length })}
        all={collections.length}
        listed={collections.length}
      >
        <Collections collections={collections} />
      </Part>
    </>
  );
}

/** Nothing where nothing changes. */
function Part({ title, all, listed, children }: { title: string; all: number; listed: number; children: ReactNode }) {
  const t = useT();
  if (all === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      {children}
      {all > listed ? <p className={layout.aside}>{t('importChanges.first', { count: listed })}</p> : null}
    </details>
  );
}

type Named = { handle: string; options: string; sku: string };

function nameOf({ handle, options, sku }: Named): string {
  return [handle, options, sku].filter(Boolean).join(' · ');
}

function Variants({ rows }: { rows: readonly (Named & { key: string; before: string; after: string })[] }) {
  const t = useT();
  return (
    <table className={styles.messages}>
      <thead>
        <tr>
          <th scope="col">{t('importChanges.product')}</th>
          <th scope="col">{t('importChanges.before')}</th>
          <th scope="col">{t('importChanges.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td>{nameOf(row)}</td>
            <td>{row.before}</td>
            <td>{row.after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Collections({ collections }: Pick<Changes, 'collections'>) {
  const t = useT();
  return (
    <table className={styles.messages}>
      <thead>
        <tr>
          <th scope="col">{t('importChanges.collection')}</th>
          <th scope="col">{t('importChanges.joined')}</th>
          <th scope="col">{t('importChanges.left')}</th>
        </tr>
      </thead>
      <tbody>
        {collections.map(({ title, isNew, joined, left }) => (
          <tr key={title}>
            <td>
              {title} {isNew ? <span className={layout.aside}>{t('importChanges.isNew')}</span> : null}
            </td>
            <td>{joined}</td>
            <td>{left}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
