// The class of VAT that a product's collections usually have, proposed where another one is chosen.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useT } from '../../../app-instance.tsx';
import { operationQuery } from '../../../query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { AfterHydration } from '../../../ui/office/after-hydration.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { withLateTexts } from '../../../ui/office/with-late-texts.tsx';
import { loadAdviceTexts } from './load-advice-texts.ts';

type UsualVatProps = {
  /** Ids of those that the product is in, as it is typed. */
  collections: readonly string[];
  chosen: string;
  nameOf(vatClass: string): string;
  onTake(vatClass: string): void;
};

const Shown = lazy(async () => ({ default: await withLateTexts(ShownVat, loadAdviceTexts) }));

export function UsualVat(props: UsualVatProps) {
  return (
    <AfterHydration>
      <Shown {...props} />
    </AfterHydration>
  );
}

function ShownVat({ collections, chosen, nameOf, onTake }: UsualVatProps) {
  const t = useT();
  const { data } = useQuery({
    ...operationQuery('ProductsUsualVat', { collections: [...collections] }),
    enabled: collections.length > 0,
    placeholderData: keepPreviousData,
  });
  const usual = collections.length > 0 ? data?.usualVatClass : null;
  if (!usual || usual === chosen) return null;
  return (
    <p className={layout.aside} role="status">
      {t('advice.usualVat', { name: nameOf(usual) })}{' '}
      <Button size="small" kind="quiet" onClick={() => onTake(usual)}>
        {t('advice.use')}
      </Button>
    </p>
  );
}
