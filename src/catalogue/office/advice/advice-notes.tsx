import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useT } from '../../../app-instance.tsx';
import { operationQuery } from '../../../query-client.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { useSettled } from '../../../ui/office/use-settled.ts';
import { withLateTexts } from '../../../ui/office/with-late-texts.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { productHref } from '../product-href.ts';
import { loadAdviceTexts } from './load-advice-texts.ts';

export const bindTwinNote = () => withLateTexts(ShownTwin, loadAdviceTexts);
export const bindSkuProposal = () => withLateTexts(ShownProposal, loadAdviceTexts);

/** `id`: of the product that has it itself; null while it is new. */
export type TwinNoteProps = { kind: 'TITLE' | 'SKU' | 'EAN'; code: string; id: string | null };

const texts = { TITLE: 'advice.sameTitle', SKU: 'advice.sameSku', EAN: 'advice.sameEan' } as const;

function ShownTwin({ kind, code, id }: TwinNoteProps) {
  const t = useT();
  const asked = useSettled(code.trim());
  const { data } = useQuery(operationQuery('ProductsTwins', { id, kind, codes: [asked] }));
  const twin = asked === code.trim() ? data?.productTwins[0] : undefined;
  return (
    <p className={layout.aside} role="status">
      {twin ? (
        <>
          {t(texts[kind])} <PageLink to={productHref(twin.id)}>{twin.title}</PageLink>
        </>
      ) : null}
    </p>
  );
}

export type SkuProposalProps = { title: string; onTake(sku: string): void };

function ShownProposal({ title, onTake }: SkuProposalProps) {
  const t = useT();
  const asked = useSettled(title.trim());
  const { data } = useQuery({
    ...operationQuery('ProductsProposedSku', { title: asked }),
    placeholderData: keepPreviousData,
  });
  const sku = data?.proposedSku ?? '';
  if (sku === '') return null;
  return (
    <Button size="small" kind="quiet" onClick={() => onTake(sku)}>
      {t('advice.takeSku', { sku })}
    </Button>
  );
}
