// What an import would change, or has changed, in numbers, with the products of each.
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { formatNumber } from '../../../numbers/format-number.ts';
import { officeUrlOf } from '../../../office-addresses.ts';
import { AfterHydration } from '../../../ui/office/after-hydration.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { Unanswered } from '../../../ui/office/unanswered.tsx';
import page from '../../../ui/office/work-page.module.css';
import { PageLink } from '../../../ui/page-link.tsx';
import { type ImportOutcome, importOutcomes, isOtherKind } from '../../import-states.ts';
import { FindingPages } from './finding-pages.tsx';
import { importedProductsQuery, type Place, type ShownImport } from './import-queries.ts';
import styles from './imports.module.css';

export function ImportCounts({ shown }: { shown: ShownImport }) {
  const { t, locale } = useApp();
  const format = (count: number) => formatNumber(count, locale);
  const outcomes = outcomesOf(shown.kind);
  const { products, stockChanged, stockLeft, pictures, leftAlone, state } = shown;
  if (!products) return null;
  const isAhead = ['checking', 'checked', 'running', 'cancelled', 'failed'].includes(state);
  const isNothing = products.created + products.updated + products.archived === 0;
  return (
    <section className={page.panel} aria-labelledby="changes">
      <h2 className={page.panelTitle} id="changes">
        {t(isAhead ? 'imports.wouldChange' : 'imports.hasChanged')}
      </h2>
      <div className={layout.stack}>
        <dl className={styles.counts}>
          {([...outcomes, 'unchanged'] as const).map((outcome) => (
            <div key={outcome}>
              <dt>{t(`imports.${outcome}`)}</dt>
              <dd>{format(products[outcome])}</dd>
            </div>
          ))}
        </dl>
        {isNothing && shown.faults === 0 ? <p>{t('imports.nothingNew')}</p> : null}
        {stockChanged > 0 ? <p>{t('imports.stockChanged', { count: stockChanged })}</p> : null}
        {stockLeft > 0 ? <p>{t('imports.stockLeft', { count: stockLeft })}</p> : null}
        {pictures && pictures.failed + pictures.leftOut > 0 ? (
          <p>{t('imports.picturesFailed', { count: pictures.failed + pictures.leftOut })}</p>
        ) : null}
        {shown.changes ? (
          <AfterHydration>
            <LateChanges changes={shown.changes} stockChanged={stockChanged} />
          </AfterHydration>
        ) : null}
        {leftAlone > 0 ? <p>{t('imports.leftAlone', { count: leftAlone })}</p> : null}
        {outcomes.map((outcome) =>
          products[outcome] > 0 ? <ProductsOf key={outcome} shown={shown} outcome={outcome} /> : null,
        )}
      </div>
    </section>
  );
}

/** Records of something else than products are not archived, and of texts there are no new ones. */
function outcomesOf(kind: ShownImport['kind']): readonly ImportOutcome[] {
  if (kind === 'texts') return ['updated'];
  return isOtherKind(kind) ? ['created', 'updated'] : importOutcomes;
}

// Prices, collections and stock, with words that only they have.
const LateChanges = lazy(async () => ({
  default: await (await import('./import-changes.tsx')).bindImportChanges(),
}));

type OutcomeProps = { shown: ShownImport; outcome: ImportOutcome };

/** Fetched when it is unfolded. */
function ProductsOf({ shown, outcome }: OutcomeProps) {
  const { t } = useApp();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t(`imports.${outcome}`)}</summary>
      {isOpen ? <Products shown={shown} outcome={outcome} /> : null}
    </details>
  );
}

function Products({ shown: { id, kind }, outcome }: OutcomeProps) {
  const [place, setPlace] = useState<Place>({});
  const asking = useQuery({ ...importedProductsQuery(id, outcome, place), placeholderData: (before) => before });
  if (!asking.data) return <Unanswered query={asking} />;
  const { products, ...ends } = asking.data.importedProducts;
  return (
    <>
      <ul className={layout.lines}>
        {products.map(({ position, handle, title }) => (
          <li key={position}>
            {isOtherKind(kind) ? title : <PageLink to={officeUrlOf('products', { text: title })}>{title}</PageLink>}{' '}
            <span className={layout.aside}>{handle}</span>
          </li>
        ))}
      </ul>
      <FindingPages ends={ends} onGo={setPlace} />
    </>
  );
}
