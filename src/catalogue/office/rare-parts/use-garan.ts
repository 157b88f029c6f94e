import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import type { MessageKey } from '../../../i18n/all-messages.ts';
import { MAX_OFFICIAL_BYTES, OFFICIAL_FILE_TYPE } from '../../../official-file.ts';
import { operationQuery, useOperationMutation } from '../../../query-client.ts';
import { pageOfHeaders } from '../../../staff/page-of.ts';
import { type GaranFacts, garanUploadUrl } from './garan-upload.ts';

/** `who` has changed the label since it was read. */
export type GaranFault = { text: MessageKey; who?: string };

/** The label of a product, which is saved by itself: its file is no field of a form. */
export function useGaran(product: string) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const query = operationQuery('ProductsGaran', { product });
  const asking = useQuery(query);
  const { mutate, isPending } = useOperationMutation('ProductsRemoveGaran');
  const [isSent, setSent] = useState(false);
  const [fault, setFault] = useState<GaranFault | null>(null);
  const { label = null, version = 0 } = asking.data?.productGaran ?? {};
  /** What is there now is shown, refused or not: pressed once more, what was typed goes over it. */
  const tell = (refused: GaranFault | null, done: MessageKey) => {
    setFault(refused);
    if (!refused) showToast({ kind: 'success', text: t(done) });
    return queryClient.invalidateQueries({ queryKey: query.queryKey });
  };

  /** `file`: null keeps the one that is there. Whether it is stored. */
  async function save(facts: Partial<GaranFacts>, file: File | null): Promise<boolean> {
    if (file && file.size > MAX_OFFICIAL_BYTES) {
      setFault({ text: 'productEditor.garan_FileTooLarge' });
      return false;
    }
    setSent(true);
    const refused = await send(garanUploadUrl(product, { facts, version }), file);
    setSent(false);
    await tell(refused, 'productEditor.garanSaved');
    return refused === null;
  }

  return {
    asking,
    label,
    isBusy: isSent || isPending,
    fault,
    save,
    remove: () =>
      mutate(
        { product, version },
        {
          onSuccess: ({ removeGaran: { changedBy: who } }) =>
            tell(who === null ? null : { text: 'productEditor.garan_ChangedSince', who }, 'productEditor.garanRemoved'),
          onError: showToast,
        },
      ),
  };
}

const told = ['FactsInvalid', 'FileMissing', 'FileTooLarge', 'FileNotShown', 'ChangedSince'] as const;

/** What is wrong with it; null: it is stored. */
async function send(url: string, file: File | null): Promise<GaranFault | null> {
  try {
    const headers = { ...pageOfHeaders(), 'content-type': OFFICIAL_FILE_TYPE };
    const answer = await fetch(url, { method: 'POST', headers, body: file ?? new Blob([]) });
    if (!answer.ok) return { text: 'productEditor.garan_other' };
    const { refusal, ...said } = (await answer.json()) as { refusal: string | null; who?: string };
    if (refusal === null) return null;
    return { text: `productEditor.garan_${told.find((each) => each === refusal) ?? 'other'}`, ...said };
  } catch {
    return { text: 'productEditor.garan_other' };
  }
}
